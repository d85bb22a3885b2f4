import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import type { GatewayKeys } from './keys.ts'
import { type Refusal, refuse } from './problems.ts'
import { sentTypeOf } from './sent-type.ts'

const bodyless = new Set(['GET', 'DELETE'])

/** How a call's body is sent; of a file any type, which the call checks itself. */
export function mediaTypeOf(call: Call): string {
  if (call.isEncrypted) return 'application/jose'
  if (call.format === 'file') return '*/*'
  return call.format === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
}

/**
 * The call's body as parsed JSON, out of its JWE where the call is encrypted, a form's fields or a file as it is; undefined
 * where there is none.
 */
export async function readBody(context: Context, keys: GatewayKeys, call: Call): Promise<unknown | Refusal> {
  if (bodyless.has(call.method) || call.body instanceof z.ZodMiniUndefined) return undefined
  const wanted = mediaTypeOf(call)
  const type = sentTypeOf(context)
  if (call.format === 'file') return new Blob([await context.req.arrayBuffer()], { type })
  if (type !== wanted) return refuse('request.invalid', { fields: { body: 'body.media-type' } })
  const raw = await context.req.text()
  const text = call.isEncrypted ? await keys.decrypt(raw) : raw
  if (text === null) return refuse('request.invalid', { fields: { body: 'body.undecipherable' } })
  if (!call.isEncrypted && call.format === 'form') return Object.fromEntries(new URLSearchParams(text))
  try {
    return JSON.parse(text)
  } catch {
    return refuse('request.invalid', { fields: { body: 'body.not-json' } })
  }
}
