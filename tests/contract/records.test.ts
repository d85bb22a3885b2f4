import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  betResults,
  getBettingRecords,
  getBonusDetails,
  getProfitReport,
  getTransactionDetail,
  getTransactionRecords,
} from '#contract/account/records.ts'
import type { QueryOf } from '#contract/call.ts'
import { getBalance } from '#contract/identity/member.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { cents } from './support/money.ts'
import { registered } from './support/registration.ts'

let gateway: TestGateway
let data: string
let token: string
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'livery-records-'))
  gateway = await openGateway({ data })
  token = await tokenOf(gateway, 'player')
})
afterAll(() => {
  gateway.sandbox.close()
  rmSync(data, { recursive: true })
})

const whole = { from: '2026-08-23', to: '2026-11-20', pageNo: 1, pageSize: 500, language: 'EN' } as const

type BetQuery = QueryOf<typeof getBettingRecords>

const sumOf = (amounts: readonly (string | null)[]): number => amounts.reduce((sum, each) => sum + cents(each), 0)

async function betsOf(query: Partial<BetQuery> = {}, asked: { token?: string; merchant?: string } = {}) {
  const answer = await gateway.answer(getBettingRecords, { token, ...asked, query: { ...whole, ...query } })
  return answer.value
}

async function movesOf(query: object = {}, asked: { token?: string; merchant?: string } = {}) {
  const answer = await gateway.answer(getTransactionRecords, { token, ...asked, query: { ...whole, ...query } })
  return answer.value
}

async function balanceOf(asked: { token?: string; merchant?: string } = {}): Promise<number> {
  return cents((await gateway.answer(getBalance, { token, ...asked })).value.balance)
}

