import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PayKind, payKinds } from '#contract/agent/contract-terms.ts'
import { type OwnFigures, type Running, settlePeriod } from './settle-period.ts'
import { settleRebates } from './settle-rebates.ts'
import { type Step, shareOf } from './steps.ts'

const amount = fc.integer({ min: 0, max: 5_000_000_00 })
const rate = fc.integer({ min: 0, max: 100_00 })
const unit = fc.constantFrom(1, 100)

const own: fc.Arbitrary<OwnFigures> = fc
  .record({ wonBet: amount, lostBet: amount, loss: fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }) })
  .map((figures) => ({ ...figures, validBet: figures.wonBet + figures.lostBet, isActive: true }))

const step: fc.Arbitrary<Step> = fc.record({
  validBet: fc.oneof(fc.constant(0), amount),
  activeMembers: fc.integer({ min: 0, max: 6 }),
  teamLoss: fc.oneof(fc.constant(0), amount),
  rate,
  winRate: rate,
  lossRate: rate,
})

const terms = fc.record({
  steps: fc.array(step, { maxLength: 4 }),
  carried: fc.integer({ min: -1_000_000_00, max: 0 }),
  owed: fc.integer({ min: 0, max: 1_000_000_00 }),
})

/** A tree of up to fourteen accounts in which everybody may be anywhere below an earlier one, and most have a contract. */
const team = fc
  .array(fc.record({ above: fc.nat(), own: fc.option(own), terms: fc.option(terms, { freq: 4 }) }), {
    minLength: 1,
    maxLength: 14,
  })
  .map((accounts) => {
    const above = new Map(accounts.map((account, id) => [id, id === 0 ? null : account.above % id] as const))
    const figures = accounts.flatMap((account, id) => (account.own ? [[id, account.own] as const] : []))
    const contracts = accounts.flatMap((account, agent) => (account.terms ? [{ agent, ...account.terms }] : []))
    return { above, own: new Map(figures), contracts }
  })

const salary = (contracts: readonly Running[]): Running[] =>
  contracts.map((contract) => ({ ...contract, carried: 0, owed: 0 }))

/** What is owed was rounded as all that is paid. */
const inUnits = (contracts: readonly Running[], unit: number): Running[] =>
  contracts.map((contract) => ({ ...contract, owed: contract.owed * unit }))

const isBelow = (above: ReadonlyMap<number, number | null>, account: number | null, agent: number): boolean =>
  account !== null && (account === agent || isBelow(above, above.get(account) ?? null, agent))

const kinds = fc.constantFrom<PayKind>(...payKinds)

test('nobody is paid more than the highest rate of a step makes of the whole team', () => {
  fc.assert(
    fc.property(team, kinds, unit, (given, kind, unit) => {
      const contracts = kind === 'dividend' ? inUnits(given.contracts, unit) : salary(given.contracts)
      for (const line of settlePeriod({ ...given, contracts, kind, unit })) {
        const { steps } = given.contracts.find(({ agent }) => agent === line.agent) ?? { steps: [] }
        const most = (pick: (step: Step) => number): number => Math.max(0, ...steps.map(pick))
        const bound =
          kind === 'realtime'
            ? shareOf(
                [
                  [line.team.wonBet, most(({ winRate }) => winRate)],
                  [line.team.lostBet, most(({ lossRate }) => lossRate)],
                ],
                unit,
              )
            : shareOf([[Math.max(0, line.base), most(({ rate }) => rate)]], unit)
        expect(line.gross).toBeLessThanOrEqual(bound)
        expect(line.net).toBeLessThanOrEqual(line.gross)
        expect(line.net).toBeGreaterThanOrEqual(0)
        expect(line.net % unit).toBe(0)
      }
    }),
  )
})

test('rates never rise on the way down, and nobody has one below somebody without a contract', () => {
  fc.assert(
    fc.property(team, kinds, (given, kind) => {
      const settled = settlePeriod({ ...given, kind, unit: 1 })
      for (const line of settled) {
        const above = given.above.get(line.agent) ?? null
        if (above === null) continue
        const next = settled.find(({ agent }) => agent === above) ?? { rate: 0, winRate: 0, lossRate: 0 }
        expect(line.rate).toBeLessThanOrEqual(next.rate)
        expect(line.winRate).toBeLessThanOrEqual(next.winRate)
        expect(line.lossRate).toBeLessThanOrEqual(next.lossRate)
      }
    }),
  )
})

