import type { Call } from '#contract/call.ts'
import * as calls from '#src/gateway/calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import * as playCalls from '#src/gateway/play-calls.ts'
import type { Received, Sent } from '#src/gateway/transport.ts'

/** Every way in which a gateway goes wrong, and the one in which it never answers. */
export const faultKinds = [
  '500',
  'timeout',
  'reset',
  'not JSON',
  'wrong shape',
  'empty',
  '10,000 entries',
  'no answer yet',
] as const

export type FaultKind = (typeof faultKinds)[number]

/** The failures among them: the call brings nothing. */
export const failures = ['500', 'timeout', 'reset', 'not JSON', 'wrong shape'] as const satisfies readonly FaultKind[]

interface Gateway {
  /** Good answers, by the ids of calls. */
  answers: Readonly<Record<string, unknown>>
  /** Calls that are refused, and by which code. */
  refusals: Readonly<Record<string, string>>
  fault: { call: string; kind: FaultKind; most: (answer: unknown) => unknown } | undefined
  /** The ids of all that was asked. */
  asked: string[]
}

export const gateway: Gateway = { answers: {}, refusals: {}, fault: undefined, asked: [] }

const known = Promise.all([...Object.values(calls), ...Object.values(playCalls)].map((ref) => ref.load()))

async function callOf({ method, url }: Sent): Promise<Call> {
  const { pathname } = new URL(url)
  const isOf = ({ path }: Call) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname)
  const found = (await known).filter((call) => call.method === method && isOf(call))
  // The path without parameters is the nearer one.
  const [first] = found.sort((one, other) => one.path.split('{').length - other.path.split('{').length)
  if (!first) throw new Error(`No call is ${method} ${pathname}`)
  return first
}

/** The same with every list in it emptied, as the sandbox's fault does. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, emptied(part)]))
}

const received = (status: number, body: unknown): Received => ({
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
  retryAfter: undefined,
})

const problem = (status: number, code: string): Received =>
  received(status, { type: 'about:blank', title: code, status, code })

/** Stands in the place of the site's transport. */
export async function send(sent: Sent): Promise<Received> {
  const { id } = await callOf(sent)
  gateway.asked.push(id)
  const answer = gateway.answers[id]
  const { fault, refusals } = gateway
  if (refusals[id] !== undefined) return problem(409, refusals[id])
  if (fault?.call !== id) return answer === undefined ? problem(404, 'game.unknown') : received(200, answer)
  if (fault.kind === 'no answer yet') return new Promise(() => undefined)
  if (fault.kind === 'timeout') throw new GatewayError('network.timeout')
  if (fault.kind === 'reset') throw new GatewayError('network.failed')
  if (fault.kind === '500') return problem(500, 'system.fault')
  if (fault.kind === 'not JSON') return received(200, '<!doctype html><title>Bad gateway</title>')
  if (fault.kind === 'wrong shape') return received(200, { success: true, value: { unexpected: 'shape' } })
  return received(200, fault.kind === 'empty' ? emptied(answer) : fault.most(answer))
}

/** Ten thousand of an entry, each with names of its own. */
export function tenThousand<Entry extends object>(entry: Entry): Entry[] {
  const own = (value: unknown, place: number) => (typeof value === 'number' ? 1000 + place : `${value}-${place}`)
  const names = ['nodeId', 'code', 'gameCode', 'id', 'no', 'customerName', 'gameCategory', 'url']
  return Array.from({ length: 10_000 }, (_, place) =>
    Object.assign(
      { ...entry },
      ...Object.entries(entry)
        .filter(([name]) => names.includes(name))
        .map(([name, value]) => ({ [name]: own(value, place) })),
    ),
  )
}
