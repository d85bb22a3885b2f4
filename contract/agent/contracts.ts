import * as z from 'zod/mini'
import { defineMemberCall, instant } from '../call.ts'
import { agentProblems } from './agent-problems.ts'
import { contractActions, contractStates } from './contract-states.ts'
import { contractPeriods, maxTiers, payKinds, percent, tier } from './contract-terms.ts'

const kind = z.enum(payKinds)

const conflict = z.object({ id: z.string(), account: z.string(), rate: percent, period: z.enum(contractPeriods) })

const contract = z.object({
  id: z.string(),
  kind,
  period: z.enum(contractPeriods),
  state: z.enum(contractStates),
  /** Where the agent who asks stands in it. */
  side: z.enum(['offerer', 'receiver']),
  /** The other one: the user name, or null for the platform itself. */
  account: z.nullable(z.string()),
  nickname: z.string(),
  tiers: z.array(tier),
  remark: z.string(),
  /** Until it begins: what the receiver gave to those below and ends with that. */
  conflicts: z.array(conflict),
  offeredAt: instant,
  answeredAt: z.nullable(instant),
  /** The first instant of its first period; null until it is accepted. */
  startsAt: z.nullable(instant),
  /** Null while nothing ends it; an offer's is when it expires. */
  endsAt: z.nullable(instant),
})

export type Contract = z.infer<typeof contract>

export const getContracts = defineMemberCall('getContracts', {
  summary: 'The agent’s contracts with the one above and with those directly below, the latest first',
  route: 'GET /wps/agent/contracts',
  query: z.object({
    kind: z.optional(kind),
    side: z.optional(z.enum(['offerer', 'receiver'])),
    /** Open: offered, accepted, active and ending. Over: all others. */
    state: z.optional(z.enum(['open', 'over'])),
    account: z.optional(z.string().check(z.maxLength(64))),
    pageNo: z.number(),
    pageSize: z.number(),
  }),
  value: z.object({
    contracts: z.array(contract),
    /** Offers that wait for this agent's answer. */
    toAnswer: z.number(),
    pageNum: z.number(),
    totalPages: z.number(),
  }),
  problems: agentProblems,
})

export const getContractTerms = defineMemberCall('getContractTerms', {
  summary: 'Between what an agent may offer a contract of a kind to one directly below, and what it would touch',
  route: 'GET /wps/agent/contracts/terms',
  query: z.object({ kind, account: z.string().check(z.maxLength(64)) }),
  value: z.object({
    currency: z.string(),
    /** That of the agent's own contract alone: all of a team goes by one calendar. */
    periods: z.array(z.enum(contractPeriods)),
    /** The highest rate of the agent's own contract of that kind: no tier may give more. Null: has none, may offer none. */
    ownRate: z.nullable(percent),
    ownTiers: z.array(tier),
    /** The running contract with that one. */
    current: z.nullable(z.object({ id: z.string(), rate: percent, tiers: z.array(tier) })),
    /** What that one gave to those below: they end where the new contract's highest rate is lower than theirs, or its period another. */
    given: z.array(conflict),
    /** For each period, when a contract that is accepted now would begin. */
    starts: z.array(z.object({ period: z.enum(contractPeriods), at: instant })),
    hasOffer: z.boolean(),
  }),
  problems: [...agentProblems, 'transfer.not-below', 'contract.closed'],
})

export const offerContract = defineMemberCall('offerContract', {
  summary: 'Offers a contract to an agent directly below',
  route: 'POST /wps/agent/contracts',
  needsIdempotencyKey: true,
  isEncrypted: true,
  body: z.object({
    kind,
    account: z.string().check(z.minLength(1), z.maxLength(64)),
    period: z.enum(contractPeriods),
    tiers: z.array(tier).check(z.minLength(1), z.maxLength(maxTiers)),
    remark: z.string().check(z.maxLength(140)),
    /** The contracts below that end with it were shown and agreed to: needed where the gateway's `contractConflict` is `confirm`. */
    endsConflicts: z.boolean(),
  }),
  value: contract,
  problems: [
    ...agentProblems,
    'transfer.not-below',
    'contract.closed',
    'contract.no-own',
    'contract.rate',
    'contract.tiers',
    'contract.period',
    'contract.conflict',
    'contract.offered',
    'intent.conflict',
  ],
})

export const changeContract = defineMemberCall('changeContract', {
  summary: 'Accepts, rejects, withdraws or terminates a contract',
  route: 'POST /wps/agent/contracts/{id}/{action}',
  needsIdempotencyKey: true,
  query: z.object({ id: z.string(), action: z.enum(contractActions) }),
  body: z.object({}),
  value: contract,
  problems: [...agentProblems, 'contract.closed', 'contract.unknown', 'contract.state', 'intent.conflict'],
})