describe('betting records', () => {
  test('are of ninety days for the demo player, the latest first, with sums of all and of the page', async () => {
    const { bets, totals, days, currency, timeZone, totalPages } = await betsOf()
    expect({ currency, timeZone, totalPages }).toEqual({ currency: 'BDT', timeZone: 'Asia/Dhaka', totalPages: 1 })
    expect(totals.count).toBeGreaterThan(350)
    expect(bets).toHaveLength(totals.count)
    expect(bets.map(({ at }) => at)).toEqual(
      bets
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    expect(cents(totals.placed)).toBe(sumOf(bets.map(({ stake }) => stake)))
    const settled = bets.filter(({ returned }) => returned !== null)
    expect(cents(totals.stake)).toBe(sumOf(settled.map(({ stake }) => stake)))
    expect(cents(totals.validBet)).toBe(sumOf(bets.map(({ validBet }) => validBet)))
    expect(cents(totals.returned)).toBe(sumOf(bets.map(({ returned }) => returned)))
    expect(cents(totals.profit)).toBe(sumOf(bets.map(({ profit }) => profit)))
    expect(cents(totals.profit)).toBe(cents(totals.returned) - cents(totals.stake))
    expect(cents(totals.placed)).toBe(cents(totals.stake) + cents(totals.pendingStake))
    expect(new Set(bets.map(({ number }) => number)).size).toBe(bets.length)
    expect(new Set(bets.map(({ result }) => result))).toEqual(new Set(betResults))
    expect(days).toHaveLength(90)
    expect([days[0]?.day, days.at(-1)?.day]).toEqual([whole.from, whole.to])
    expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(totals.count)
    expect(sumOf(days.map(({ profit }) => profit))).toBe(cents(totals.profit))
  })

  test('come page by page, each once, with the page’s own sums', async () => {
    const { totals } = await betsOf()
    const seen: string[] = []
    for (let pageNo = 1; ; pageNo++) {
      const { bets, pageTotals, totalPages, pageNum } = await betsOf({ pageNo, pageSize: 50 })
      expect(pageNum).toBe(pageNo)
      expect(pageTotals.count).toBe(bets.length)
      expect(cents(pageTotals.profit)).toBe(sumOf(bets.map(({ profit }) => profit)))
      seen.push(...bets.map(({ id }) => id))
      if (pageNo === totalPages) break
    }
    expect(seen).toHaveLength(totals.count)
    expect(new Set(seen).size).toBe(totals.count)
    expect((await betsOf({ pageNo: 99 })).bets).toEqual([])
  })

  test('are narrowed by category, vendor, result and number, and add up to the whole', async () => {
    const all = await betsOf()
    const byResult = await Promise.all(betResults.map((result) => betsOf({ result })))
    expect(byResult.reduce((sum, { totals }) => sum + totals.count, 0)).toBe(all.totals.count)
    for (const { bets } of byResult) expect(new Set(bets.map(({ result }) => result)).size).toBe(1)
    const slots = await betsOf({ gameType: 'RNG' })
    expect(slots.totals.count).toBe(all.bets.filter(({ gameType }) => gameType === 'RNG').length)
    const [first] = all.bets
    if (!first) throw new Error('No bets')
    const ofVendor = await betsOf({ vendor: first.vendor })
    expect(ofVendor.totals.count).toBe(all.bets.filter(({ vendor }) => vendor === first.vendor).length)
    const typed = ` ${first.number
      .toLowerCase()
      .replace('-', ' ')
      .replace(/(\d{4})/, '$1 ')}`
    expect((await betsOf({ number: typed })).bets.map(({ id }) => id)).toEqual([first.id])
    expect((await betsOf({ number: first.number.slice(-6) })).bets.map(({ id }) => id)).toContain(first.id)
    expect((await betsOf({ number: '%' })).totals.count).toBe(all.totals.count)
    expect((await betsOf({ number: 'none' })).totals).toMatchObject({ count: 0, profit: '0.00' })
  })

  test.each(['stake', 'validBet', 'returned', 'profit'] as const)(
    'are sorted by %s, pending ones last',
    async (sort) => {
      for (const order of ['asc', 'desc'] as const) {
        const { bets } = await betsOf({ sort, order })
        const known = bets.flatMap((bet) => (bet[sort] === null ? [] : [cents(bet[sort])]))
        const sorted = known.toSorted((one, two) => (order === 'asc' ? one - two : two - one))
        expect(known).toEqual(sorted)
        expect(bets.slice(known.length).every((bet) => bet[sort] === null)).toBe(true)
      }
    },
  )

  test('are of the member alone, and of a session', async () => {
    const other = await registered(gateway, 'nobodyyet')
    expect((await betsOf({}, { token: other })).totals).toMatchObject({ count: 0, stake: '0.00' })
    expect((await gateway.refusal(getBettingRecords, { query: whole })).code).toBe('session.required')
  })

  test('of a merchant without small coins are in whole units', async () => {
    const zen = await tokenOf(gateway, 'player', { merchant: 'zen' })
    const { bets, currency } = await betsOf({}, { token: zen, merchant: 'zen' })
    expect(currency).toBe('JPY')
    expect(bets.every(({ stake, returned }) => cents(stake) % 100 === 0 && cents(returned) % 100 === 0)).toBe(true)
  })
})

describe('refused is', () => {
  test.each([
    ['a range that runs backwards', { from: '2026-11-20', to: '2026-11-19' }, 'records.range', 'to'],
    ['more than ninety days', { from: '2026-08-22' }, 'records.range', 'from'],
    ['no day', { from: '2026-02-30' }, 'request.invalid', 'from'],
    ['a page of none', { pageSize: 0 }, 'request.invalid', 'pageSize'],
    ['a page of too many', { pageSize: 501 }, 'request.invalid', 'pageSize'],
    ['a page before the first', { pageNo: 0 }, 'request.invalid', 'pageNo'],
  ])('%s', async (_, change, code, field) => {
    const asked = { token, query: { ...whole, ...change } }
    const expected = { code, fields: { [field]: 'field.invalid' } }
    expect(await gateway.refusal(getBettingRecords, asked)).toMatchObject(expected)
    expect(await gateway.refusal(getTransactionRecords, asked)).toMatchObject(expected)
    expect(await gateway.refusal(getBonusDetails, asked)).toMatchObject(expected)
  })

  test('a movement of somebody else’s', async () => {
    const { transactions } = await movesOf({ pageSize: 1 })
    const id = transactions[0]?.id ?? ''
    const other = await registered(gateway, 'somebodyelse')
    const detail = { query: { id, language: 'EN' } }
    expect((await gateway.refusal(getTransactionDetail, { ...detail, token: other })).code).toBe('records.unknown')
    const wrong = { query: { id: 'x', language: 'EN' }, token }
    expect((await gateway.refusal(getTransactionDetail, wrong)).code).toBe('records.unknown')
  })
})

describe('transactions', () => {
  test('tell the balance after each, down to the one that the account has', async () => {
    const { transactions, totals } = await movesOf({ order: 'asc' })
    const more = await movesOf({ order: 'asc', pageNo: 2 })
    const rows = [...transactions, ...more.transactions]
    expect(rows).toHaveLength(totals.count)
    // The bonus for a friend, of before these days.
    const before = 10_000
    let running = before
    for (const row of rows) {
      running += cents(row.amount)
      expect(cents(row.balance)).toBe(running)
      expect(running).toBeGreaterThanOrEqual(0)
    }
    expect(running).toBe(await balanceOf())
    expect(running).toBe(2_458_000)
    expect(cents(totals.net)).toBe(running - before)
    const kinds = new Set(rows.map(({ kind }) => kind))
    for (const kind of ['opening', 'deposit', 'bet', 'win', 'refund', 'rebate', 'bonus']) expect(kinds).toContain(kind)
  })

  test('are narrowed by kind, and a bet names its game and leads to it', async () => {
    const { transactions, totals } = await movesOf({ kind: 'win', pageSize: 5 })
    expect(transactions.every(({ kind, amount }) => kind === 'win' && cents(amount) > 0)).toBe(true)
    expect(totals.out).toBe('0.00')
    const [won] = transactions
    if (!won) throw new Error('No win')
    const { value } = await gateway.answer(getTransactionDetail, { token, query: { id: won.id, language: 'EN' } })
    expect(value.transaction).toEqual(won)
    expect(value.bets.map(({ number }) => number)).toEqual([won.reference])
    expect(value.bets[0]).toMatchObject({ gameName: won.remark, returned: won.amount })
    expect(cents(value.balanceBefore) + cents(won.amount)).toBe(cents(won.balance))
  })
})

test('the ledger agrees with the bets: what was staked and what came back is what moved', async () => {
  for (const merchant of ['acme', 'zen']) {
    const asked = { merchant, token: await tokenOf(gateway, 'player', { merchant }) }
    const { totals } = await betsOf({ from: '2026-08-23' }, asked)
    const flows = await Promise.all(
      ['bet', 'win', 'refund'].map(async (kind) => (await movesOf({ kind }, asked)).totals),
    )
    const [staked, won, refunded] = flows
    expect(staked?.out).toBe(totals.placed)
    expect(cents(won?.in ?? '') + cents(refunded?.in ?? '')).toBe(cents(totals.returned))
  }
})

describe('the profit report', () => {
  test('counts what is settled, by day and by category, with bonus and rebate', async () => {
    const { value } = await gateway.answer(getProfitReport, { token, query: { from: whole.from, to: whole.to } })
    const { totals, days, categories } = value
    const { totals: bets } = await betsOf()
    expect([totals.staked, totals.validBet]).toEqual([bets.stake, bets.validBet])
    expect(totals.returned).toBe(bets.returned)
    expect(cents(totals.net)).toBe(cents(bets.profit) + cents(totals.bonus) + cents(totals.rebate))
    expect(sumOf(days.map(({ net }) => net))).toBe(cents(totals.net))
    expect(sumOf(categories.map(({ validBet }) => validBet))).toBe(cents(totals.validBet))
    expect(categories.map(({ validBet }) => cents(validBet))).toEqual(
      categories.map(({ validBet }) => cents(validBet)).toSorted((one, two) => two - one),
    )
    const moves = await movesOf({ kind: 'rebate' })
    expect(moves.totals.in).toBe(totals.rebate)
  })

  test('of a category leaves out what is of no game', async () => {
    const query = { from: whole.from, to: whole.to, gameType: 'RNG' }
    const { totals, categories } = (await gateway.answer(getProfitReport, { token, query })).value
    const slots = await betsOf({ gameType: 'RNG' })
    expect(totals).toMatchObject({ bonus: '0.00', rebate: '0.00', net: slots.totals.profit })
    expect(categories.length).toBeGreaterThan(1)
  })
})

test('bonuses come with the turnover that is tied to them', async () => {
  const all = (await gateway.answer(getBonusDetails, { token, query: whole })).value
  expect(all.bonuses).toHaveLength(all.totals.count)
  const bonuses = (await gateway.answer(getBonusDetails, { token, query: { ...whole, kind: 'bonus' } })).value
  expect(bonuses.bonuses).toHaveLength(3)
  expect(bonuses.totals).toEqual({ count: 3, bonus: '900.00', rebate: '0.00' })
  expect(bonuses.bonuses[0]).toMatchObject({
    title: 'Reload bonus',
    turnover: { required: '1500.00', done: '1500.00' },
    state: 'met',
  })
  const rebates = (await gateway.answer(getBonusDetails, { token, query: { ...whole, kind: 'rebate' } })).value
  expect(rebates.bonuses.every(({ turnover, title }) => turnover === null && title === 'Weekly rebate')).toBe(true)
})

test('of a bonus under way, it says how much of its turnover is done', async () => {
  const owing = await tokenOf(gateway, 'owing')
  const { value } = await gateway.answer(getBonusDetails, { token: owing, query: whole })
  expect(value.bonuses).toHaveLength(1)
  const [bonus] = value.bonuses
  expect(bonus).toMatchObject({ turnover: { required: '3500.00', done: '700.00' }, state: 'open', amount: '350.00' })
  expect(bonus?.title).not.toBe('')
})
