import * as z from 'zod/mini'
import { amount, decimal, defineCall, envelope, instant } from '../call.ts'

export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const
export const limitPeriods = ['day', 'week', 'month'] as const

const limitKind = z.enum(limitKinds)
const limitPeriod = z.enum(limitPeriods)

/** Minutes of a limit of playing time, written as the amounts are: "180". */
const limitAmount = decimal

const limit = z.object({
  kind: limitKind,
  /** A stake limit is per bet and has none. */
  period: z.nullable(limitPeriod),
  /** Null where there is none. */
  amount: z.nullable(limitAmount),
  /** Of this period so far; of a stake limit the highest bet today. */
  used: limitAmount,
  /** When the period begins anew, in the merchant's time zone. */
  renewsAt: z.nullable(instant),
  /** A rise that was asked for: it counts only when the player confirms it after the wait. Null amount: no limit. */
  asked: z.nullable(z.object({ amount: z.nullable(limitAmount), from: instant })),
})

export type Limit = z.infer<typeof limit>

export const getLimits = defineCall({
  id: 'getLimits',
  summary: 'The player’s own limits, reality checks and breaks, and where help is',
  method: 'GET',
  path: '/wps/member/limits',
  auth: 'token',
  query: z.object({ language: z.string() }),
  answer: envelope(
    z.object({
      currency: z.string(),
      limits: z.array(limit),
      /** How long a rise waits. */
      waitHours: z.number(),
      /** Minutes between two reality checks; null where they are off. */
      realityCheck: z.nullable(z.number()),
      realityChoices: z.array(z.number()),
      /** A break or exclusion that runs; null for none. */
      pause: z.nullable(z.object({ kind: z.enum(['break', 'exclusion']), until: z.nullable(instant) })),
      /** Offered lengths: of breaks in hours, of exclusions in months (0: for good). */
      breakHours: z.array(z.number()),
      exclusionMonths: z.array(z.number()),
      /** Of the licence: who helps, independent of the operator. */
      helpLines: z.array(
        z.object({ title: z.string(), text: z.string(), url: z.optional(z.string()), phone: z.optional(z.string()) }),
      ),
    }),
  ),
  problems: ['account.trial'],
})

export const setLimit = defineCall({
  id: 'setLimit',
  summary: 'Sets a limit: a lower one counts at once, a higher one or none is asked for and waits',
  method: 'PUT',
  path: '/wps/member/limits/{kind}',
  auth: 'token',
  query: z.object({ kind: limitKind }),
  body: z.object({ period: z.nullable(limitPeriod), amount: z.nullable(amount) }),
  answer: envelope(limit),
  problems: ['amount.invalid', 'limit.same', 'account.trial'],
})

export const confirmLimit = defineCall({
  id: 'confirmLimit',
  summary: 'Confirms a rise after its wait, or takes the wish back',
  method: 'POST',
  path: '/wps/member/limits/{kind}/asked',
  auth: 'token',
  query: z.object({ kind: limitKind }),
  body: z.object({ choice: z.enum(['confirm', 'withdraw']) }),
  answer: envelope(limit),
  problems: ['limit.too-early', 'limit.nothing-asked'],
})

export const setRealityCheck = defineCall({
  id: 'setRealityCheck',
  summary: 'How often play pauses and says where the player stands',
  method: 'PUT',
  path: '/wps/member/limits/reality-check',
  auth: 'token',
  body: z.object({ minutes: z.nullable(z.number()) }),
  answer: envelope(z.null()),
})

export const takeBreak = defineCall({
  id: 'takeBreak',
  summary: 'Closes the account for a while, or excludes the player; neither can be taken back before its end',
  method: 'POST',
  path: '/wps/member/limits/pause',
  auth: 'token',
  isEncrypted: true,
  body: z.object({
    kind: z.enum(['break', 'exclusion']),
    /** Hours of a break, months of an exclusion; 0 months: for good. */
    length: z.number(),
    /** Of the log-in; asked for an exclusion. */
    password: z.optional(z.string().check(z.maxLength(255))),
  }),
  answer: envelope(z.object({ until: z.nullable(instant) })),
  problems: ['password.wrong', 'limit.pause-runs'],
})

export const getPlaySummary = defineCall({
  id: 'getPlaySummary',
  summary: 'Where the player stands since the session began: what a reality check shows',
  method: 'GET',
  path: '/wps/member/play-summary',
  auth: 'token',
  answer: envelope(
    z.object({
      now: instant,
      since: instant,
      staked: decimal,
      returned: decimal,
      net: decimal,
      balance: decimal,
      currency: z.string(),
      /** Minutes between two reality checks; null where they are off. */
      realityCheck: z.nullable(z.number()),
      /** When the next one is due. */
      nextCheckAt: z.nullable(instant),
    }),
  ),
})

export const passRealityCheck = defineCall({
  id: 'passRealityCheck',
  summary: 'The player has seen a reality check and goes on: the next one counts from now',
  method: 'POST',
  path: '/wps/member/play-summary/seen',
  auth: 'token',
  answer: envelope(z.object({ nextCheckAt: z.nullable(instant) })),
})