test('salaries of all levels sum to what the top agent’s rate makes of the whole', () => {
  fc.assert(
    fc.property(team, fc.constantFrom<PayKind>('daily', 'hourly', 'realtime'), unit, (given, kind, unit) => {
      const settled = settlePeriod({ ...given, contracts: salary(given.contracts), kind, unit })
      // Where the top agent has no contract nobody has a rate.
      const whole = settled.find(({ agent }) => agent === 0)?.gross ?? 0
      expect(settled.reduce((sum, { net }) => sum + net, 0)).toBe(whole)
      for (const { gross, passedDown, net, owedOut, carriedOut } of settled) {
        expect([net, owedOut, Math.abs(carriedOut)]).toEqual([gross - passedDown, 0, 0])
      }
    }),
  )
})

test('dividends: what is missing or lost is carried to the hundredth', () => {
  fc.assert(
    fc.property(team, unit, (given, unit) => {
      for (const line of settlePeriod({ ...given, kind: 'dividend', unit })) {
        expect(line.net - line.owedOut).toBe(line.gross - line.passedDown - line.owedIn)
        expect(Math.min(line.net, line.owedOut)).toBe(0)
        expect(line.base).toBe(line.team.loss + line.carriedIn)
        expect(Math.abs(line.carriedOut)).toBe(Math.max(0, -line.base))
        if (line.base <= 0) expect(line.gross).toBe(0)
      }
    }),
  )
})

test('a team’s figures are the sums of all that are below', () => {
  fc.assert(
    fc.property(team, (given) => {
      for (const { agent, team: sums } of settlePeriod({ ...given, kind: 'daily', unit: 1 })) {
        const below = [...given.own].filter(([account]) => isBelow(given.above, account, agent))
        expect(sums.validBet).toBe(below.reduce((sum, [, { validBet }]) => sum + validBet, 0))
        expect(sums.loss).toBe(below.reduce((sum, [, { loss }]) => sum + loss, 0))
        expect(sums.active).toBe(below.length)
      }
    }),
  )
})

test('settling again, or with accounts and contracts in any other order, changes nothing', () => {
  fc.assert(
    fc.property(team, kinds, fc.infiniteStream(fc.nat()), (given, kind, random) => {
      const shuffled = <Item>(items: Iterable<Item>): Item[] =>
        [...items]
          .map((item) => ({ item, at: random.next().value ?? 0 }))
          .toSorted((one, two) => one.at - two.at)
          .map(({ item }) => item)
      const byAgent = (contracts: typeof given) =>
        settlePeriod({ ...contracts, kind, unit: 1 }).toSorted((one, two) => one.agent - two.agent)
      const first = byAgent(given)
      expect(byAgent(given)).toEqual(first)
      const above = new Map(shuffled(given.above))
      expect(byAgent({ above, own: new Map(shuffled(given.own)), contracts: shuffled(given.contracts) })).toEqual(first)
    }),
  )
})

test('rebates of all levels sum to the top agent’s rate of the whole, but for what is rounded down', () => {
  fc.assert(
    fc.property(team, fc.array(rate, { minLength: 14, maxLength: 14 }), unit, ({ above, own }, given, unit) => {
      const rates = new Map([...above.keys()].map((id) => [id, given[id] ?? 0]))
      const validBets = new Map([...own].map(([id, { validBet }]) => [id, validBet]))
      const rebates = settleRebates({ above, rates, validBets, unit })
      const paid = rebates.reduce((sum, { amount }) => sum + amount, 0)
      const whole = [...validBets.values()].reduce((sum, valid) => sum + valid, 0)
      const exact = (whole * (rates.get(0) ?? 0)) / 10_000
      // A part an account's own play, and one each branch.
      const parts = above.size * 2
      expect(paid).toBeLessThanOrEqual(exact)
      expect(paid).toBeGreaterThan(exact - parts * unit - 1)
      expect(settleRebates({ above, rates, validBets, unit })).toEqual(rebates)
    }),
  )
})
