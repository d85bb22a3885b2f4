import { useQuery } from '@tanstack/react-query'
import type { Resource } from '#contract/site/system.ts'
import { getPermission } from '#src/gateway/calls.ts'
import { callQuery, freshFor } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'

/** Contacts, apps, payment marks and licences of the merchant, in the visitor's language. */
export function usePermissionQuery() {
  const { code } = useLanguage()
  return useQuery({
    ...callQuery(getPermission, { query: { language: code } }),
    staleTime: freshFor.visit,
    select: ({ value }) => value,
  })
}

/** The merchant's resources of one type, in its own order; empty until they are known. */
export function useResources(type: string): readonly Resource[] {
  const { data } = usePermissionQuery()
  return data?.resources.filter(({ resourceType }) => resourceType === type) ?? []
}
