/** How the legal actions of a prompt are grouped and ordered in the action bar: the most likely first. */
import type { Option, Prompt } from '../../wire'
import { emptyPreview, parse, sailPreview } from './words'

export interface ActionGroup {
  /** Fluent id of the group's heading. */
  label: string
  options: Option[]
}

const worth: Record<string, number> = { gold: 3, food: 2, gunpowder: 2 }

export function groups(prompt: Prompt): ActionGroup[] {
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
    case 'sabre':
      add('sabre', options)
      break
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
