import type { Context } from 'hono'

/** "application/json" of `application/json; charset=utf-8`; empty where the request names none. */
export function sentTypeOf(context: Context): string {
  return context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
}
