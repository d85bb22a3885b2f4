import type { QueryClient } from '@tanstack/react-query'
import type { LanguageCode } from '#contract/site/languages.ts'
import { getDomainRoute, getPermission, getStatus, getWhitelabel } from '#src/gateway/calls.ts'
import { ask, callQuery, freshFor } from '#src/gateway/query-client.ts'

const good = <T>(value: T) => ({ success: true as const, value })

/**
 * Asks the gateway once for what a start needs: what the merchant offers, whether the site is open, whether the address is
 * the merchant's, and which modules are open. Whatever asks for one of these finds the answer on its way; what the answer
 * leaves out, and all of it where the call fails, is asked by the part's own call.
 */
export function askAtStart(client: QueryClient, language: LanguageCode): void {
  const query = { language }
  const domain = window.location.hostname
  const once = { staleTime: freshFor.visit, gcTime: freshFor.visit }
  const whole = ask(getPermission, { query: { language, domain } })
  const parts = whole.then(
    ({ value }) => value,
    // Whoever shows what the call is for says that it failed.
    () => undefined,
  )
  let isAsked = false
  void client.prefetchQuery({
    ...callQuery(getPermission, { query }),
    ...once,
    queryFn: ({ signal }) => {
      if (isAsked) return ask(getPermission, { query, signal })
      isAsked = true
      return whole
    },
  })
  void client.prefetchQuery({
    ...callQuery(getStatus, { query }),
    ...once,
    queryFn: async ({ signal }) => {
      const value = (await parts)?.status
      return value ? good(value) : ask(getStatus, { query, signal })
    },
  })
  void client.prefetchQuery({
    ...callQuery(getDomainRoute, { query: { domain } }),
    ...once,
    queryFn: async ({ signal }) => {
      const value = (await parts)?.domainRoute
      return value ? good(value) : ask(getDomainRoute, { query: { domain }, signal })
    },
  })
  void client.prefetchQuery({
    ...callQuery(getWhitelabel, {}),
    ...once,
    queryFn: async ({ signal }) => {
      const value = (await parts)?.whitelabel
      return value ? good(value) : ask(getWhitelabel, { signal })
    },
  })
}
