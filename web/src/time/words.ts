/** Time in words. */

import { t } from '../i18n.svelte'
import type { ClockSetting, TimeEvent } from '../wire'
import { inUnits, reading } from './clocks'

export function lengthWords(seconds: number): string {
  const { unit, n } = inUnits(seconds)
  return t(`time-${unit}s`, { n })
}

export function leftWords(left: number): string {
  const { days, hours, clock } = reading(left)
  return days >= 2 ? t('time-days-hours', { days, hours }) : clock
}

export function clockWords(clock: ClockSetting): string {
  const length = lengthWords(clock.seconds)
  const how =
    clock.kind === 'decision'
      ? t('clock-told-decision', { length })
      : clock.increment
        ? t('clock-told-increment', { length, increment: lengthWords(clock.increment) })
        : t('clock-told-bank', { length })
  return `${how} ${t(`clock-told-${clock.at_zero}`)}`
}

/** The message of what happened, and to whom: the reader is spoken to. */
export const eventKey = (event: TimeEvent, own: boolean): string => `time-event-${event.what}${own ? '-you' : ''}`
