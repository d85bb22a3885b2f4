import type { Hono } from 'hono'
import {
  getBettingRecords,
  getBonusDetails,
  getProfitReport,
  getTransactionDetail,
  getTransactionRecords,
  maxRecordPageSize,
} from '#contract/account/records.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { addSums, sumsOfBets } from '#sandbox/ledger/bets.ts'
import { flowOf } from '#sandbox/ledger/movements.ts'
import { aboutReport, isRange, rangeOf } from '#sandbox/ledger/range.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { offsetOf, pageErrors, pagesOf } from '#sandbox/server/pages.ts'
import { refuse } from '#sandbox/server/problems.ts'
import { settleDue } from '../lottery/settle.ts'
import { betAnswer, betOrder, betsAsked, betTotals } from './bet-answers.ts'
import { bonusAnswer, flowAnswer, movementAnswer, readMovementId } from './movement-answers.ts'
import { profitReport } from './profit.ts'

export function addRecordRoutes(app: Hono, gateway: Gateway): void {
  addBettingRoute(app, gateway)
  addTransactionRoutes(app, gateway)
  addProfitRoute(app, gateway)
  addBonusRoute(app, gateway)
}

function addBettingRoute(app: Hono, gateway: Gateway): void {
  const { store } = gateway
  addCall(app, gateway, getBettingRecords, ({ merchant, language, member, query }) => {
    const fields = pageErrors(query, maxRecordPageSize)
    if (fields) return refuse('request.invalid', { fields })
    const range = rangeOf(merchant, query)
    if (!isRange(range)) return range
    settleDue(gateway)
    const filter = { member: member.id, from: range.from, to: range.to, ...betsAsked(query) }
    const byDay = store.bets.sumsByDay(
      filter,
      range.days.map(({ from, to }) => [from, to]),
    )
    const totals = addSums(byDay)
    const bets = store.bets.list(filter, betOrder(query), query.pageSize, offsetOf(query))
    return good({
      ...aboutReport(merchant, query),
      bets: bets.map((bet) => betAnswer(store, bet, { merchant, language })),
      ...pagesOf(query, totals.count),
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
      ...aboutReport(merchant, query),
      transactions: rows.map((row) =>
        movementAnswer(store, member.id, { movement: row, audience: { merchant, language } }),
      ),
      ...pagesOf(query, totals.count),
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
      ...aboutReport(merchant, query),
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
      ...aboutReport(merchant, query),
      bonuses: rows.map((row) => bonusAnswer(row, { merchant, language })),
      ...pagesOf(query, count),
      totals: {
        count,
        bonus: decimalOf(isWanted('bonus') ? bonus.in : 0),
        rebate: decimalOf(isWanted('rebate') ? rebate.in : 0),
      },
      pageTotals: { count: rows.length, amount: decimalOf(rows.reduce((sum, { amount }) => sum + amount, 0)) },
    })
  })
}
