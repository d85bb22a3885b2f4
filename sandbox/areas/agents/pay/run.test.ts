import { expect, test } from 'vitest'
import type { PayKind, Tier } from '#contract/agent/contract-terms.ts'
import { move, type Owner, operatorAccountOf, walletOf } from '#sandbox/ledger/accounts.ts'
import { recordBet } from '#sandbox/ledger/record-bet.ts'
import { acme } from '#tests/contract/support/merchants.ts'
import { at, dayMs, openPurse } from '#tests/support/purse.ts'
import { beginRebates } from './rebates.ts'
import { runPay } from './run.ts'

/** The day of the purse's clock, as Dhaka has it. */
const from = Date.parse('2026-11-19T18:00:00Z')
const to = from + dayMs

/** An agent, a subagent below and a player below that, with rebate rates of 0.45, 0.20 and 0.10 per cent. */
function openTeam(changed: Parameters<typeof openPurse>[1] = {}) {
  const purse = openPurse(0, { ...changed, features: { ...acme.features, agentCentre: true } })
  const { store, owner: player, addMember } = purse
  const agent = addMember('agent', { type: 1 })
  const subagent = addMember('subagent', { type: 1 })
  const place = ({ member }: Owner, above: Owner | null, rate: number) =>
    store.agentTree.place(member.id, above?.member.id ?? null, { rate, at: from })
  place(agent, null, 45)
  place(subagent, agent, 20)
  place(player, subagent, 10)
  const game = { code: 'G1', type: 'RNG', vendor: 'KNA' }
  const sign = (receiver: Owner, offerer: Owner | null, kind: PayKind, tiers: Partial<Tier>[]) => {
    const none = { validBet: '0', activeMembers: 0, teamLoss: '0', rate: '0', winRate: '0', lossRate: '0' }
    store.contracts.add({
      ...{ merchant: 'acme', kind, period: kind === 'hourly' ? 'hourly' : 'daily', state: 'active', remark: '' },
      ...{ offerer_id: offerer?.member.id ?? null, receiver_id: receiver.member.id },
      tiers: JSON.stringify(tiers.map((tier) => ({ ...none, ...tier }))),
      ...{ offered_at: from, answered_at: from, starts_at: from, ends_at: null, settled_to: from, due_at: to },
    })
  }
  return {
    ...purse,
    agent,
    subagent,
    sign,
    bet: (stake: number, returned = 0, instant = at) =>
      recordBet(store, { member: player.member.id, game, at: instant, stake, returned }),
    run: (until = to) => store.transaction(() => runPay({ store, merchant: player.merchant }, until)),
    rebates: () => beginRebates(store, player.merchant, from),
  }
}

test('a daily salary is a share of the team’s bets, rounded down, and paid once the day is over', () => {
  const { agent, sign, bet, run, postings } = openTeam()
  sign(agent, null, 'daily', [{ rate: '0.45' }])
  bet(10_033)
  run(to - 1)
  expect(postings).toEqual([])
  run()
  run()
  // 45.1485.
  expect(postings).toEqual([['daily-salary', { 'operator:agents': -45, agent: 45 }]])
})

test('what those below have is taken off what those above have', () => {
  const { agent, subagent, sign, bet, run, postings } = openTeam()
  sign(agent, null, 'daily', [{ rate: '0.45' }])
  sign(subagent, agent, 'daily', [{ rate: '0.2' }])
  bet(10_033)
  run()
  expect(postings).toEqual([
    ['daily-salary', { 'operator:agents': -25, agent: 25 }],
    ['daily-salary', { 'operator:agents': -20, subagent: 20 }],
  ])
})

test('a step is reached to the minor unit, and a day that reaches none is settled and not paid', () => {
  const settled = (stake: number) => {
    const { agent, store, sign, bet, run, postings } = openTeam()
    sign(agent, null, 'daily', [{ validBet: '100', rate: '0.45' }])
    bet(stake)
    run()
    const filter = { agents: [agent.member.id], kind: 'daily', from, to } as const
    return [store.settlements.list(filter, 1, 0)[0]?.net, postings.length]
  }
  expect(settled(9999)).toEqual([0, 0])
  expect(settled(10_000)).toEqual([45, 1])
})

test('in a currency without coins whole units are paid', () => {
  const { agent, sign, bet, run, postings } = openTeam({ currency: 'JPY' })
  sign(agent, null, 'daily', [{ rate: '0.45' }])
  bet(1_003_300)
  run()
  expect(postings).toEqual([['daily-salary', { 'operator:agents': -4500, agent: 4500 }]])
})

test('a dividend is a share of what the team lost, with what was given to it taken off', () => {
  const { agent, store, owner, sign, bet, run, postings } = openTeam()
  sign(agent, null, 'dividend', [{ rate: '38' }])
  bet(10_033)
  move(store, { kind: 'bonus', at, reference: 'gift' }, [
    [operatorAccountOf(store, owner.merchant, 'bonuses'), -33],
    [walletOf(store, owner), 33],
  ])
  postings.length = 0
  run()
  expect(postings).toEqual([['dividend', { 'operator:agents': -3800, agent: 3800 }]])
})

test('a team that won brings nothing, and its win is taken off the next day’s loss', () => {
  const { agent, sign, bet, run, postings } = openTeam()
  sign(agent, null, 'dividend', [{ rate: '10' }])
  bet(1000, 6000)
  run()
  expect(postings).toEqual([])
  bet(7000, 0, to)
  run(to + dayMs)
  expect(postings).toEqual([['dividend', { 'operator:agents': -200, agent: 200 }]])
})

test('an hourly salary is paid for each hour that has a bet', () => {
  const { agent, sign, bet, run, postings } = openTeam()
  sign(agent, null, 'hourly', [{ rate: '1' }])
  bet(10_000)
  bet(5000, 0, at + 3_600_000)
  run()
  expect(postings).toEqual([
    ['hourly-salary', { 'operator:agents': -100, agent: 100 }],
    ['hourly-salary', { 'operator:agents': -50, agent: 50 }],
  ])
})

test('rebates of a day go to the player and to all above by what their rate is higher, once', () => {
  const { rebates, bet, run, postings } = openTeam()
  rebates()
  bet(10_033)
  run(to - 1)
  expect(postings).toEqual([])
  run()
  run()
  // 0.10, 0.10 and 0.25 per cent, each rounded down.
  expect(postings).toEqual([
    ['rebate', { 'operator:agents': -10, player: 10 }],
    ['commission', { 'operator:agents': -25, agent: 25 }],
    ['commission', { 'operator:agents': -10, subagent: 10 }],
  ])
})

test('a rebate is a gift: it is taken off what the team lost on the day on which it comes', () => {
  const { agent, sign, rebates, bet, run, postings } = openTeam()
  sign(agent, null, 'dividend', [{ rate: '10' }])
  rebates()
  bet(10_000)
  run()
  bet(10_000, 0, to)
  postings.length = 0
  run(to + dayMs)
  // 10 % of 100.00 without the rebate of 0.10 of the day before.
  expect(postings.filter(([kind]) => kind === 'dividend')).toEqual([
    ['dividend', { 'operator:agents': -999, agent: 999 }],
  ])
})
