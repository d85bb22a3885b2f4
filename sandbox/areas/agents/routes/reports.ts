import type { Hono } from 'hono'
import { getTeamBets, getTeamLoss, getTeamTransactions, type TeamBet } from '#contract/agent/reports.ts'
import { settleDue } from '#sandbox/areas/lottery/settle.ts'
import { betAnswer, betOrder, betsAsked, betTotals } from '#sandbox/areas/records/bet-answers.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { sumsOfBets } from '#sandbox/ledger/bets.ts'
import { aboutReport, isRange, rangeOf } from '#sandbox/ledger/range.ts'
import type { Audience } from '#sandbox/merchants/audience.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { offsetOf, pageErrors, pageOf, pagesOf } from '#sandbox/server/pages.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'
import type { Store } from '#sandbox/store/store.ts'
import type { TeamBetFilter, TeamBetRow } from '../rows/team-bets.ts'
import { lossAnswer } from '../team/answers.ts'
import { findInTeam } from '../team/find.ts'
import { lossByDay, lossOfTeam } from '../team/loss.ts'
import { comparedRange } from '../team/ranges.ts'
import { teamTransactions } from '../team/transactions.ts'
import { askingAgent } from './asking-agent.ts'

const maxPageSize = 500

export function addAgentReportRoutes(app: Hono, gateway: Gateway): void {
  addBetsRoute(app, gateway)
  addLossRoute(app, gateway)
  addTransactionsRoute(app, gateway)
}

function addBetsRoute(app: Hono, gateway: Gateway): void {
  const { store } = gateway
  addCall(app, gateway, getTeamBets, ({ merchant, language, member, query }) => {
    const agent = askingAgent(gateway, merchant, member)
    if (agent instanceof Refusal) return agent
    const fields = pageErrors(query, maxPageSize)
    if (fields) return refuse('request.invalid', { fields })
    const range = rangeOf(merchant, query)
    if (!isRange(range)) return range
    const one = query.account === undefined ? null : findInTeam(gateway, merchant, { agent, name: query.account })
    if (one instanceof Refusal) return one
    settleDue(gateway)
    const filter: TeamBetFilter = {
      head: one?.id ?? agent.id,
      whose: one ? 'own' : 'team',
      from: range.from,
      to: range.to,
      ...betsAsked(query),
    }
    const totals = store.teamBets.sums(filter)
    const bets = store.teamBets.list(filter, betOrder(query), query.pageSize, offsetOf(query))
    return good({
      ...aboutReport(merchant, query),
      bets: bets.map((bet) => teamBetAnswer(store, bet, { merchant, language })),
      ...pagesOf(query, totals.count),
      totals: betTotals(totals),
      pageTotals: betTotals(sumsOfBets(bets)),
    })
  })
}

function teamBetAnswer(store: Store, bet: TeamBetRow, audience: Audience): TeamBet {
  const { id: _, gameCode: __, iconUrl: ___, ...answer } = betAnswer(store, bet, audience)
  return { ...answer, account: bet.account }
}

function addLossRoute(app: Hono, gateway: Gateway): void {
  const { store } = gateway
  addCall(app, gateway, getTeamLoss, ({ merchant, member, query }) => {
    const agent = askingAgent(gateway, merchant, member)
    if (agent instanceof Refusal) return agent
    const fields = pageErrors(query, maxPageSize)
    if (fields) return refuse('request.invalid', { fields })
    const compared = comparedRange(merchant, query)
    if (compared instanceof Refusal) return compared
    const one = query.account === undefined ? null : findInTeam(gateway, merchant, { agent, name: query.account })
    if (one instanceof Refusal) return one
    settleDue(gateway)
    const report = one ? lossByDay(store, one, { compared, query }) : lossOfTeam(store, agent, { compared, query })
    const { items, ...pages } = pageOf(report.rows, query)
    return good({
      ...aboutReport(merchant, query),
      rows: items.map(({ figures, ...row }) => ({ ...row, ...lossAnswer(figures) })),
      totals: lossAnswer(report.totals),
      totalsBefore: lossAnswer(report.totalsBefore),
      ...pages,
    })
  })
}

function addTransactionsRoute(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getTeamTransactions, ({ merchant, language, member, query }) => {
    const agent = askingAgent(gateway, merchant, member)
    if (agent instanceof Refusal) return agent
    const fields = pageErrors(query, maxPageSize)
    if (fields) return refuse('request.invalid', { fields })
    const range = rangeOf(merchant, query)
    if (!isRange(range)) return range
    const one = query.account === undefined ? null : findInTeam(gateway, merchant, { agent, name: query.account })
    if (one instanceof Refusal) return one
    settleDue(gateway)
    const subject = one ? { whose: 'own' as const, head: one.id } : { whose: 'team' as const, head: agent.id }
    const report = teamTransactions(gateway.store, subject, { range, query, audience: { merchant, language } })
    return good({ ...aboutReport(merchant, query), ...report })
  })
}
