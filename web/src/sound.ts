/** Four small sounds, made on the spot; silent unless somebody turns them up. */

import { settings } from './settings.svelte'

export type Sound = 'turn' | 'done' | 'refused' | 'end'

/** Of a tone at full volume: no more, because several may be heard at once. */
const LOUDEST = 0.3

let context: AudioContext | undefined

const notes: Record<Sound, [frequency: number, at: number, length: number][]> = {
  turn: [
    [659, 0, 0.12],
    [988, 0.1, 0.22],
  ],
  done: [[330, 0, 0.07]],
  refused: [
    [220, 0, 0.1],
    [196, 0.1, 0.16],
  ],
  end: [
    [523, 0, 0.16],
    [659, 0.14, 0.16],
    [784, 0.28, 0.16],
    [1047, 0.42, 0.4],
  ],
}

/** How much of a tone's swing a volume is: the ear hears half as loud what swings a quarter as far. */
export const gainAt = (volume: number): number => LOUDEST * (volume / 100) ** 2

export function sound(name: Sound): void {
  const loud = gainAt(settings.kept.volume)
  if (loud === 0) return
  context ??= new AudioContext()
  for (const [frequency, at, length] of notes[name]) {
    const from = context.currentTime + at
    const tone = context.createOscillator()
    const gain = context.createGain()
    tone.type = 'triangle'
    tone.frequency.value = frequency
    gain.gain.setValueAtTime(0, from)
    gain.gain.linearRampToValueAtTime(loud, from + 0.015)
    gain.gain.exponentialRampToValueAtTime(Math.min(0.0005, loud / 4), from + length)
    tone.connect(gain).connect(context.destination)
    tone.start(from)
    tone.stop(from + length)
  }
}
