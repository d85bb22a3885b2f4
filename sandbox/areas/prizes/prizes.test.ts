import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '#sandbox/artwork/parts/random.ts'
import type { Draw } from '#sandbox/lib/draw.ts'
import { readMerchants } from '#sandbox/merchants/merchants.ts'
import { acme, zen } from '#tests/contract/support/merchants.ts'
import { envelopeRules, envelopesAt } from './envelopes.ts'
import { type Chance, pickByChance, wholeChance } from './pick.ts'
import { spinsOn, wheelRules } from './wheel.ts'

const drawOf = (seed: number): Draw => {
  const random = seededRandom(seed)
  return (below) => random.whole(0, below - 1)
}

const named = {
  redEnvelope: {
    every: 'day',
    lasts: 1,
    times: 0,
    amounts: [
      { amount: 8, chance: 99.5 },
      { amount: 88, chance: 0.5 },
    ],
  },
  prizeWheel: {
    keeps: 5,
    prizes: [
      { kind: 'points', amount: 30, chance: 66.67 },
      { kind: 'none', chance: 33.33 },
    ],
  },
}
const tokyo = { ...zen, timeZone: 'Asia/Tokyo' }
const merchants = readMerchants([acme, tokyo, { ...tokyo, code: 'named', pointMall: true, demo: named }])
const merchantOf = (code: string) => {
  const merchant = merchants.get(code)
  if (!merchant) throw new Error(code)
  return merchant
}

/** Whether each was drawn as often as its chance says: within five standard deviations, once in two million runs. */
function expectStated(items: readonly Chance[], draw: Draw, spins: number): void {
  const counts = new Map(items.map((item) => [item, 0]))
  for (let spin = 0; spin < spins; spin++) {
    const item = pickByChance(items, draw)
    counts.set(item, (counts.get(item) ?? 0) + 1)
  }
  for (const [{ basisPoints }, count] of counts) {
    const chance = basisPoints / wholeChance
    const deviation = Math.sqrt(spins * chance * (1 - chance))
    expect(Math.abs(count - spins * chance)).toBeLessThanOrEqual(5 * deviation + 1)
  }
}

test('what is drawn comes as often as the chances say, whatever they are', () => {
  const chances = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 12 }).map((weights) => {
    const shares = weights.map((weight) => Math.max(1, Math.floor((weight / 6000) * wholeChance)))
    const rest = wholeChance - shares.reduce((sum, share) => sum + share, 0)
    return [...shares, rest].map((basisPoints) => ({ basisPoints }))
  })
  void fc.assert(
    fc.property(chances, fc.integer(), (items, seed) => expectStated(items, drawOf(seed), 20_000)),
    { numRuns: 25, seed: 7 },
  )
})

test.each(['acme', 'zen', 'named'])('the stated chances of %s are whole, and held over many spins', (code) => {
  const merchant = merchantOf(code)
  for (const items of [envelopeRules(merchant).amounts, wheelRules(merchant).prizes]) {
    expect(items.reduce((sum, { basisPoints }) => sum + basisPoints, 0)).toBe(wholeChance)
    expectStated(items, drawOf(3), 200_000)
  }
})

test('every number that is drawn has its prize, and the same number the same one', () => {
  const { prizes } = wheelRules(merchantOf('acme'))
  const all = Array.from({ length: wholeChance }, (_, drawn) => pickByChance(prizes, () => drawn).id)
  for (const { id, basisPoints } of prizes) expect(all.filter((each) => each === id)).toHaveLength(basisPoints)
  expect(() => pickByChance([{ basisPoints: 1 }], () => 1)).toThrow(RangeError)
})

test('amounts are those of the currency, or those that a demo.json names', () => {
  expect(envelopeRules(merchantOf('acme')).amounts[0]).toEqual({ amount: 500, basisPoints: 5000 })
  expect(envelopeRules(merchantOf('zen')).amounts.every(({ amount }) => amount % 100 === 0)).toBe(true)
  expect(envelopeRules(merchantOf('named'))).toMatchObject({ every: 'day', times: 0, amounts: [{ amount: 800 }, {}] })
  expect(wheelRules(merchantOf('named')).prizes).toEqual([
    { id: '1', kind: 'points', amount: 30, basisPoints: 6667, times: 0 },
    { id: '2', kind: 'none', amount: 0, basisPoints: 3333, times: 0 },
  ])
})

test('chances that are not the whole are a mistake of the demo.json', () => {
  const demo = { redEnvelope: { amounts: [{ amount: 8, chance: 99 }] } }
  expect(() => readMerchants([{ ...zen, demo }])).toThrow('must have chances that are 100 together')
})

test('points to win need a points mall', () => {
  expect(() => readMerchants([{ ...zen, demo: named }])).toThrow(
    'prizeWheel.prizes.0: gives points, which need features.pointMall',
  )
})

test('there is an envelope a week from Monday on in the merchant’s zone, open for two', () => {
  // A Sunday in London is a Monday in Tokyo.
  const { current, nextAt } = envelopesAt(merchantOf('zen'), Date.parse('2026-11-22T16:00:00Z'))
  expect(current.map(({ day }) => day)).toEqual(['2026-11-16', '2026-11-23'])
  expect(current[0]?.expiresAt).toBe(Date.parse('2026-11-29T15:00:00Z'))
  expect(current[1]?.givenAt).toBe(Date.parse('2026-11-22T15:00:00Z'))
  expect(nextAt).toBe(Date.parse('2026-11-29T15:00:00Z'))
  const daily = envelopesAt(merchantOf('named'), Date.parse('2026-11-22T16:00:00Z'))
  expect(daily.current.map(({ day }) => day)).toEqual(['2026-11-23'])
})

test('one spin waits at first; then there is one more each day, and no more than are kept', () => {
  expect(spinsOn(null, '2026-11-20', 3)).toBe(1)
  expect(spinsOn({ spins: 0, day: '2026-11-20' }, '2026-11-20', 3)).toBe(0)
  expect(spinsOn({ spins: 0, day: '2026-11-20' }, '2026-11-21', 3)).toBe(1)
  expect(spinsOn({ spins: 1, day: '2026-11-20' }, '2026-12-20', 3)).toBe(3)
  // Where fewer are kept than before, nobody loses one.
  expect(spinsOn({ spins: 5, day: '2026-11-20' }, '2026-11-22', 3)).toBe(5)
})
