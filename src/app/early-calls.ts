import type { Query, QueryClient } from '@tanstack/react-query'
import type { Call } from '#contract/call.ts'
import { site } from '#src/config/site.ts'
import type { CallRef } from '#src/gateway/call-ref.ts'
import { getPermission } from '#src/gateway/calls.ts'
import { callPath } from '#src/gateway/client.ts'
import { answeredAtStart } from './root/ask-at-start.ts'

/** The first call of a query, where it says so: one that `callQuery` made says its only one. */
function firstCall({ queryKey: [, query], meta, options }: Query): [ref: CallRef<Call>, query: unknown] | undefined {
  // Options are kept as they were given; their type here is that of a query that nobody watches.
  if (Reflect.get(options, 'enabled') === false || meta?.auth === 'token') return undefined
  const { load, first } = meta ?? {}
  if (Array.isArray(first)) return first as unknown as [CallRef<Call>, unknown]
  return typeof load === 'function' ? [meta as unknown as CallRef<Call>, query] : undefined
}

const pathOf = (call: Call, query: unknown) => `${call.isRelay ? site.gateway.relayPrefix : ''}${callPath(call, query)}`

/**
 * What the parts that were drawn with this client ask the gateway first, without a session: paths behind its base address. The
 * page asks it before there is code (`startScript`), but for what `askAtStart` answers.
 */
export async function earlyCalls(client: QueryClient): Promise<string[]> {
  const asked = client
    .getQueryCache()
    .getAll()
    .flatMap((query) => {
      const first = firstCall(query)
      return first && !answeredAtStart.includes(first[0].id) ? [first] : []
    })
  return Promise.all(asked.map(async ([ref, query]) => pathOf(await ref.load(), query)))
}

/** What `askAtStart` asks. The host is the visitor's: the path ends where it follows. */
export async function earlyStartCall(language: string): Promise<string> {
  return pathOf(await getPermission.load(), { language, domain: '' })
}
