import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { getDomainRoute, getStatus } from '#src/gateway/calls.ts'
import { type GatewayError, toGatewayError } from '#src/gateway/gateway-error.ts'
import { callQuery, freshFor } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'

type Status = AnswerTo<typeof getStatus>['value']

/** What the site is allowed to show: decided once at start. */
export type Startup =
  | { view: 'open' }
  | { view: 'maintenance' | 'region'; status: Status }
  | { view: 'wrong-domain'; mainDomain: string }
  | { view: 'unreachable'; error: GatewayError; retry: () => void }

/** One for all renders: what is given it is not rendered again. */
const open: Startup = { view: 'open' }

/** Asks the gateway once whether the site is open and the address is the merchant's. Until it answers, it is open. */
export function useStartup(): Startup {
  // The language at start: another one later does not ask again.
  const language = useLanguage()
  const [code] = useState(language.code)
  const once = { staleTime: freshFor.visit, gcTime: freshFor.visit, refetchOnReconnect: false }
  const status = useQuery({ ...callQuery(getStatus, { query: { language: code } }), ...once })
  const domain = useQuery({ ...callQuery(getDomainRoute, { query: { domain: window.location.hostname } }), ...once })
  if (domain.data && !domain.data.value.isValid)
    return { view: 'wrong-domain', mainDomain: domain.data.value.mainDomain }
  const value = status.data?.value
  if (value?.status === 1) return { view: 'maintenance', status: value }
  if (value?.status === 2) return { view: 'region', status: value }
  const failed = status.isError ? status : domain.isError ? domain : undefined
  if (!failed) return open
  const retry = () => {
    if (status.isError) void status.refetch()
    if (domain.isError) void domain.refetch()
  }
  const error = toGatewayError(failed.error)
  if (error.code === 'system.maintenance' || error.code === 'system.region-blocked')
    return {
      view: error.code === 'system.maintenance' ? 'maintenance' : 'region',
      status: { status: 1, ip: '', message: undefined },
    }
  return { view: 'unreachable', error, retry }
}
