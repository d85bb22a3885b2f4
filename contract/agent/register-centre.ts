import * as z from 'zod/mini'
import { defineMemberCall, instant } from '../call.ts'
import { agentProblems } from './agent-problems.ts'
import { percent } from './contract-terms.ts'

const type = z.enum(['agent', 'member'])

const link = z.object({
  code: z.string(),
  /** The site's address with the code in it. */
  url: z.string(),
  type,
  rebateRate: percent,
  label: z.string(),
  isOpen: z.boolean(),
  createdAt: instant,
  expiresAt: z.nullable(instant),
  /** Who registered by it. */
  registered: z.number(),
})

export type ReferralLink = z.infer<typeof link>

export const getRegisterCentre = defineMemberCall('getRegisterCentre', {
  summary: 'Between what rates the agent may open accounts, and the links for those who register themselves',
  route: 'GET /wps/agent/register',
  value: z.object({
    /** The agent's own rate: none may have more. */
    mostRate: percent,
    rateStep: percent,
    mayOpenAgents: z.boolean(),
    mostLinks: z.number(),
    links: z.array(link),
    /** Accounts that the agent opened. */
    opened: z.number(),
  }),
  problems: agentProblems,
})

export const openAccount = defineMemberCall('openAccount', {
  summary: 'Opens an account directly below; its password must be changed at the first log-in',
  route: 'POST /wps/agent/register/accounts',
  needsIdempotencyKey: true,
  isEncrypted: true,
  body: z.object({
    type,
    username: z.string().check(z.minLength(1), z.maxLength(64)),
    password: z.string().check(z.minLength(1), z.maxLength(64)),
    rebateRate: percent,
  }),
  value: z.object({ account: z.string(), type, rebateRate: percent }),
  problems: [
    ...agentProblems,
    'register.name-taken',
    'register.rate',
    'register.no-agents',
    'request.invalid',
    'intent.conflict',
  ],
})

export const addReferralLink = defineMemberCall('addReferralLink', {
  summary: 'Makes a link by which people register directly below',
  route: 'POST /wps/agent/register/links',
  needsIdempotencyKey: true,
  body: z.object({
    type,
    rebateRate: percent,
    label: z.string().check(z.maxLength(40)),
    /** Days from now; null: for good. */
    days: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(365))),
  }),
  value: link,
  problems: [...agentProblems, 'register.rate', 'register.no-agents', 'register.links', 'intent.conflict'],
})

export const setReferralLink = defineMemberCall('setReferralLink', {
  summary: 'Opens or closes a link; what came by it stays',
  route: 'PUT /wps/agent/register/links/{code}',
  query: z.object({ code: z.string() }),
  body: z.object({ isOpen: z.boolean() }),
  value: link,
  problems: [...agentProblems, 'register.link', 'register.links'],
})
