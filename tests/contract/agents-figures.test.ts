import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getTeamBets, getTeamLoss, getTeamTransactions } from '#contract/agent/reports.ts'
import { type Downline, getDownlines, getTeamOverview, type TeamSums } from '#contract/agent/team.ts'
import { dayAfter, dayOf } from '#sandbox/lib/days.ts'
import { tokenOf } from './support/accounts.ts'
import { type AgentGateway, cents, openAgentGateway } from './support/agents.ts'

const names = ['deposits', 'withdrawals', 'stake', 'validBet', 'returned', 'gifts', 'profit', 'active'] as const
type Sums = Record<(typeof names)[number], number>

function read(sums: TeamSums): Sums {
  return {
    deposits: cents(sums.deposits),
    withdrawals: cents(sums.withdrawals),
    stake: cents(sums.stake),
    validBet: cents(sums.validBet),
    returned: cents(sums.returned),
    gifts: cents(sums.gifts),
    profit: cents(sums.profit),
    active: sums.active,
  }
}

function add(all: readonly Sums[]): Sums {
  const sum = (name: keyof Sums): number => all.reduce((total, one) => total + one[name], 0)
  return {
    deposits: sum('deposits'),
    withdrawals: sum('withdrawals'),
    stake: sum('stake'),
    validBet: sum('validBet'),
    returned: sum('returned'),
    gifts: sum('gifts'),
    profit: sum('profit'),
    active: sum('active'),
  }
}

