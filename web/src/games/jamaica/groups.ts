/** How the legal actions of a prompt are grouped and ordered in the action bar: the most likely first. */
import type { Option, Prompt } from '../../wire'
import type { JamaicaView } from './view.gen'
import { emptyPreview, owner, parse, sailPreview } from './words'

export interface ActionGroup {
  /** Fluent id of the group's heading. */
  label: string
  options: Option[]
}

const worth: Record<string, number> = { gold: 3, food: 2, gunpowder: 2 }

export function groups(prompt: Prompt, view: JamaicaView): ActionGroup[] {
  const options = [...prompt.options]
  const out: ActionGroup[] = []
  const add = (label: string, list: Option[]) => {
    if (list.length > 0) out.push({ label: `jamaica-ui-group-${label}`, options: list })
  }
  switch (prompt.kind) {
    case 'place_dice':
      add('dice', options)
      break
    case 'choose_card':
      add('cards', options)
      break
    case 'load':
      add(
        'empty-holds',
        by(options, (o) => parse(o.action).n),
      )
      break
    case 'empty':
      // The smallest loss first.
      add(
        'throw',
        by(options, (o) => {
          const p = emptyPreview(o)
          return p ? p.amount * (worth[p.good] ?? 1) : 0
        }),
      )
      break
    case 'sail': {
      const short = (o: Option) => sailPreview(o)?.can_pay === false
      const rank = (o: Option) => {
        const p = sailPreview(o)
        if (!p) return 0
        return (p.finish ? -100 : 0) + (p.treasure ? -50 : 0) + ((p.battle?.length ?? 0) > 0 ? 20 : 0) + p.cost
      }
      add(
        'payable',
        by(
          options.filter((o) => !short(o)),
          rank,
        ),
      )
      add('short', by(options.filter(short), rank))
      break
    }
    case 'retreat':
      add(
        'back',
        by(options, (o) => sailPreview(o)?.cost ?? 0),
      )
      break
    case 'attack':
      add('attack', options)
      break
    case 'powder':
      add(
        'powder',
        by(options, (o) => parse(o.action).n),
      )
      break
    case 'pay':
      add(
        'pay',
        by(options, (o) =>
          o.action === 'pay:smallest' ? -1 : parse(o.action).n * 100 + Number(parse(o.action).rest[1] ?? 0),
        ),
      )
      break
    case 'sabre':
      add('sabre', options)
      break
    case 'loot': {
      const what = (o: Option) => parse(o.action).rest[0] ?? ''
      const loser = owner(view, prompt, null)
      const value = (o: Option) => {
        const hold = loser?.holds[Number(parse(o.action).rest[1] ?? 0) - 1]
        return hold?.good ? -hold.amount * (worth[hold.good] ?? 1) : 0
      }
      add(
        'loot-holds',
        by(
          options.filter((o) => what(o) === 'hold'),
          value,
        ),
      )
      add(
        'loot-treasure',
        options.filter((o) => what(o) === 'power' || what(o) === 'face_down'),
      )
      add(
        'loot-curse',
        by(
          options.filter((o) => what(o) === 'curse'),
          (o) => -Number(parse(o.action).rest[1] ?? 0),
        ),
      )
      add(
        'loot-nothing',
        options.filter((o) => what(o) === 'nothing'),
      )
      break
    }
    case 'ghost':
      add('ghost', options)
      break
    default:
      break
  }
  // Whatever was not recognised is still offered.
  const shown = new Set(out.flatMap((g) => g.options.map((o) => o.action)))
  const rest = options.filter((o) => !shown.has(o.action))
  if (rest.length > 0) out.push({ label: 'jamaica-ui-group-other', options: rest })
  return out
}

function by(options: Option[], key: (o: Option) => number): Option[] {
  return [...options].sort((a, b) => key(a) - key(b))
}
