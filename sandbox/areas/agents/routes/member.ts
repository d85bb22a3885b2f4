import type { Hono } from 'hono'
import { getTeamMember, setMemberRate } from '#contract/agent/member.ts'
import { settleDue } from '#sandbox/areas/lottery/settle.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { aboutReport, isRange, rangeOf } from '#sandbox/ledger/range.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'
import { percentOf } from '../contracts/terms.ts'
import { leastRate, rateFor, rateStep } from '../register/terms.ts'
import { downlineOf } from '../team/downlines.ts'
import { directBelow, findInTeam } from '../team/find.ts'
import { askingAgent } from './asking-agent.ts'
import { downlineAnswer } from './team.ts'

export function addAgentMemberRoutes(app: Hono, gateway: Gateway): void {
  addMemberRoute(app, gateway)
  addRateRoute(app, gateway)
}

function addMemberRoute(app: Hono, gateway: Gateway): void {
  const { store } = gateway
  addCall(app, gateway, getTeamMember, ({ merchant, member, query }) => {
    const agent = askingAgent(gateway, merchant, member)
    if (agent instanceof Refusal) return agent
    const range = rangeOf(merchant, query)
    if (!isRange(range)) return range
    const found = findInTeam(gateway, merchant, { agent, name: query.account })
    if (found instanceof Refusal) return found
    settleDue(gateway)
    const row = found.level === 0 ? null : downlineOf(store, agent, { member: found, range })
    const answer = row && downlineAnswer(gateway, { merchant, agent }, row)
    if (!answer) return refuse('transfer.not-below')
    const rates = {
      least: percentOf(leastRate(store, found)),
      most: percentOf(agent.rate),
      step: percentOf(rateStep),
    }
    return good({ ...aboutReport(merchant, query), ...answer, rates: found.level === 1 ? rates : null })
  })
}

function addRateRoute(app: Hono, gateway: Gateway): void {
  const { store } = gateway
  addCall(app, gateway, setMemberRate, ({ merchant, member, body }) => {
    const agent = askingAgent(gateway, merchant, member)
    if (agent instanceof Refusal) return agent
    const below = directBelow(gateway, agent, body.account)
    if (below instanceof Refusal) return below
    const rate = rateFor(agent, body.rebateRate)
    if (rate instanceof Refusal) return rate
    if (rate < leastRate(store, below))
      return refuse('register.rate-below', { fields: { rebateRate: 'field.invalid' } })
    store.agentTree.setRate(below.id, rate)
    return good({ account: below.name, rebateRate: percentOf(rate) })
  })
}
