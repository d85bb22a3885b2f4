import type { Context, Hono } from 'hono'
import type * as z from 'zod/mini'
import type { Auth, Call } from '#contract/call.ts'
import type { LanguageCode } from '#contract/site/languages.ts'
import type { MemberRow } from '../members/members.ts'
import type { SessionRow } from '../members/session/session-rows.ts'
import { type LiveSession, sessionOfToken, type Visit } from '../members/session/sessions.ts'
import { languageOf, languageOfTag, type Merchant } from '../merchants/merchants.ts'
import { addressOf } from '../server/address.ts'
import { readBody } from '../server/body.ts'
import { droppedResponse, faultedAnswer, faultedStream } from '../server/faults.ts'
import type { Gateway } from '../server/gateway.ts'
import { merchantOf } from '../server/merchant-of.ts'
import { jsonResponse } from '../server/packed.ts'
import { problemResponse, Refusal, refuse } from '../server/problems.ts'
import { fieldsOf, fromQuery } from './call-input.ts'
import { refuseKey } from './idempotency-key.ts'
import { asOpen, isModuleClosed } from './open-modules.ts'

/** What a handler knows of the request, all of it checked. */
interface Request<Query, Body, By extends Auth = Auth> {
  /** Without what its permission tree closes. */
  merchant: Merchant
  language: LanguageCode
  query: Query
  body: Body
  /** Null for a guest; never null where the call's `auth` is "token". */
  member: By extends 'token' ? MemberRow : MemberRow | null
  /** Of the member; null with it. */
  session: By extends 'token' ? SessionRow : SessionRow | null
  token: string | null
  /** Empty where none came; never where the call needs one. */
  idempotencyKey: string
  address: string
  /** The address again, and the browser. */
  visit: Visit
  /** Without the port. */
  host: string
  /** Where the gateway itself was asked: "http://acme.localhost:4173". */
  origin: string
}

/** A `Response` is sent as it is: what is a stream is no answer of JSON. */
type Handled<Answer> = Answer | Refusal | Response

type Schema = z.ZodMiniType

/** Decides a call, inside the transaction that has read its session and member: never asynchronous. */
type Decide<Q extends Schema, B extends Schema, A extends Schema, By extends Auth> = (
  request: Request<z.output<Q>, z.output<B>, By>,
) => Handled<z.output<A>>

/** A call of which a part takes time: hashes, pictures, what other services say. */
interface SlowHandler<Q extends Schema, B extends Schema, A extends Schema, Prepared, By extends Auth = Auth> {
  /** Comes first and settles nothing but what is counted: session and member may be others once it is done. */
  prepare: (request: Request<z.output<Q>, z.output<B>, By>) => Promise<Prepared | Refusal>
  decide: (request: Request<z.output<Q>, z.output<B>, By>, prepared: Prepared) => Handled<z.output<A>>
}

/** The envelope of a good answer. */
export function good<Value>(value: Value): { success: true; value: Value } {
  return { success: true, value }
}

/** Calls that answer whatever the system's status is: the maintenance page itself needs them. */
const alwaysOpen = new Set(['getStatus', 'getDomainRoute', 'getPermission', 'getKeys'])

/** Calls with a token that a session may make whose password must be changed first. */
const openBeforeChange = new Set(['getMember', 'getBalance', 'logout', 'changePassword'])

/**
 * Binds a call of the contract to its handler: parses what comes in, turns a refusal into a problem. A relay call stands
 * behind every prefix that a merchant has, and answers behind the merchant's own. What a call decides is one transaction that
 * begins by reading the session and the member again: nothing that ended one in the meantime is overlooked.
 */
export function addCall<Q extends Schema, B extends Schema, A extends Schema, By extends Auth>(
  app: Hono,
  gateway: Gateway,
  call: Call<Q, B, A, By>,
  decide: Decide<Q, B, A, By>,
): void {
  addSlowCall(app, gateway, call, { prepare: () => Promise.resolve(null), decide })
}

/** Binds a call of which a part takes time. */
export function addSlowCall<Q extends Schema, B extends Schema, A extends Schema, By extends Auth, Prepared>(
  app: Hono,
  gateway: Gateway,
  call: Call<Q, B, A, By>,
  own: SlowHandler<Q, B, A, Prepared, By>,
): void {
  // A call with a token has a member: `sessionFor` refuses it before the handler sees it.
  const handler = own as SlowHandler<Q, B, A, Prepared>
  for (const prefix of prefixesOf(gateway, call)) {
    app.on(call.method, `${prefix}${honoPath(call.path)}`, async (context) => {
      const answer = await answered(context, gateway, call, handler, prefix)
      if (answer instanceof Response) return answer
      if (answer instanceof Refusal) return problemResponse(answer, gateway.now())
      const accepted = context.req.header('accept-encoding') ?? ''
      return jsonResponse(answer, accepted, bearerOf(context) === null)
    })
  }
}

async function answered<Q extends Schema, B extends Schema, A extends Schema, Prepared>(
  context: Context,
  gateway: Gateway,
  call: Call<Q, B, A>,
  handler: SlowHandler<Q, B, A, Prepared>,
  prefix: string,
): Promise<unknown> {
  const merchant = merchantOf(context, gateway.merchants)
  const fault = await gateway.faults.strike(merchant?.code ?? null, call.id, context, gateway.now())
  if (fault instanceof Response) return fault
  if (!merchant) return refuse('merchant.unknown')
  if (call.isRelay && prefix !== merchant.relayPrefix) return refuse('call.unknown')
  const closed = closedBy(gateway, merchant, call)
  if (closed) return closed
  const request = await parsed(context, gateway, merchant, call)
  if (request instanceof Refusal) return request
  const answer = await inLine(gateway, request, () => handled(gateway, call, handler, request))
  if (fault?.kind === 'lost') return droppedResponse(context)
  if (answer instanceof Refusal || fault === null) return answer
  return answer instanceof Response ? faultedStream(fault, answer) : faultedAnswer(fault, answer)
}

