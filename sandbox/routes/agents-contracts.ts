import type { Hono } from 'hono'
import { periodsOf } from '#contract/agent/contract-terms.ts'
import { changeContract, getContracts, getContractTerms, offerContract } from '#contract/agent/contracts.ts'
import { askingAgent } from '../agents/asking-agent.ts'
import { conflictAnswer, contractAnswer, contractId, readContractId } from '../agents/contracts/answers.ts'
import { changeContractOf } from '../agents/contracts/change.ts'
import { offer, receiverOf, refuseKind } from '../agents/contracts/offer.ts'
import { percentOfRate, rateOf, tiersOf } from '../agents/contracts/terms.ts'
import { spanAround } from '../agents/settle/periods.ts'
import type { ContractFilter } from '../database/contracts.ts'
import type { Gateway } from '../gateway.ts'
import { addCall, good } from '../http/call-route.ts'
import { pageFaults } from '../http/pages.ts'
import { Refusal, refuse } from '../http/problems.ts'
import { sentOnce } from '../money/sent-once.ts'
import { instantOf } from '../text/instants.ts'

const largestPage = 100

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
    const fields = pageFaults(query, largestPage)
    if (fields) return refuse('request.invalid', { fields })
    const { kind = '', side = '', state = '', account, pageNo, pageSize } = query
    const other =
      account === undefined ? -1 : (store.members.byName(merchant.code, account.trim().toLowerCase())?.id ?? -2)
    const filter: ContractFilter = { member: agent.id, kind, side, state, other }
    const rows = store.contracts.list(filter, pageSize, (pageNo - 1) * pageSize)
    return good({
      contracts: rows.map((row) => contractAnswer(store, merchant, agent.id, row)),
      toAnswer: store.contracts.toAnswer(agent.id),
      pageNum: pageNo,
      totalPages: Math.ceil(store.contracts.count(filter) / pageSize),
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
    if (agent instanceof Refusal || !member) return agent instanceof Refusal ? agent : refuse('session.required')
    const answer = sentOnce(gateway, offerContract, { member, idempotencyKey, body }, () => {
      const id = offer(gateway, { merchant, agent }, body)
      const row = id instanceof Refusal ? null : store.contracts.find(id)
      if (id instanceof Refusal) return id
      return row ? good(contractAnswer(store, merchant, agent.id, row)) : refuse('contract.unknown')
    })
    gateway.pay.plan()
    return answer
  })

  addCall(app, gateway, changeContract, ({ merchant, member, query, idempotencyKey }) => {
    const agent = askingAgent(gateway, merchant, member)
    if (agent instanceof Refusal || !member) return agent instanceof Refusal ? agent : refuse('session.required')
    if (!merchant.demo.agents.enableCt) return refuse('contract.closed')
    // Which one it is and what becomes of it belong to the order as a body would.
    const answer = sentOnce(gateway, changeContract, { member, idempotencyKey, body: query }, () => {
      const wanted = { agent: agent.id, id: readContractId(query.id), action: query.action }
      const row = changeContractOf(gateway, merchant, wanted)
      return row instanceof Refusal ? row : good(contractAnswer(store, merchant, agent.id, row))
    })
    gateway.pay.plan()
    return answer
  })
}
