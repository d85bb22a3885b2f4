import * as z from 'zod/mini'
import { defineCall, envelope, instant } from '../call.ts'
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

export const getRegisterCentre = defineCall({
  id: 'getRegisterCentre',
  summary: 'Between what rates the agent may open accounts, and the links for those who register themselves',
  method: 'GET',
  path: '/wps/agent/register',
  auth: 'token',
  answer: envelope(
    z.object({
      /** The agent's own rate: none may have more. */
      mostRate: percent,
      rateStep: percent,
      mayOpenAgents: z.boolean(),
      mostLinks: z.number(),
      links: z.array(link),
      /** Accounts that the agent opened. */
      opened: z.number(),
    }),
  ),
  problems: agentProblems,
})

export const openAccount = defineCall({
  id: 'openAccount',
  summary: 'Opens an account directly below; its password must be changed at the first log-in',
  method: 'POST',
  path: '/wps/agent/register/accounts',
  auth: 'token',
  needsIdempotencyKey: true,
  isEncrypted: true,
  body: z.object({
    type,
    username: z.string().check(z.minLength(1), z.maxLength(64)),
    password: z.string().check(z.minLength(1), z.maxLength(64)),
    rebateRate: percent,
  }),
  answer: envelope(z.object({ account: z.string(), type, rebateRate: percent })),
  problems: [
    ...agentProblems,
    'register.name-taken',
    'register.rate',
    'register.no-agents',
    'request.invalid',
    'intent.conflict',
  ],
})

export const addReferralLink = defineCall({
  id: 'addReferralLink',
  summary: 'Makes a link by which people register directly below',
  method: 'POST',
  path: '/wps/agent/register/links',
  auth: 'token',
  needsIdempotencyKey: true,
  body: z.object({
    type,
    rebateRate: percent,
    label: z.string().check(z.maxLength(40)),
    /** Days from now; null: for good. */
    days: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(365))),
  }),
  answer: envelope(link),
  problems: [...agentProblems, 'register.rate', 'register.no-agents', 'register.links', 'intent.conflict'],
})

export const setReferralLink = defineCall({
  id: 'setReferralLink',
  summary: 'Opens or closes a link; what came by it stays',
  method: 'PUT',
  path: '/wps/agent/register/links/{code}',
  auth: 'token',
  query: z.object({ code: z.string() }),
  body: z.object({ isOpen: z.boolean() }),
  answer: envelope(link),
  problems: [...agentProblems, 'register.link', 'register.links'],
})