/** Calls with one key come one after the other: a retry finds what the first was answered. */
function inLine<Answer>(
  { lines }: Gateway,
  { member, idempotencyKey }: Request<unknown, unknown>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  return member === null || idempotencyKey === '' ? work() : lines(`${member.id} ${idempotencyKey}`, work)
}

async function handled<Q extends Schema, B extends Schema, A extends Schema, Prepared>(
  gateway: Gateway,
  call: Call<Q, B, A>,
  { prepare, decide }: SlowHandler<Q, B, A, Prepared>,
  request: Request<z.output<Q>, z.output<B>>,
): Promise<Handled<z.output<A>>> {
  const prepared = await prepare(request)
  if (prepared instanceof Refusal) return prepared
  return gateway.store.transaction(() => {
    const live = sessionFor(gateway, request.merchant, call, request.token)
    if (live instanceof Refusal) return live
    const answer = decide({ ...request, ...(live ?? nobody) }, prepared)
    if (answer instanceof Promise) throw new TypeError(`${call.id} decides outside of its transaction`)
    if (!(answer instanceof Refusal)) expectStored(gateway, call, request)
    return answer
  })
}

/**
 * A retry must find the answer. @throws TypeError where the handler of a call that needs a key left `answerOnce` out.
 */
function expectStored({ store }: Gateway, call: Call, { member, idempotencyKey }: Request<unknown, unknown>): void {
  if (!call.needsIdempotencyKey) return
  const stored = member && store.idempotentRequests.find(member.id, idempotencyKey)
  if (!stored) throw new TypeError(`${call.id} does not store the answer of its key`)
}

const nobody = { member: null, session: null }

function closedBy(gateway: Gateway, merchant: Merchant, { id, module }: Call): Refusal | null {
  const { status } = gateway.faults.stateOf(merchant.code)
  if (status !== 0 && !alwaysOpen.has(id)) return refuse(status === 1 ? 'system.maintenance' : 'system.region-blocked')
  return module && isModuleClosed(gateway, merchant, module) ? refuse('module.closed') : null
}

async function parsed<Q extends Schema, B extends Schema>(
  context: Context,
  gateway: Gateway,
  merchant: Merchant,
  call: Call<Q, B>,
): Promise<Request<z.output<Q>, z.output<B>> | Refusal> {
  const token = bearerOf(context)
  const early = sessionFor(gateway, merchant, call, token)
  if (early instanceof Refusal) return early
  const rawQuery = { ...context.req.query(), ...context.req.param() }
  const query = checked(call.query, fromQuery(call.query, rawQuery))
  if (query instanceof Refusal) return query
  const rawBody = await readBody(context, gateway.keys, call)
  if (rawBody instanceof Refusal) return rawBody
  const body = checked(call.body, rawBody)
  if (body instanceof Refusal) return body
  // Anew: while the body was on its way, the session may have ended or the member changed.
  const live = sessionFor(gateway, merchant, call, token)
  if (live instanceof Refusal) return live
  const idempotencyKey = context.req.header('idempotency-key')
  const keyless = refuseKey(call, idempotencyKey)
  if (keyless) return keyless
  const address = addressOf(context, gateway.isTrustedProxy)
  return {
    merchant: asOpen(gateway, merchant),
    language: languageOf(merchant, rawQuery.language ?? languageOfTag(context.req.header('accept-language'))),
    query: query.value,
    body: body.value,
    ...(live ?? nobody),
    token,
    idempotencyKey: idempotencyKey ?? '',
    address,
    visit: { address, userAgent: (context.req.header('user-agent') ?? '').slice(0, 512) },
    host: new URL(context.req.url).hostname,
    origin: new URL(context.req.url).origin,
  }
}

/** The session that a call is made in; null for a guest. Refused where the call needs one and this is none, or may not. */
function sessionFor(
  gateway: Gateway,
  merchant: Merchant,
  call: Call,
  token: string | null,
): LiveSession | Refusal | null {
  if (call.auth === 'none') return null
  const live = sessionOfToken(gateway, merchant, token)
  if (call.auth === 'optional') return live instanceof Refusal ? null : live
  if (live === null) return refuse('session.required')
  if (live instanceof Refusal) return live
  return live.session.must_change !== null && !openBeforeChange.has(call.id) ? refuse('password.change-required') : live
}

/** Boxed, so that a refusal can be told from any value. */
function checked<S extends Schema>(schema: S, input: unknown): { value: z.output<S> } | Refusal {
  const result = schema.safeParse(input)
  if (result.success) return { value: result.data }
  return refuse('request.invalid', { fields: fieldsOf(result.error, input) })
}

function bearerOf(context: Context): string | null {
  return /^Bearer ([A-Za-z0-9_-]{16,128})$/.exec(context.req.header('authorization') ?? '')?.[1] ?? null
}

/** "/favourites/{nodeId}" as Hono writes it. */
function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

/** What a call's path stands behind: nothing, or a relay call's prefixes. */
export function prefixesOf({ merchants }: Pick<Gateway, 'merchants'>, { isRelay }: Pick<Call, 'isRelay'>): string[] {
  return isRelay ? [...new Set([...merchants.values()].map(({ relayPrefix }) => relayPrefix))] : ['']
}
