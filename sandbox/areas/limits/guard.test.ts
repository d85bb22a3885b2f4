import { expect, test } from 'vitest'
import { move, operatorAccountOf, walletOf } from '#sandbox/ledger/accounts.ts'
import { codeOf, dayMs, openPurse } from '#tests/support/purse.ts'
import { depositLeft, refuseBet, refusePaused, refusePlay } from './guard.ts'
import { notePlaying } from './usage.ts'

function openGuarded(main = 0) {
  const purse = openPurse(main)
  const { store, owner, now } = purse
  const { merchant, member } = owner
  const who = { merchant, memberId: member.id }
  let moves = 0
  return {
    ...purse,
    who,
    bet: (stake: number) => codeOf(refuseBet(purse, who, stake)),
    /** So much comes into the wallet, or leaves it. */
    moved(kind: string, amount: number): void {
      moves += 1
      move(store, { kind, at: now().getTime(), reference: `${moves}` }, [
        [operatorAccountOf(store, merchant, 'bank'), -amount],
        [walletOf(store, owner), amount],
      ])
    },
  }
}

test('a stake may be as high as its limit, and without one as high as one likes', () => {
  const { bet, limit } = openGuarded()
  expect(bet(1e12)).toBeNull()
  limit('stake', 1000)
  expect([bet(1000), bet(1001)]).toEqual([null, 'limit.stake'])
})

test('a stake counts as lost beforehand, and what comes back makes room for more', () => {
  const { bet, limit, moved } = openGuarded(10_000)
  limit('loss', 1000)
  expect([bet(1000), bet(1001)]).toEqual([null, 'limit.loss'])
  moved('bet', -600)
  expect([bet(400), bet(401)]).toEqual([null, 'limit.loss'])
  moved('win', 500)
  expect([bet(900), bet(901)]).toEqual([null, 'limit.loss'])
  // Who is ahead may still lose no more than the limit.
  moved('lottery-win', 5000)
  expect([bet(1000), bet(1001)]).toEqual([null, 'limit.loss'])
})

test('a new day begins anew, at midnight of the merchant’s zone', () => {
  const { bet, limit, moved, pass } = openGuarded(10_000)
  limit('loss', 1000)
  moved('lottery-bet', -1000)
  // From six in the evening on.
  pass(6 * 3_600_000 - 1)
  expect(bet(1)).toBe('limit.loss')
  pass(1)
  expect(bet(1000)).toBeNull()
})

test('playing time is counted from bet to bet, and not over a pause', () => {
  const { limit, who, pass, ...part } = openGuarded()
  limit('time', 5)
  const played = (ms: number) => {
    pass(ms)
    notePlaying(part, who)
    return codeOf(refusePlay(part, who))
  }
  expect([played(0), played(4 * 60_000), played(6 * 60_000), played(60_000)]).toEqual([null, null, null, 'limit.time'])
})

test('what may still be paid in is what the limit leaves of its period', () => {
  const { limit, moved, pass, who, ...part } = openGuarded()
  expect(depositLeft(part, who)).toBeNull()
  limit('deposit', 1000, 'week')
  moved('deposit', 400)
  moved('bonus', 300)
  expect(depositLeft(part, who)).toEqual({ period: 'week', limit: 1000, left: 600 })
  moved('deposit', 700)
  expect(depositLeft(part, who)?.left).toBe(0)
  pass(3 * dayMs)
  expect(depositLeft(part, who)?.left).toBe(1000)
})

test('each period counts, and what is left is what the tightest of them leaves', () => {
  const { bet, limit, moved, pass, who, ...part } = openGuarded()
  const tightest = () => depositLeft(part, who)
  limit('deposit', 1000)
  limit('deposit', 3000, 'week')
  limit('deposit', 3500, 'month')
  moved('deposit', 900)
  expect(tightest()).toEqual({ period: 'day', limit: 1000, left: 100 })
  pass(dayMs)
  moved('deposit', 900)
  pass(dayMs)
  // The day has 1000 left and the week 1200, the month 1700.
  expect(tightest()).toEqual({ period: 'day', limit: 1000, left: 1000 })
  moved('deposit', 900)
  // Monday.
  pass(dayMs)
  expect(tightest()).toEqual({ period: 'month', limit: 3500, left: 800 })
  limit('loss', 500)
  limit('loss', 800, 'month')
  moved('bet', -500)
  expect(bet(1)).toBe('limit.loss')
  pass(dayMs)
  expect([bet(300), bet(301)]).toEqual([null, 'limit.loss'])
})

test('playing time of a week ends play on a day that has time left', () => {
  const { limit, who, pass, ...part } = openGuarded()
  limit('time', 10)
  limit('time', 12, 'week')
  const played = (ms: number) => {
    pass(ms)
    notePlaying(part, who)
    return codeOf(refusePlay(part, who))
  }
  expect([played(0), played(300_000), played(180_000), played(dayMs)]).toEqual([null, null, null, null])
  expect([played(180_000), played(60_000)]).toEqual([null, 'limit.time'])
})

test('a break ends when it is over, an exclusion for good does not', () => {
  const { takeBreak, pass, store, who, ...rest } = openGuarded()
  const paused = () => codeOf(refusePaused({ ...rest, store }, who.memberId))
  takeBreak()
  pass(dayMs - 1)
  expect(paused()).toBe('player.excluded')
  pass(1)
  expect(paused()).toBeNull()
  store.playLimits.setPause(who.memberId, { kind: 'exclusion', until: null })
  pass(1e12)
  expect(paused()).toBe('player.excluded')
})
