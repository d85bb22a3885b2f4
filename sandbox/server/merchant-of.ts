import type { Context } from 'hono'
import type { Merchant, Merchants } from '../merchants/merchants.ts'

/** By header, else by query, else by the first label of the host name: "acme.localhost". */
export function merchantOf(context: Context, merchants: Merchants): Merchant | null {
  const named =
    context.req.header('x-merchant-code') ?? context.req.query('merchantCode') ?? context.req.query('merchant')
  const host = context.req.header('host') ?? new URL(context.req.url).host
  return merchants.get(named ?? host.split(/[.:]/)[0] ?? '') ?? null
}
