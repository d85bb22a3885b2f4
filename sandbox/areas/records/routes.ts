import type { Hono } from 'hono'
import {
  type betSorts,
  getBettingRecords,
  getBonusDetails,
  getProfitReport,
  getTransactionDetail,
  getTransactionRecords,
  maxRecordPageSize,
} from '#contract/account/records.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { addSums, type BetFilter, type BetOrder, sumsOfBets } from '#sandbox/ledger/bets.ts'
import { flowOf } from '#sandbox/ledger/movements.ts'
import { isRange, rangeOf } from '#sandbox/ledger/range.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { pageErrors } from '#sandbox/server/pages.ts'
import { refuse } from '#sandbox/server/problems.ts'
import { settleDue } from '../lottery/settle.ts'
import { betAnswer, betTotals } from './bet-answers.ts'
import { bonusAnswer, flowAnswer, movementAnswer, readMovementId } from './movement-answers.ts'
import { profitReport } from './profit.ts'

export function addRecordRoutes(app: Hono, gateway: Gateway): void {
  addBettingRoute(app, gateway)
  addTransactionRoutes(app, gateway)
  addProfitRoute(app, gateway)
  addBonusRoute(app, gateway)
}

interface Asked {
  from: string
  to: string
  pageNo: number
  pageSize: number
}

/** What every record says of itself. */
function about({ timeZone, currency }: Merchant, { from, to }: Pick<Asked, 'from' | 'to'>) {
  return { from, to, timeZone, currency }
}

function pageOf({ pageNo, pageSize }: Asked, count: number) {
  return { pageNum: pageNo, totalPages: Math.ceil(count / pageSize) }
}

const offsetOf = ({ pageNo, pageSize }: Asked): number => (pageNo - 1) * pageSize

const columns: Readonly<Record<(typeof betSorts)[number], BetOrder['by']>> = {
  at: 'at',
  stake: 'stake',
  validBet: 'valid',
  returned: 'returned',
  profit: 'profit',
}

function addBettingRoute(app: Hono, gateway: Gateway): void {
  const { store } = gateway
  addCall(app, gateway, getBettingRecords, ({ merchant, language, member, query }) => {
    const fields = pageErrors(query, maxRecordPageSize)
    if (fields) return refuse('request.invalid', { fields })
    const range = rangeOf(merchant, query)
    if (!isRange(range)) return range
    settleDue(gateway)
    const { gameType = '', vendor = '', result = '', number = '', sort = 'at', order = 'desc' } = query
    const filter: BetFilter = {
      member: member.id,
      from: range.from,
      to: range.to,
      type: gameType,
      vendor,
      result,
      number: number.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase(),
    }
    const byDay = store.bets.sumsByDay(
      filter,
      range.days.map(({ from, to }) => [from, to]),
    )
    const totals = addSums(byDay)
    const by = { by: columns[sort], isUp: order === 'asc' }
    const bets = store.bets.list(filter, by, query.pageSize, offsetOf(query))
    return good({
      ...about(merchant, query),
      bets: bets.map((bet) => betAnswer(store, bet, { merchant, language })),
      ...pageOf(query, totals.count),
      totals: betTotals(totals),
      pageTotals: betTotals(sumsOfBets(bets)),
      days: range.days.flatMap(({ day }, place) => {
        const sums = byDay[place]
        return sums ? [{ day, ...betTotals(sums) }] : []
      }),
    })
  })
}

function addTransactionRoutes(app: Hono, gateway: Gateway): void {
  const { store } = gateway

  addCall(app, gateway, getTransactionRecords, ({ merchant, language, member, query }) => {
    const fields = pageErrors(query, maxRecordPageSize)
    if (fields) return refuse('request.invalid', { fields })
    const range = rangeOf(merchant, query)
    if (!isRange(range)) return range
    settleDue(gateway)
    const filter = { member: member.id, from: range.from, to: range.to, kind: query.kind ?? '' }
    const totals = store.movements.flow(filter)
    const rows = store.movements.list(filter, query.order === 'asc', query.pageSize, offsetOf(query))
    return good({
      ...about(merchant, query),
      transactions: rows.map((row) =>
        movementAnswer(store, member.id, { movement: row, audience: { merchant, language } }),
      ),
      ...pageOf(query, totals.count),
      totals: flowAnswer(totals),
      pageTotals: flowAnswer(flowOf(rows)),
    })
  })

  addCall(app, gateway, getTransactionDetail, ({ merchant, language, member, query }) => {
    const id = readMovementId(query.id)
    const row = id && store.movements.find(member.id, id.transaction, id.account)
    if (!row) return refuse('records.unknown')
    const bets = row.reference === '' ? [] : store.bets.ofReference(member.id, row.reference)
    return good({
      currency: merchant.currency,
      transaction: movementAnswer(store, member.id, { movement: row, audience: { merchant, language } }),
      balanceBefore: decimalOf(row.balance - row.amount),
      bets: bets.map((bet) => betAnswer(store, bet, { merchant, language })),
    })
  })
}

function addProfitRoute(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getProfitReport, ({ merchant, member, query }) => {
    const range = rangeOf(merchant, query)
    if (!isRange(range)) return range
    settleDue(gateway)
    return good({
      ...about(merchant, query),
      ...profitReport(gateway.store, member.id, { range, type: query.gameType ?? '' }),
    })
  })
}

function addBonusRoute(app: Hono, gateway: Gateway): void {
  const { movements } = gateway.store
  addCall(app, gateway, getBonusDetails, ({ merchant, language, member, query }) => {
    const fields = pageErrors(query, maxRecordPageSize)
    if (fields) return refuse('request.invalid', { fields })
    const range = rangeOf(merchant, query)
    if (!isRange(range)) return range
    const filter = { member: member.id, from: range.from, to: range.to }
    const bonus = movements.flow({ ...filter, kind: 'bonus' })
    const rebate = movements.flow({ ...filter, kind: 'rebate' })
    const isWanted = (kind: string): boolean => query.kind === undefined || query.kind === kind
    const count = (isWanted('bonus') ? bonus.count : 0) + (isWanted('rebate') ? rebate.count : 0)
    const rows = movements.bonuses({ ...filter, kind: query.kind ?? '' }, query.pageSize, offsetOf(query))
    return good({
      ...about(merchant, query),
      bonuses: rows.map((row) => bonusAnswer(row, { merchant, language })),
      ...pageOf(query, count),
      totals: {
        count,
        bonus: decimalOf(isWanted('bonus') ? bonus.in : 0),
        rebate: decimalOf(isWanted('rebate') ? rebate.in : 0),
      },
      pageTotals: { count: rows.length, amount: decimalOf(rows.reduce((sum, { amount }) => sum + amount, 0)) },
    })
  })
}
