import type { Context } from 'hono'
import type { Merchants } from '../merchants/merchants.ts'
import { merchantOf } from '../server/merchant-of.ts'

const words = (text: string) => text.match(/[a-z0-9-]+/g) ?? []

/**
 * The codes of the merchants that a request may ask for: the one it names as every call does, else all whose code stands in
 * its address or, of a form or a call of the panel, in its body.
 */
export async function askedMerchants(context: Context, merchants: Merchants): Promise<string[]> {
  const named = merchantOf(context, merchants)
  if (named) return [named.code]
  const isRead = ['GET', 'HEAD'].includes(context.req.method)
  const body = isRead ? '' : await context.req.raw.clone().text()
  const codes = [...words(decodeURI(context.req.url)), ...words(body)].filter((word) => merchants.has(word))
  return [...new Set(codes)]
}