/** The last day has a clock that goes back or forth among the ninety before it. */
describe.each([
  { timeZone: 'Asia/Dhaka', at: '2026-11-20T12:00:00Z', oddDay: null, hours: 24 },
  { timeZone: 'America/New_York', at: '2026-11-20T12:00:00Z', oddDay: '2026-11-01', hours: 25 },
  { timeZone: 'Europe/London', at: '2026-04-20T12:00:00Z', oddDay: '2026-03-29', hours: 23 },
])('teams of $timeZone', ({ timeZone, at, oddDay, hours }) => {
  let gateway: AgentGateway
  let token: string
  const today = dayOf(Date.parse(at), timeZone)
  beforeAll(async () => {
    gateway = await openAgentGateway({ timeZone }, { now: () => new Date(at) })
    token = await tokenOf(gateway, 'agent', { site: 'agent' })
  })
  afterAll(() => gateway.close())

  const page = { pageNo: 1, pageSize: 500 }
  const ranges = fc
    .tuple(fc.integer({ min: 0, max: 89 }), fc.integer({ min: 0, max: 40 }))
    .map(([back, length]) => ({ from: dayAfter(today, -Math.min(89, back + length)), to: dayAfter(today, -back) }))

  async function overview(range: { from: string; to: string }) {
    return (await gateway.answer(getTeamOverview, { token, query: range })).value
  }

  async function below(range: { from: string; to: string }, parent?: string) {
    const query = { ...range, ...page, ...(parent === undefined ? {} : { parent }) }
    return (await gateway.answer(getDownlines, { token, query })).value
  }

  /** What an account did by itself, from its own days. */
  async function own(range: { from: string; to: string }, account: string) {
    return (await gateway.answer(getTeamLoss, { token, query: { ...range, ...page, account } })).value
  }

  test('the rows directly below and the agent’s own play are the team’s total, at any level', async () => {
    const check = async (range: { from: string; to: string }, whole: Sums, account: string, parent?: string) => {
      const { rows, totals } = await below(range, parent)
      expect(add(rows.map(read))).toEqual(read(totals))
      const { totals: self } = await own(range, account)
      const sum = add(rows.map(read))
      expect({
        stake: sum.stake + cents(self.stake),
        validBet: sum.validBet + cents(self.validBet),
        returned: sum.returned + cents(self.returned),
        gifts: sum.gifts + cents(self.gifts),
        profit: sum.profit + cents(self.profit),
      }).toEqual({
        stake: whole.stake,
        validBet: whole.validBet,
        returned: whole.returned,
        gifts: whole.gifts,
        profit: whole.profit,
      })
      expect(whole.active - sum.active).toBe(Number(self.bets > 0))
      return rows
    }
    await fc.assert(
      fc.asyncProperty(ranges, async (range) => {
        const { totals } = await overview(range)
        const rows = await check(range, read(totals), 'agent')
        const [agent] = rows.filter(({ isAgent }) => isAgent).toSorted((one, two) => two.team - one.team)
        if (!agent) throw new Error('No agent below')
        await check(range, read(agent), agent.account, agent.account)
      }),
      { numRuns: 8 },
    )
  })

  test('days sum to the range, and the days before are as many', async () => {
    await fc.assert(
      fc.asyncProperty(ranges, async (range) => {
        const { days, daysBefore, totals, totalsBefore, before, categories } = await overview(range)
        const { active: _, ...sum } = add(days.map(read))
        expect(sum).toEqual((({ active: __, ...rest }) => rest)(read(totals)))
        const { active: ___, ...sumBefore } = add(daysBefore.map(read))
        expect(sumBefore).toEqual((({ active: __, ...rest }) => rest)(read(totalsBefore)))
        expect(daysBefore).toHaveLength(days.length)
        expect(dayAfter(before.to)).toBe(range.from)
        expect(Math.max(0, ...days.map(({ active }) => active))).toBeLessThanOrEqual(totals.active)
        expect(categories.reduce((all, { validBet }) => all + cents(validBet), 0)).toBe(cents(totals.validBet))
        const { totals: again } = await overview(before)
        expect(again).toEqual(totalsBefore)
      }),
      { numRuns: 8 },
    )
  })

  test('from the team to the member to the bet every figure adds up', async () => {
    const range = { from: dayAfter(today, -29), to: today }
    const { rows } = await below(range)
    const player = rows.find(({ isAgent, stake }) => !isAgent && cents(stake) > 0)
    if (!player) throw new Error('Nobody played')
    const { rows: days, totals } = await own(range, player.account)
    expect(days).toHaveLength(30)
    for (const name of ['stake', 'validBet', 'returned', 'gifts', 'profit'] as const) {
      expect(days.reduce((sum, day) => sum + cents(day[name]), 0)).toBe(cents(totals[name]))
      expect(cents(totals[name])).toBe(cents(player[name]))
    }
    const query = { ...range, ...page, account: player.account, language: 'EN' }
    const { value: bets } = await gateway.answer(getTeamBets, { token, query })
    expect(bets.bets).toHaveLength(bets.totals.count)
    expect(bets.bets.every(({ account }) => account === player.account)).toBe(true)
    expect(bets.pageTotals).toEqual(bets.totals)
    expect([bets.totals.stake, bets.totals.validBet]).toEqual([player.stake, player.validBet])
    expect(cents(bets.totals.returned)).toBe(cents(player.returned))
    const busiest = days.toSorted((one, two) => two.bets - one.bets)[0]
    const day = { from: busiest?.day ?? '', to: busiest?.day ?? '' }
    const { value: one } = await gateway.answer(getTeamBets, { token, query: { ...query, ...day } })
    expect(one.totals.count - one.totals.pendingCount).toBe(busiest?.bets)
    expect(one.bets.every((bet) => dayOf(Date.parse(bet.at), timeZone) === busiest?.day)).toBe(true)
  })

  test('the bets of the whole team are those of its members, page by page', async () => {
    const query = { from: dayAfter(today, -3), to: today, pageSize: 40, language: 'EN' }
    const first = (await gateway.answer(getTeamBets, { token, query: { ...query, pageNo: 1 } })).value
    const numbers: string[] = []
    let stake = 0
    for (let pageNo = 1; pageNo <= first.totalPages; pageNo++) {
      const { value } = await gateway.answer(getTeamBets, { token, query: { ...query, pageNo } })
      numbers.push(...value.bets.map(({ number }) => number))
      stake += cents(value.pageTotals.stake)
    }
    expect(new Set(numbers).size).toBe(first.totals.count)
    expect(stake).toBe(cents(first.totals.stake))
    const { value: loss } = await gateway.answer(getTeamLoss, { token, query: { ...query, ...page } })
    expect(loss.rows.reduce((sum, { bets }) => sum + bets, 0)).toBe(first.totals.count - first.totals.pendingCount)
    for (const sort of ['stake', 'validBet', 'returned', 'profit', 'at'] as const) {
      const asked = { ...query, ...page, sort, order: 'asc' as const }
      const { bets } = (await gateway.answer(getTeamBets, { token, query: asked })).value
      const values = bets.flatMap((bet) => {
        const value = sort === 'at' ? Date.parse(bet.at) : bet[sort]
        return value === null ? [] : [Number(value)]
      })
      expect(values).toEqual(values.toSorted((one, two) => one - two))
    }
  })

  test('totals are what the ledger and the bets say', async () => {
    const range = { from: dayAfter(today, -89), to: today }
    const { totals, days } = await overview(range)
    const inTeam = `member_id IN (SELECT descendant FROM agent_tree JOIN members ON members.id = ancestor
      WHERE merchant = 'acme' AND name = 'agent')`
    const rows = gateway.database.prepare(`SELECT at, stake, returned, valid FROM bets WHERE ${inTeam}`).all()
    const kinds = `'deposit', 'withdrawal', 'withdrawal-return', 'bonus', 'rebate'`
    const moves = gateway.database
      .prepare(`SELECT transactions.kind, at, amount FROM entries JOIN transactions ON transactions.id = transaction_id
        JOIN accounts ON accounts.id = account_id
        WHERE accounts.kind = 'main' AND transactions.kind IN (${kinds}) AND ${inTeam}`)
      .all()
    const isIn = (when: unknown): boolean => {
      const day = dayOf(Number(when), timeZone)
      return day >= range.from && day <= range.to
    }
    const settled = rows.filter((row) => row.returned !== null && isIn(row.at))
    const of = (...wanted: string[]): number =>
      moves
        .filter((row) => wanted.includes(String(row.kind)) && isIn(row.at))
        .reduce((sum, { amount }) => sum + Number(amount), 0)
    expect(read(totals)).toMatchObject({
      stake: settled.reduce((sum, { stake }) => sum + Number(stake), 0),
      validBet: settled.reduce((sum, { valid }) => sum + Number(valid), 0),
      returned: settled.reduce((sum, { returned }) => sum + Number(returned), 0),
      deposits: of('deposit'),
      withdrawals: -of('withdrawal', 'withdrawal-return'),
      gifts: of('bonus', 'rebate'),
    })
    expect(settled.length).toBeGreaterThan(3000)
    if (oddDay === null) return
    const onOddDay = settled.filter((row) => dayOf(Number(row.at), timeZone) === oddDay)
    const shown = days.find(({ day }) => day === oddDay)
    expect(cents(shown?.stake ?? '0')).toBe(onOddDay.reduce((sum, { stake }) => sum + Number(stake), 0))
    expect(onOddDay.length).toBeGreaterThan(0)
  })

  test('a bet in the first and the last moment of a day counts on that day', async () => {
    const day = oddDay ?? dayAfter(today, -5)
    const { store } = gateway
    const player = store.members.byName('acme', 'mover')
    if (!player) throw new Error('No mover')
    const before = await overview({ from: dayAfter(day, -1), to: dayAfter(day) })
    const from = Date.parse(`${day}T00:00:00Z`)
    // The first instant of the day, wherever its zone is.
    const start = Array.from({ length: 27 * 12 }, (_, place) => from + (place - 12 * 12) * 300_000).find(
      (instant) => dayOf(instant, timeZone) === day,
    )
    if (start === undefined) throw new Error('The day has no beginning')
    const end = start + hours * 3_600_000
    for (const [place, instant] of [start - 1, start, end - 1, end].entries()) {
      store.bets.add({
        number: `EDGE-${day}-${place}`,
        reference: `EDGE-${day}-${place}`,
        member_id: player.id,
        at: instant,
        settled_at: instant,
        game_code: 'none',
        type: 'RNG',
        vendor: 'GRF',
        stake: 10 ** place * 100,
        valid: 0,
        returned: 0,
      })
    }
    const after = await overview({ from: dayAfter(day, -1), to: dayAfter(day) })
    const grown = after.days.map(({ stake }, place) => cents(stake) - cents(before.days[place]?.stake ?? '0'))
    expect(grown).toEqual([100, 11_000, 100_000])
    const { rows } = await own({ from: day, to: day }, 'mover')
    expect(rows.map(({ stake }) => stake)).toEqual(['110.00'])
  })

  test('transactions are all there, with a balance that follows from the one before in time', async () => {
    const range = { from: dayAfter(today, -89), to: today }
    const { rows } = await below(range)
    const [player] = rows.filter(({ isAgent, account }) => !isAgent && !['saver', 'player'].includes(account))
    const account = busiestOf(rows)?.account ?? player?.account ?? ''
    const query = { ...range, ...page, account, language: 'EN' }
    const { value: one } = await gateway.answer(getTeamTransactions, { token, query })
    const entries = one.rows.toReversed()
    for (const [place, { balance, amount }] of entries.entries()) {
      const previous = entries[place - 1]
      if (previous) expect(cents(balance)).toBe(cents(previous.balance) + cents(amount))
    }
    expect(one.totals.count).toBe(entries.length)
    expect(cents(one.totals.in) - cents(one.totals.out)).toBe(
      one.kinds.reduce((sum, { amount }) => sum + cents(amount), 0),
    )
    const kind = 'deposit' as const
    const { value: all } = await gateway.answer(getTeamTransactions, {
      token,
      query: { ...range, ...page, kind, language: 'EN' },
    })
    const { totals } = await overview(range)
    expect(cents(all.totals.in)).toBe(cents(totals.deposits))
    expect(all.rows.every((row) => row.kind === kind)).toBe(true)
    const instants = all.rows.map(({ at: when }) => Date.parse(when))
    expect(instants).toEqual(instants.toSorted((a, b) => b - a))
    const [wanted] = one.rows
    const { value: found } = await gateway.answer(getTeamTransactions, {
      token,
      query: { ...range, ...page, reference: wanted?.reference.toLowerCase() ?? '', language: 'EN' },
    })
    expect(found.rows.map(({ reference }) => reference)).toContain(wanted?.reference)
    expect(found.totals.count).toBe(found.rows.length)
  })

  function busiestOf(rows: readonly Downline[]): Downline | undefined {
    const known = ['saver', 'player', 'mover', 'owing']
    return rows
      .filter(({ isAgent, account }) => !isAgent && !known.includes(account))
      .toSorted((one, two) => cents(two.stake) - cents(one.stake))[0]
  }
})
