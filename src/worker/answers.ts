import { cachePrefix, storedAtHeader } from '#contract/site/worker.ts'
import { type StoredCall, storedCalls } from './stored-calls.ts'

export const answersCache = `${cachePrefix}answers`

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const patternOf = ({ path }: StoredCall) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)

const patterns = storedCalls.map((call) => ({ call, pattern: patternOf(call) }))

/** The call that an address is of, where its answers may be stored: one of the gateway's that says nothing of anybody. */
export function storedCallAt(url: URL, gateway: string): StoredCall | undefined {
  if (url.origin !== gateway) return undefined
  return patterns.find(({ pattern }) => pattern.test(url.pathname))?.call
}

/** The text at the end of a path such as `location.ip` is emptied; what is not there stays so. */
function empty(value: unknown, [name = '', ...rest]: readonly string[]): void {
  if (!isRecord(value) || !(name in value)) return
  if (rest.length > 0) empty(value[name], rest)
  else value[name] = ''
}

/** An answer as it is stored: its JSON without what it says of the visitor, and none of its headers. Null for no JSON. */
export function storedForm(call: StoredCall, text: string, now = new Date()): Response | null {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    return null
  }
  if (!isRecord(answer)) return null
  for (const field of call.emptied) empty(answer.value, field.split('.'))
  return new Response(JSON.stringify(answer), {
    headers: {
      'content-type': 'application/json',
      // Workbox tells its age by this.
      date: now.toUTCString(),
      [storedAtHeader]: now.toISOString(),
    },
  })
}
