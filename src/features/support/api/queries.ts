import { useQuery } from '@tanstack/react-query'
import type { Resource } from '#contract/site/system.ts'
import { getPermission } from '#src/gateway/calls.ts'
import { freshFor } from '#src/gateway/query-client.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { usePainted } from '#src/lib/use-painted.ts'

/** Contacts, apps, payment marks and licences of the merchant, in the visitor's language. */
export const usePermissionQuery = () =>
  usePainted(useQuery({ ...valueQuery(getPermission, { language: useLanguage().code }), staleTime: freshFor.visit }))

/** The merchant's resources of one type, in its own order; empty until they are known. */
export function useResources(type: string): readonly Resource[] {
  const { data } = usePermissionQuery()
  return data?.resources.filter(({ resourceType }) => resourceType === type) ?? []
}
