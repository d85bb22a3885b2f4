import { useQuery } from '@tanstack/react-query'
import { getWhitelabel } from '#src/gateway/calls.ts'
import { callQuery, freshFor } from '#src/gateway/query-client.ts'
import { closedModules } from './closed-modules.ts'

/**
 * Which modules are open now, by the gateway's permission tree, within what the site was built with. One that the
 * gateway does not mention, or before it has answered, follows the site.
 */
export function usePermissions(): (modId: string) => boolean {
  const { data } = useQuery({
    ...callQuery(getWhitelabel, {}),
    staleTime: freshFor.visit,
    select: ({ value }) => closedModules(value),
  })
  return (modId) => !data?.has(modId)
}
