import * as z from 'zod/mini'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may make a call. `token`: the session token is needed; `optional`: sent where there is one. */
export type Auth = 'none' | 'optional' | 'token'

/** One call of the gateway: what is sent where, and the shape of a good answer. A refusal is always a `Problem`. */
export interface Call<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  By extends Auth = Auth,
> {
  /** Unique and stable, camelCase: the operation id of the OpenAPI document and the name in a fault rule. */
  id: string
  summary: string
  method: Method
  /** Behind the gateway's base address, with `{name}` for parameters that stand in the query schema. */
  path: string
  auth: By
  /** It moves money or what is worth money: the same `Idempotency-Key` is the same order, however often it comes. */
  needsIdempotencyKey: boolean
  /** The body is a compact JWE under the gateway's public key, as `application/jose`. */
  isEncrypted: boolean
  /**
   * How the body is written where it is not encrypted: JSON, a form (`application/x-www-form-urlencoded`), or a file's
   * bytes as they are, under the file's own type.
   */
  format: 'json' | 'form' | 'file'
  /** The path stands behind the tenant's relay prefix: `/relay/points/balance`. */
  isRelay: boolean
  query: Query
  body: Body
  answer: Answer
  /** Stable problem codes this call is known to answer with, beside the common ones. */
  problems: readonly string[]
  /** Of `site/modules.ts`: while the gateway has this module closed, it refuses the call (`module.closed`). */
  module?: string
  /**
   * The browser may store a good answer and show it without a connection: a public question (`npm run generate` refuses any
   * other) whose answer promises nothing of money. The texts named here (`location.ip`, from the envelope's value) are emptied before.
   */
  stored?: readonly string[]
}

/** Its answer is the gateway's envelope around a value, but for the calls that answer with something of their own. */
type Answer<Value, Own> = { value: Value; answer?: never } | { value?: never; answer: Own }

type Parts<Query, Body> = Partial<
  Pick<Call, 'needsIdempotencyKey' | 'isEncrypted' | 'format' | 'isRelay' | 'problems' | 'module' | 'stored'>
> & {
  summary: string
  /** Method and path. */
  route: `${Method} /${string}`
  query?: Query
  body?: Body
}

/** The gateway's envelope of a good answer. */
const envelope = <Value extends z.ZodMiniType>(value: Value) => z.object({ success: z.literal(true), value })

type Envelope<Value extends z.ZodMiniType> = ReturnType<typeof envelope<Value>>

function definerOf<By extends Auth>(auth: By) {
  return <
    Value extends z.ZodMiniType = never,
    Query extends z.ZodMiniType = z.ZodMiniUndefined,
    Body extends z.ZodMiniType = z.ZodMiniUndefined,
    Own extends z.ZodMiniType = Envelope<Value>,
  >(
    id: string,
    { route, value, ...parts }: Parts<Query, Body> & Answer<Value, Own>,
  ): Call<Query, Body, Own, By> => {
    const [method, path] = route.split(' ') as [Method, string]
    return {
      id,
      method,
      path,
      auth,
      needsIdempotencyKey: false,
      isEncrypted: false,
      format: 'json',
      isRelay: false,
      ...parts,
      problems: [...(parts.problems ?? []), ...(parts.module ? ['module.closed'] : [])],
      query: (parts.query ?? z.undefined()) as Query,
      body: (parts.body ?? z.undefined()) as Body,
      answer: (value ? envelope(value) : parts.answer) as Own,
    }
  }
}

/** A call that anybody may make. */
export const definePublicCall = definerOf('none')

/** A call that anybody may make, and that knows the member where there is one. */
export const defineVisitorCall = definerOf('optional')

/** A call of a member. */
export const defineMemberCall = definerOf('token')

export type QueryOf<C extends Call> = z.infer<C['query']>
export type BodyOf<C extends Call> = z.infer<C['body']>
export type AnswerOf<C extends Call> = z.infer<C['answer']>

/** An amount of money as the gateway writes it: "24580.00". Never a float. */
export const decimal = z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,8})?$/))

/**
 * An amount of money in a request, as the gateway itself writes it or shorter: "500", "500.5", "500.00". ASCII digits, no sign, no
 * leading zero, two decimals at most.
 */
export const amount = z.string().check(z.regex(/^(0|[1-9]\d{0,11})(\.\d{1,2})?$/))

/** An instant, ISO 8601 with zone: "2026-11-20T14:32:08Z". */
export const instant = z.iso.datetime({ offset: true })

/** RFC 9457 problem details: what every refused call answers with, as `application/problem+json`. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  /** Stable, dotted: "login.failed". The site translates it. */
  code: z.string(),
  detail: z.optional(z.string()),
  /** What a player can quote to customer service. */
  reference: z.optional(z.string()),
  /** Seconds to wait, where the code is "rate.limited" or "livechat.closed". */
  retryAfter: z.optional(z.number()),
  /** The next try must carry a captcha. */
  needsCaptcha: z.optional(z.boolean()),
  /** Per field messages, as codes: { "username": "field.required" }. */
  fields: z.optional(z.record(z.string(), z.string())),
})

export type Problem = z.infer<typeof problem>

/** Codes that any call may answer with. */
export const commonProblems = [
  'session.required',
  'session.expired',
  'password.change-required',
  'rate.limited',
  'request.invalid',
  'system.maintenance',
  'system.region-blocked',
  'system.fault',
] as const
