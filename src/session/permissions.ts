import { useQuery } from '@tanstack/react-query'
import type { ModuleId } from '#contract/site/modules.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { getWhitelabel } from '#src/gateway/calls.ts'
import { callKey, callQuery, freshFor, queryClient } from '#src/gateway/query-client.ts'
import { usePainted } from '#src/lib/use-painted.ts'
import { closedModules } from './closed-modules.ts'

/**
 * Which modules are open now, by the gateway's permission tree, within what the site was built with. One that the
 * gateway does not mention, or before it has answered, follows the site.
 */
export function usePermissions(): (modId: ModuleId) => boolean {
  const { data } = usePainted(
    useQuery({
      ...callQuery(getWhitelabel, {}),
      staleTime: freshFor.visit,
      select: ({ value }) => closedModules(value),
    }),
  )
  return (modId) => !data?.has(modId)
}

/** The same outside of React, by what the gateway has answered so far. */
export function isModuleOpen(modId: ModuleId): boolean {
  const tree = queryClient.getQueryData<AnswerTo<typeof getWhitelabel>>(callKey(getWhitelabel, {}))
  return !tree || !closedModules(tree.value).has(modId)
}
