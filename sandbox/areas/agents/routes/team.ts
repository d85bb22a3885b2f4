import type { Hono } from 'hono'
import { type Downline, getAgentSettings, getDownlines, getTeamOverview } from '#contract/agent/team.ts'
import { settleDue } from '#sandbox/areas/lottery/settle.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { walletOf } from '#sandbox/ledger/accounts.ts'
import { aboutReport, isRange, rangeOf } from '#sandbox/ledger/range.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import { agentTypes } from '#sandbox/members/accounts.ts'
import { avatarOf } from '#sandbox/members/avatars.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { pageErrors, pageOf } from '#sandbox/server/pages.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'
import type { Store } from '#sandbox/store/store.ts'
import { payKindsOf, percentOf, percentOfRate, rateOf } from '../contracts/terms.ts'
import type { TeamMember } from '../rows/agent-tree.ts'
import { sumsAnswer } from '../team/answers.ts'
import { type DownlineRow, downlinesOf } from '../team/downlines.ts'
import { findInTeam } from '../team/find.ts'
import { teamOverview } from '../team/overview.ts'
import { comparedRange } from '../team/ranges.ts'
import { askingAgent } from './asking-agent.ts'

/** How many rows a page of a list for agents may have at the most. */
const maxPageSize = 500

export function addAgentTeamRoutes(app: Hono, gateway: Gateway): void {
  addSettingsRoute(app, gateway)
  addOverviewRoute(app, gateway)
  addDownlinesRoute(app, gateway)
}

function addSettingsRoute(app: Hono, gateway: Gateway): void {
  const { contracts, messages } = gateway.store
  addCall(app, gateway, getAgentSettings, ({ merchant, member }) => {
    const agent = askingAgent(gateway, merchant, member)
    if (agent instanceof Refusal) return agent
    const { enableCt, contractConflict } = merchant.demo.agents
    return good({
      enableCt,
      pay: payKindsOf(merchant),
      contractConflict,
      rebateRate: percentOf(agent.rate),
      currency: merchant.currency,
      timeZone: merchant.timeZone,
      toAnswer: contracts.toAnswer(agent.id),
      unreadMessage: messages.counts(agent.id).unread,
    })
  })
}

function addOverviewRoute(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getTeamOverview, ({ merchant, member, query }) => {
    const agent = askingAgent(gateway, merchant, member)
    if (agent instanceof Refusal) return agent
    const compared = comparedRange(merchant, query)
    if (compared instanceof Refusal) return compared
    settleDue(gateway)
    return good({ ...aboutReport(merchant, query), ...teamOverview(gateway.store, agent, compared) })
  })
}

function addDownlinesRoute(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getDownlines, ({ merchant, member, query }) => {
    const agent = askingAgent(gateway, merchant, member)
    if (agent instanceof Refusal) return agent
    const fields = pageErrors(query, maxPageSize)
    if (fields) return refuse('request.invalid', { fields })
    const range = rangeOf(merchant, query)
    if (!isRange(range)) return range
    const parent = query.parent === undefined ? agent : findInTeam(gateway, merchant, { agent, name: query.parent })
    if (parent instanceof Refusal) return parent
    settleDue(gateway)
    const { rows, path, totals, team } = downlinesOf(
      gateway.store,
      { agent, parent },
      { range, query, balanceOf: (id) => balanceOf(gateway.store, merchant, id) },
    )
    const { items, ...pages } = pageOf(rows, query)
    return good({
      ...aboutReport(merchant, query),
      path: path.map(({ name, nickname }) => ({ account: name, nickname })),
      rows: items.flatMap((row) => downlineAnswer(gateway, { merchant, agent }, row) ?? []),
      count: rows.length,
      totals: { ...sumsAnswer(totals), team },
      ...pages,
    })
  })
}

/** Of the main wallet, in minor units. */
function balanceOf(store: Store, merchant: Merchant, id: number): number {
  const member = store.members.byId(id)
  return member ? store.ledger.balance(walletOf(store, { merchant, member })) : 0
}

export function downlineAnswer(
  gateway: Gateway,
  { merchant, agent }: { merchant: Merchant; agent: TeamMember },
  row: DownlineRow,
): (Downline & { path: string[] }) | null {
  const { store } = gateway
  const member = store.members.byId(row.id)
  if (!member) return null
  const contract = row.level === 1 ? store.contracts.running(row.id, 'dividend') : null
  return {
    account: row.name,
    nickname: row.nickname,
    avatar: avatarOf(gateway, member),
    isAgent: agentTypes.includes(row.type),
    level: row.level,
    team: row.whole.members,
    direct: row.whole.direct,
    joinedAt: instantOf(row.joinedAt),
    lastLoginAt: row.lastLoginAt === null ? null : instantOf(row.lastLoginAt),
    balance: decimalOf(balanceOf(store, merchant, row.id)),
    rebateRate: percentOf(row.rate),
    contractRate: contract?.offerer_id === agent.id ? percentOfRate(rateOf(contract)) : null,
    ...sumsAnswer(row.whole.team),
    path: [...row.path],
  }
}
