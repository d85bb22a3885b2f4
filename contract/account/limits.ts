import * as z from 'zod/mini'
import { amount, decimal, defineMemberCall, instant } from '../call.ts'

export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const
export const limitPeriods = ['day', 'week', 'month'] as const

const limitKind = z.enum(limitKinds)
const limitPeriod = z.enum(limitPeriods)

/** Minutes of a limit of playing time, written as the amounts are: "180". */
const limitAmount = decimal

/** A kind has a limit in each period, every one of which counts. */
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

export const getLimits = defineMemberCall('getLimits', {
  summary: 'The player’s own limits, reality checks and breaks, and where help is',
  route: 'GET /wps/member/limits',
  query: z.object({ language: z.string() }),
  value: z.object({
    currency: z.string(),
    /** Of each kind and period one, those without an amount too. */
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
  problems: ['account.trial'],
})

export const setLimit = defineMemberCall('setLimit', {
  summary: 'Sets the limit of a period: a lower one counts at once, a higher one or none is asked for and waits',
  route: 'PUT /wps/member/limits/{kind}',
  query: z.object({ kind: limitKind }),
  body: z.object({ period: z.nullable(limitPeriod), amount: z.nullable(amount) }),
  value: limit,
  problems: ['amount.invalid', 'limit.same', 'account.trial'],
})

export const confirmLimit = defineMemberCall('confirmLimit', {
  summary: 'Confirms the rise of a period’s limit after its wait, or takes the wish back',
  route: 'POST /wps/member/limits/{kind}/asked',
  query: z.object({ kind: limitKind }),
  body: z.object({ period: z.nullable(limitPeriod), choice: z.enum(['confirm', 'withdraw']) }),
  value: limit,
  problems: ['limit.too-early', 'limit.nothing-asked'],
})

export const setRealityCheck = defineMemberCall('setRealityCheck', {
  summary: 'How often play pauses and says where the player stands',
  route: 'PUT /wps/member/limits/reality-check',
  body: z.object({ minutes: z.nullable(z.number()) }),
  value: z.null(),
})

export const takeBreak = defineMemberCall('takeBreak', {
  summary: 'Closes the account for a while, or excludes the player; neither can be taken back before its end',
  route: 'POST /wps/member/limits/pause',
  isEncrypted: true,
  body: z.object({
    kind: z.enum(['break', 'exclusion']),
    /** Hours of a break, months of an exclusion; 0 months: for good. */
    length: z.number(),
    /** Of the log-in; asked for an exclusion. */
    password: z.optional(z.string().check(z.maxLength(255))),
  }),
  value: z.object({ until: z.nullable(instant) }),
  problems: ['password.wrong', 'limit.pause-runs'],
})

export const getPlaySummary = defineMemberCall('getPlaySummary', {
  summary: 'Where the player stands since the session began: what a reality check shows',
  route: 'GET /wps/member/play-summary',
  value: z.object({
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
})

export const passRealityCheck = defineMemberCall('passRealityCheck', {
  summary: 'The player has seen a reality check and goes on: the next one counts from now',
  route: 'POST /wps/member/play-summary/seen',
  value: z.object({ nextCheckAt: z.nullable(instant) }),
})
