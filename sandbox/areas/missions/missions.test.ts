import { expect, test } from 'vitest'
import { trialType } from '#sandbox/members/accounts.ts'
import { acmeDemo } from '#tests/contract/support/merchants.ts'
import { codeOf, dayMs, granted, openPurse } from '#tests/support/purse.ts'
import { claimableCount, claimOwnMission, missionId, ownMissions } from './missions.ts'

function openBoard(main = 0, changed: Parameters<typeof openPurse>[1] = {}) {
  const purse = openPurse(main, changed)
  const { store, owner } = purse
  const claim = (id: string, whose = owner) => purse.transaction(() => claimOwnMission(purse, whose, id))
  return {
    ...purse,
    claim,
    /** Of the period that goes on; the clock stands on a Friday, as Dhaka has it. */
    idOf(plan: string): string {
      const mission = ownMissions(purse, owner).find((each) => each.plan.id === plan)
      return mission ? missionId(mission) : ''
    },
    points: () => store.points.balance(owner.member.id),
    waiting: () => claimableCount(purse, owner),
  }
}

test('the points of a mission that is done to the minor unit are given, once', () => {
  const { claim, idOf, noteBet, points, waiting } = openBoard()
  const id = idOf('day-stake')
  noteBet(49_999)
  noteBet(1_000_000, null)
  expect([codeOf(claim(id)), points(), waiting()]).toEqual(['mission.not-done', 0, 0])
  noteBet(1)
  expect(waiting()).toBe(1)
  expect(granted(claim(id))).toMatchObject({ state: 'claimed', done: 50_000 })
  expect([codeOf(claim(id)), points(), waiting()]).toEqual(['mission.claimed', 20, 0])
})

test('a mission moves points and no money', () => {
  const { claim, idOf, postings, points, owed } = openBoard(200_000)
  expect(codeOf(claim(idOf('month-deposit')))).toBeNull()
  expect([points(), postings, owed()]).toEqual([60, [], []])
})

test('what was done in a period is claimed until the next one is over, and begins anew in each', () => {
  const { claim, idOf, noteBet, points, pass } = openBoard()
  const today = idOf('day-stake')
  noteBet(50_000)
  pass(dayMs)
  expect(codeOf(claim(today))).toBeNull()
  const tomorrow = idOf('day-stake')
  expect(tomorrow).not.toBe(today)
  expect(codeOf(claim(tomorrow))).toBe('mission.not-done')
  noteBet(50_000)
  pass(2 * dayMs)
  expect(codeOf(claim(tomorrow))).toBe('mission.unknown')
  expect(points()).toBe(20)
})

test('a mission that a rank opens is locked until the member has it, and is not offered without ranks', () => {
  const { claim, idOf, owner, noteBet, points, pass, ...board } = openBoard(200_000)
  const id = idOf('month-games')
  const stateOf = () => ownMissions(board, owner).find(({ plan }) => plan.id === 'month-games')?.state
  expect(stateOf()).toBe('locked')
  expect(codeOf(claim(id))).toBe('mission.not-done')
  noteBet(2_000_000_000)
  const ranked = {
    ...owner,
    merchant: {
      ...owner.merchant,
      demo: {
        ...owner.merchant.demo,
        vip: {
          ranks: [1, 2, 3, 4].map((level) => ({
            deposits: level,
            stakes: level,
            keep: 0,
            rebate: 0,
            gift: 0,
            birthday: 0,
            manager: false,
          })),
        },
      },
    },
  }
  expect(ownMissions(board, ranked).find(({ plan }) => plan.id === 'month-games')?.state).toBe('running')
  const without = { ...owner, merchant: { ...owner.merchant, vip: false } }
  expect(ownMissions(board, without).map(({ plan }) => plan.id)).not.toContain('month-games')
  expect(points()).toBe(0)
})

test('log-ins count once a day', () => {
  const { store, owner, claim, idOf, points } = openBoard()
  const logIn = (at: string) => store.missions.noteLogIn(owner.member.id, Date.parse(at))
  for (const at of ['2026-11-18T06:00:00Z', '2026-11-18T07:00:00Z', '2026-11-19T06:00:00Z']) logIn(at)
  expect(codeOf(claim(idOf('week-log-in')))).toBe('mission.not-done')
  // Still the nineteenth in London, and the twentieth in Dhaka.
  logIn('2026-11-19T18:00:00Z')
  expect([codeOf(claim(idOf('week-log-in'))), points()]).toEqual([null, 20])
})

test.each(['day-stake', 'day-stake.1', 'nothing.1763575200000', ''])('there is no mission "%s"', (id) => {
  const { claim, points } = openBoard()
  expect([codeOf(claim(id)), points()]).toEqual(['mission.unknown', 0])
})

test('a trial account and a player who takes a break are given no points', () => {
  const { claim, idOf, addMember, takeBreak, points } = openBoard(200_000)
  const id = idOf('month-deposit')
  expect(codeOf(claim(id, addMember('trial', { type: trialType })))).toBe('account.trial')
  takeBreak()
  expect([codeOf(claim(id)), points()]).toEqual(['player.excluded', 0])
})

test('a merchant without points has no missions, another has its own', () => {
  const none = openBoard(0, { pointMall: false })
  expect(ownMissions(none, none.owner)).toEqual([])
  const missions = [{ id: 'big', kind: 'stake', period: 'week', needed: 7, points: 9 }]
  const own = openBoard(0, { demo: { ...acmeDemo, missions } })
  own.noteBet(700)
  own.claim(own.idOf('big'))
  expect(own.points()).toBe(9)
})
