import type { Hono } from 'hono'
import { periodsOf } from '#contract/agent/contract-terms.ts'
import { changeContract, getContracts, getContractTerms, offerContract } from '#contract/agent/contracts.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { answerOnce } from '#sandbox/ledger/idempotent-request.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { offsetOf, pageErrors, pagesOf } from '#sandbox/server/pages.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'
import { conflictAnswer, contractAnswer, contractId, readContractId } from '../contracts/answers.ts'
import { changeContractOf } from '../contracts/change.ts'
import { offer, receiverOf, refuseKind } from '../contracts/offer.ts'
import { percentOfRate, rateOf, tiersOf } from '../contracts/terms.ts'
import type { ContractFilter } from '../rows/contracts.ts'
import { spanAround } from '../settle/periods.ts'
import { askingAgent } from './asking-agent.ts'

const maxPageSize = 100

export function addAgentContractRoutes(app: Hono, gateway: Gateway): void {
  addContractLists(app, gateway)
  addContractTerms(app, gateway)
  addContractActions(app, gateway)
}

function addContractLists(app: Hono, gateway: Gateway): void {
  const { store } = gateway
  addCall(app, gateway, getContracts, ({ merchant, member, query }) => {
    const agent = askingAgent(gateway, merchant, member)
    if (agent instanceof Refusal) return agent
    const fields = pageErrors(query, maxPageSize)
    if (fields) return refuse('request.invalid', { fields })
    const { kind = '', side = '', state = '', account } = query
    const other =
      account === undefined ? -1 : (store.members.byName(merchant.code, account.trim().toLowerCase())?.id ?? -2)
    const filter: ContractFilter = { member: agent.id, kind, side, state, other }
    const rows = store.contracts.list(filter, query.pageSize, offsetOf(query))
    return good({
      contracts: rows.map((row) => contractAnswer({ store, merchant }, agent.id, row)),
      toAnswer: store.contracts.toAnswer(agent.id),
      ...pagesOf(query, store.contracts.count(filter)),
    })
  })
}

function addContractTerms(app: Hono, gateway: Gateway): void {
  const { store } = gateway
  addCall(app, gateway, getContractTerms, ({ merchant, member, query }) => {
    const agent = askingAgent(gateway, merchant, member)
    if (agent instanceof Refusal) return agent
    const { kind } = query
    const closed = refuseKind(merchant, kind)
    if (closed) return closed
    const receiver = receiverOf(gateway, agent, query.account)
    if (receiver instanceof Refusal) return receiver
    const own = store.contracts.running(agent.id, kind)
    const current = store.contracts.running(receiver.id, kind)
    const periods = own ? [own.period] : [...periodsOf(kind)]
    const at = gateway.now().getTime()
    return good({
      currency: merchant.currency,
      periods,
      ownRate: own && percentOfRate(rateOf(own)),
      ownTiers: own ? tiersOf(own) : [],
      current: current && { id: contractId(current), rate: percentOfRate(rateOf(current)), tiers: tiersOf(current) },
      given: store.contracts
        .given(receiver.id, kind)
        .filter(({ state }) => state !== 'offered')
        .map((row) => conflictAnswer(store, row)),
      starts: periods.map((period) => ({ period, at: instantOf(spanAround(period, at, merchant.timeZone).to) })),
      hasOffer: store.contracts.pending(receiver.id, kind) !== null,
    })
  })
}

function addContractActions(app: Hono, gateway: Gateway): void {
  const { store } = gateway

  addCall(app, gateway, offerContract, ({ merchant, member, body, idempotencyKey }) => {
    const agent = askingAgent(gateway, merchant, member)
    if (agent instanceof Refusal) return agent
    const answer = answerOnce(gateway, offerContract, { member, idempotencyKey, body }, () => {
      const id = offer(gateway, { merchant, agent }, body)
      const row = id instanceof Refusal ? null : store.contracts.find(id)
      if (id instanceof Refusal) return id
      return row ? good(contractAnswer({ store, merchant }, agent.id, row)) : refuse('contract.unknown')
    })
    gateway.pay.plan()
    return answer
  })

  addCall(app, gateway, changeContract, ({ merchant, member, query, idempotencyKey }) => {
    const agent = askingAgent(gateway, merchant, member)
    if (agent instanceof Refusal) return agent
    if (!merchant.demo.agents.enableCt) return refuse('contract.closed')
    // Which one it is and what becomes of it belong to the order as a body would.
    const answer = answerOnce(gateway, changeContract, { member, idempotencyKey, body: query }, () => {
      const wanted = { agent: agent.id, id: readContractId(query.id), action: query.action }
      const row = changeContractOf(gateway, merchant, wanted)
      return row instanceof Refusal ? row : good(contractAnswer({ store, merchant }, agent.id, row))
    })
    gateway.pay.plan()
    return answer
  })
}
