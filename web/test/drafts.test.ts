import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerDraft, belongTo, draftAt, forgetOthers, keepDraft, PENDING } from '../src/drafts'
import { fits as fitsMix, type Mix } from '../src/games/empires/answer/mixing'
import { fits as fitsPayment } from '../src/games/jamaica/answer/paying'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size
    },
  })
})

describe('drafts', () => {
  it('come back for their own question only, and are gone with the next', () => {
    keepDraft('t1 0', 'first', [1, 2])
    expect(draftAt('t1 0', 'first')).toEqual([1, 2])
    expect(draftAt('t1 0', 'second')).toBeNull()
    expect(draftAt('t1 1', 'first')).toBeNull()
    forgetOthers('t1 0', 'first')
    expect(draftAt('t1 0', 'first')).toEqual([1, 2])
    forgetOthers('t1 0', 'second')
    expect(draftAt('t1 0', 'first')).toBeNull()
  })
  it('of an answer belong to what is edited, too', () => {
    answerDraft('t1 0', 'pay').set('gold 3', { gold: 2 })
    expect(answerDraft('t1 0', 'pay').get('gold 3')).toEqual({ gold: 2 })
    expect(answerDraft('t1 0', 'pay').get('gold 4')).toBeNull()
    expect(answerDraft('t1 0', 'sail').get('gold 3')).toBeNull()
  })
  it('are no more than forty, the latest', () => {
    for (let n = 0; n < 45; n++) keepDraft(`t${n} 0`, 'q', n)
    keepDraft('t20 0', 'q', 'again')
    keepDraft('t45 0', 'q', 45)
    expect(draftAt('t4 0', 'q')).toBeNull()
    expect(draftAt('t5 0', 'q')).toBeNull()
    expect(draftAt('t6 0', 'q')).toBe(6)
    expect(draftAt('t20 0', 'q')).toBe('again')
  })
  it('are of one person: for the next one at this browser there are none', () => {
    belongTo('ann')
    keepDraft('t1 0', 'q', 1)
    kept.set(`${PENDING}t1`, '{}')
    kept.set('tradewinds.settings', '{}')
    belongTo('ann')
    expect(draftAt('t1 0', 'q')).toBe(1)
    belongTo('ben')
    expect(draftAt('t1 0', 'q')).toBeNull()
    expect([...kept.keys()].sort()).toEqual(['tradewinds.settings', 'tradewinds.whose'])
  })
  it('that somebody has tampered with are none', () => {
    for (const text of ['', 'null', '7', '{"t1 0":7}', '{"t1 0":null}', 'x']) {
      kept.set('tradewinds.drafts', text)
      expect(draftAt('t1 0', 'q')).toBeNull()
    }
    const due = { n: 3, can: [2, 0, 4] }
    expect(fitsPayment(due, [1, 0, 2])).toBe(true)
    for (const wrong of [null, {}, [1, 2], [3, 0, 0], [1, 0, 1], [1, 0, '2'], [-1, 0, 4]])
      expect(fitsPayment(due, wrong)).toBe(false)
    const mix: Mix = { verb: 'pay', kinds: [{ kind: 'food', most: 2 }], least: 2, most: 2 }
    expect(fitsMix(mix, { food: 1 })).toBe(true)
    for (const wrong of [null, 3, { wood: 1 }, { food: 3 }, { food: 0.5 }, { food: 'x' }])
      expect(fitsMix(mix, wrong)).toBe(false)
  })
})
