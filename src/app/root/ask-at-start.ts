import type { QueryClient } from '@tanstack/react-query'
import type { AnswerOf, Call } from '#contract/call.ts'
import type { LanguageCode } from '#contract/site/languages.ts'
import type { AnswerTo, CallRef } from '#src/gateway/call-ref.ts'
import { getDomainRoute, getPermission, getStatus, getWhitelabel } from '#src/gateway/calls.ts'
import type { CallInput } from '#src/gateway/client.ts'
import { ask, callQuery, freshFor } from '#src/gateway/query-client.ts'

/** Calls whose answers the one at the start has, by id. */
export const answeredAtStart: readonly string[] = [getPermission, getStatus, getDomainRoute, getWhitelabel].map(
  ({ id }) => id,
)

type Part = 'status' | 'domainRoute' | 'whitelabel'

/**
 * Asks the gateway once for what a start needs: what the merchant offers, whether the site is open, whether the address is
 * the merchant's, and which modules are open. Whatever asks for one of these finds the answer on its way; what the answer
 * leaves out, and all of it where the call fails, is asked by the part's own call.
 */
export function askAtStart(client: QueryClient, language: LanguageCode): void {
  const query = { language }
  const staleTime = freshFor.visit
  const domain = window.location.hostname
  let whole: Promise<AnswerTo<typeof getPermission>> | undefined = ask(getPermission, { query: { language, domain } })
  // Whoever shows what the call is for says that it failed.
  const parts = whole.then(({ value }) => value).catch(() => undefined)
  /** The call as a query whose first answer is the part of that name, where there is one. */
  const prefetch = <C extends Call>(call: CallRef<C>, input: Pick<CallInput<C>, 'query'>, part: Part) =>
    client.prefetchQuery({
      ...callQuery(call, input),
      staleTime,
      queryFn: async ({ signal }) => {
        const value = (await parts)?.[part]
        return (value ? { success: true, value } : ask(call, { ...input, signal } as CallInput<C>)) as AnswerOf<C>
      },
    })
  void client.prefetchQuery({
    ...callQuery(getPermission, { query }),
    staleTime,
    queryFn: ({ signal }) => {
      const first = whole
      whole = undefined
      return first ?? ask(getPermission, { query, signal })
    },
  })
  void prefetch(getStatus, { query }, 'status')
  void prefetch(getDomainRoute, { query: { domain } }, 'domainRoute')
  void prefetch(getWhitelabel, {}, 'whitelabel')
}
