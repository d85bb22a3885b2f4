import * as z from 'zod/mini'

const answer = z.object({ value: z.unknown() })
/** Ends a call that hangs; it judges no speed. */
const limitMs = 60_000
const problem = z.object({ error: z.string(), message: z.string() })

export type WebDriverCall = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/** Calls a WebDriver server (W3C WebDriver) that listens at a port. @throws where it answers with an error. */
export function webDriverAt(port: number): WebDriverCall {
  return async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(limitMs),
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const { value } = answer.parse(await response.json())
    if (response.ok) return value
    const { error, message } = problem.parse(value)
    throw new Error(`WebDriver ${method} ${path}: ${error}: ${message}`)
  }
}
