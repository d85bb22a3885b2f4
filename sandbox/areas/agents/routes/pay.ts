import type { Hono } from 'hono'
import type { PayKind } from '#contract/agent/contract-terms.ts'
import { getDailySalary, getDividends, getHourlySalary, getRealtimeSalary } from '#contract/agent/pay.ts'
import { getAgentIncome } from '#contract/agent/reports.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { aboutReport, isRange, rangeOf } from '#sandbox/ledger/range.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import { dayAfter } from '#sandbox/lib/days.ts'
import { agentTypes } from '#sandbox/members/accounts.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { offsetOf, pageErrors, pagesOf } from '#sandbox/server/pages.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'
import { contractId } from '../contracts/answers.ts'
import { payKindsOf, tiersOf } from '../contracts/terms.ts'
import { settlementAnswer } from '../pay/answers.ts'
import { addIncome, incomeAnswer, incomeByDay } from '../pay/income.ts'
import { runningRows } from '../pay/running.ts'
import type { TeamMember } from '../rows/agent-tree.ts'
import { directBelow } from '../team/find.ts'
import { askingAgent } from './asking-agent.ts'

const maxPageSize = 500

export function addAgentPayRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getDividends, ({ query, ...asker }) => payAnswer(gateway, { kind: 'dividend', asker }, query))
  addCall(app, gateway, getDailySalary, ({ query, ...asker }) => payAnswer(gateway, { kind: 'daily', asker }, query))
  addCall(app, gateway, getHourlySalary, ({ body, ...asker }) => payAnswer(gateway, { kind: 'hourly', asker }, body))
  addCall(app, gateway, getRealtimeSalary, ({ body, ...asker }) =>
    payAnswer(gateway, { kind: 'realtime', asker }, body),
  )
  addIncomeRoute(app, gateway)
}

interface Asker {
  merchant: Merchant
  member: MemberRow
}

interface Asked {
  from: string
  to: string
  pageNo: number
  pageSize: number
  account?: string | undefined
}

function payAnswer(
  gateway: Gateway,
  { kind, asker: { merchant, member } }: { kind: PayKind; asker: Asker },
  asked: Asked,
) {
  const { store, now } = gateway
  const agent = askingAgent(gateway, merchant, member)
  if (agent instanceof Refusal) return agent
  if (!payKindsOf(merchant).includes(kind)) return refuse('contract.closed')
  const fields = pageErrors(asked, maxPageSize)
  if (fields) return refuse('request.invalid', { fields })
  const range = rangeOf(merchant, asked)
  if (!isRange(range)) return range
  const agents = agentsOf(gateway, agent, asked.account)
  if (agents instanceof Refusal) return agents
  const filter = { agents, kind, from: range.from, to: range.to }
  const at = now().getTime()
  const running = at >= range.from && at < range.to ? runningRows(store, merchant, { kind, agents, at }) : []
  const sums = store.settlements.sums(filter)
  const { pageSize } = asked
  // What runs now stands before all that is over, on the first pages.
  const first = offsetOf(asked)
  const onPage = running.slice(first, first + pageSize)
  const over = store.settlements.list(filter, pageSize - onPage.length, Math.max(0, first - running.length))
  const own = store.contracts.running(agent.id, kind)
  return good({
    ...aboutReport(merchant, asked),
    contract: own && { id: contractId(own), period: own.period, tiers: tiersOf(own) },
    rows: [
      ...onPage.map((row) => settlementAnswer(store, row, true)),
      ...over.map((row) => settlementAnswer(store, row, false)),
    ],
    totals: {
      validBet: decimalOf(sums.validBet),
      gross: decimalOf(sums.gross),
      passedDown: decimalOf(sums.passedDown),
      net: decimalOf(sums.net),
    },
    ...pagesOf(asked, sums.count + running.length),
  })
}

/** Whose settlements are asked for: the agent's own, one directly below, or all of both. */
function agentsOf({ store }: Gateway, agent: TeamMember, account: string | undefined): number[] | Refusal {
  if (account === undefined || account.trim().toLowerCase() === agent.name) return [agent.id]
  if (account === '*') {
    const below = store.agentTree.direct(agent.id).filter(({ type }) => agentTypes.includes(type))
    return [agent.id, ...below.map(({ id }) => id)]
  }
  const below = directBelow({ store }, agent, account)
  return below instanceof Refusal ? below : [below.id]
}

function addIncomeRoute(app: Hono, gateway: Gateway): void {
  const { store } = gateway
  addCall(app, gateway, getAgentIncome, ({ merchant, member, query }) => {
    const agent = askingAgent(gateway, merchant, member)
    if (agent instanceof Refusal) return agent
    const range = rangeOf(merchant, query)
    if (!isRange(range)) return range
    const before = { from: dayAfter(query.from, -range.days.length), to: dayAfter(query.from, -1) }
    const rangeBefore = rangeOf(merchant, before)
    if (!isRange(rangeBefore)) return rangeBefore
    const days = incomeByDay(store, agent.id, range)
    return good({
      from: query.from,
      to: query.to,
      timeZone: merchant.timeZone,
      currency: merchant.currency,
      before,
      days: range.days.flatMap(({ day }, place) => {
        const income = days[place]
        return income ? [{ day, ...incomeAnswer(income) }] : []
      }),
      totals: incomeAnswer(addIncome(days)),
      totalsBefore: incomeAnswer(addIncome(incomeByDay(store, agent.id, rangeBefore))),
    })
  })
}
