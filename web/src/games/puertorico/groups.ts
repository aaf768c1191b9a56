/** How the legal actions of a question are grouped in the action bar, in an order that is the same every time. */

import type { Option, Prompt } from '../../wire'
import { building, GOODS, TILES } from './data'
import type { Good, PuertoRicoView } from './view.gen'
import { noted, parse } from './words'

export interface ActionGroup {
  /** Fluent id of the group's heading. */
  label: string
  options: Option[]
}

const by = (options: Option[], key: (option: Option) => number): Option[] =>
  [...options].sort((x, y) => key(x) - key(y))

export function groups(prompt: Prompt, view: PuertoRicoView): ActionGroup[] {
  const out: ActionGroup[] = []
  const left = [...prompt.options]
  /** Takes the options that fit out of what is left. */
  const add = (
    label: string,
    fits: (verb: string, rest: string[]) => boolean,
    key: (option: Option) => number = () => 0,
  ): void => {
    const taken = left.filter((option) => {
      const { verb, rest } = parse(option.action)
      return fits(verb, rest)
    })
    if (!taken.length) return
    for (const option of taken) left.splice(left.indexOf(option), 1)
    out.push({ label: `puertorico-ui-group-${label}`, options: by(taken, key) })
  }
  const verb =
    (...verbs: string[]) =>
    (one: string): boolean =>
      verbs.includes(one)
  const grade = (option: Option): number => -GOODS.indexOf((parse(option.action).rest[0] ?? 'corn') as Good)

  switch (prompt.kind) {
    case 'round':
      add('roles', verb('role'), (option) => view.roles.findIndex((one) => `role:${one.role}` === option.action))
      break
    case 'tile':
    case 'second_tile':
      add('plantations', (one, [tile]) => one === 'take' && tile !== 'quarry', grade)
      add('quarry', verb('take'))
      break
    case 'building':
      // As they lie in the tray.
      add('build', verb('build'), (option) => {
        const { cap, order } = building(parse(option.action).rest[0] ?? '')
        const cost = view.tray.find((tile) => option.action === `build:${tile.building}`)?.cost ?? 0
        return cap * 10_000 + cost * 200 + order
      })
      break
    case 'shipping':
      add('ships', verb('load'), (option) => Number(parse(option.action).rest[1]) * 10 + grade(option))
      add('wharf', verb('wharf'), grade)
      add('small-wharf', verb('small_wharf'))
      break
    case 'small_shipping':
      add('small-wharf', verb('small_wharf'))
      break
    case 'trading':
      add('sell', verb('sell'), grade)
      add('outpost', verb('outpost'), grade)
      add('zoning', verb('zoning', 'remove'))
      break
    case 'storing':
      add('keep-kinds', verb('keep_kind'), grade)
      add('keep-crates', verb('keep'), grade)
      break
    case 'extra':
      add('goods', verb('extra'), grade)
      break
    case 'pensioning':
      add('goods', verb('pension'), (option) => -grade(option))
      break
    case 'smuggling':
      add('raid', verb('raid'), (option) => -Number(parse(option.action).rest[1] ?? 0))
      add('plunder', verb('plunder'))
      add('poach', verb('poach'))
      add('capture', verb('capture'), (option) =>
        view.roles.findIndex((one) => `capture:${one.role}` === option.action),
      )
      break
    case 'poaching':
      add('fields', (one, rest) => one === 'poach' && (TILES as readonly string[]).includes(rest[1] ?? ''))
      add('houses', (one) => one === 'poach')
      break
    case 'slots':
    case 'rewarding':
      add('fields', (one, [place]) => one === 'staff' && (TILES as readonly string[]).includes(place ?? ''))
      add('houses', (one, [place]) => one === 'staff' && place !== 'portrait')
      add('leave-fields', (one, [place]) => one === 'empty' && (TILES as readonly string[]).includes(place ?? ''))
      add('leave-houses', verb('empty'))
      break
    case 'staffing':
      add('staffing', verb('staffing'))
      break
    case 'occupant':
    case 'picking':
    case 'dismissing':
      add('persons', verb('occupant', 'person', 'dismiss'))
      break
    case 'paying':
      add('give', verb('give'))
      break
    case 'overpaying':
      add('overpay', verb('overpay'), (option) => Number(parse(option.action).rest[0] ?? 0))
      break
    case 'selecting':
      for (const cost of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
        add(
          `select-${cost}`,
          (one, [id]) =>
            one === 'select' &&
            (view.tray.find((tile) => tile.building === id)?.cost ??
              noted(
                left.find((o) => o.action === `select:${id ?? ''}`),
                'cost',
                'n',
              )) === cost,
        )
      break
    case 'dealing':
    case 'draft':
      add('cards', verb('card'))
      break
    case 'park':
      add('remove', verb('remove'))
      break
    case 'hospital':
    case 'second_hospital':
      add('hospital', verb('hospital'))
      break
    default:
      break
  }
  add('yes', verb('accept', 'draw', 'produce', 'lay'))
  add('bohio', verb('bohio'))
  add('pass', verb('pass'))
  // Whatever was not recognised is still offered.
  if (left.length) out.push({ label: 'puertorico-ui-group-other', options: left })
  return out
}
