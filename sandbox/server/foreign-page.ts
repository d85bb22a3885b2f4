import type { Context } from 'hono'

const readingMethods = new Set(['GET', 'HEAD'])

/**
 * Whether a browser asks in the name of a page of another origin, also of another port of this machine. What is no browser
 * says nothing of this and is no such page.
 */
export function isFromForeignPage({ req }: Context): boolean {
  const origin = req.header('origin')
  const own = req.header('host') ?? new URL(req.url).host
  if (origin !== undefined) return !URL.canParse(origin) || new URL(origin).host !== own
  // A link may lead here from anywhere; nothing may be changed by one.
  return !readingMethods.has(req.method) && !['same-origin', 'none', undefined].includes(req.header('sec-fetch-site'))
}
