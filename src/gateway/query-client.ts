import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { AnswerOf, Call } from '#contract/call.ts'
import { loadPart } from '#src/lib/chunk-failure.ts'
import type { CallRef } from './call-ref.ts'
import type { CallInput } from './client.ts'
import { isTransient } from './gateway-error.ts'

/** How long an answer counts as fresh, in milliseconds. */
export const freshFor = { moment: 10_000, while: 60_000, visit: Number.POSITIVE_INFINITY } as const

/** Only queries retry, and only what may pass by itself. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 2 && isTransient(error),
        retryDelay: (failures) => Math.min(800 * 2 ** failures, 5_000),
        staleTime: freshFor.while,
        refetchOnWindowFocus: false,
        // Asked also where the browser says that there is no line: the site's worker may have stored the answer.
        networkMode: 'offlineFirst',
      },
      // Sent also where the browser says that there is no line: whoever pressed the button hears what became of it.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

export const queryClient = createQueryClient()

/** The one factory of query keys: a call and what it is asked. */
export const callKey = <C extends Call>(call: CallRef<C>, input: Pick<CallInput<C>, 'query'>) =>
  [call.id, input.query] as const

/** Makes a call. The client, the HTTP and the schema library come with the first one, after the first paint. */
export async function ask<C extends Call>(call: CallRef<C>, input: CallInput<C>): Promise<AnswerOf<C>> {
  const [{ callGateway }] = await Promise.all([loadPart(() => import('./client.ts')), call.load()])
  return callGateway<C>(call, input)
}

/**
 * A GET of the gateway as query options, so that every part that asks the same shares the answer:
 * `useQuery({ ...callQuery(getHotGames, { query }), select: (answer) => answer.value })`.
 * The answers of calls that need a token are dropped when the session ends; `meta` is the call, for whoever looks at all
 * answers.
 */
export function callQuery<C extends Call>(call: CallRef<C>, input: Pick<CallInput<C>, 'query'>) {
  return queryOptions({
    queryKey: callKey(call, input),
    queryFn: ({ signal }) => ask<C>(call, { ...input, signal } as CallInput<C>),
    meta: { ...call },
  })
}

/** Has what these calls answered asked anew: at once where it is shown, else the next time. */
export const invalidate = (client: QueryClient, ...calls: readonly Pick<CallRef<Call>, 'id'>[]) =>
  Promise.all(calls.map(({ id }) => client.invalidateQueries({ queryKey: [id] })))
