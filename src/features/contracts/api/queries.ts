import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import type { PayKind } from '#contract/agent/contract-terms.ts'
import { site } from '#src/config/site.ts'
import {
  getAgentSettings,
  getContracts,
  getContractTerms,
  getDownlines,
  getTeamOverview,
} from '#src/gateway/agent-calls.ts'
import type { AnswerTo, QueryTo } from '#src/gateway/call-ref.ts'
import { callQuery, freshFor, invalidate } from '#src/gateway/query-client.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import { periodOf } from '#src/reports/filters/periods.ts'

export type Contract = AnswerTo<typeof getContracts>['value']['contracts'][number]
export type ContractTerms = AnswerTo<typeof getContractTerms>['value']
export type ContractsQuery = Omit<QueryTo<typeof getContracts>, 'pageSize'>

export const useContracts = (asked: ContractsQuery) =>
  useQuery({ ...valueQuery(getContracts, { ...asked, pageSize: 20 }), staleTime: 0, placeholderData: keepPreviousData })

/** What may be offered to one directly below; asked anew each time, since the other side changes it. */
export const useContractTerms = (kind: PayKind, account: string) =>
  useQuery({ ...valueQuery(getContractTerms, { kind, account }), enabled: account !== '', staleTime: 0 })

/** The agents directly below whose name holds a text: as many as a list to choose from has room for. */
export function useDirectAgents(search: string) {
  const query = {
    ...periodOf('today', site.timeZone),
    only: 'agents' as const,
    sort: 'account' as const,
    order: 'asc' as const,
    pageNo: 1,
    pageSize: 50,
    ...(search !== '' && { search }),
  }
  return useQuery({
    ...callQuery(getDownlines, { query }),
    staleTime: freshFor.moment,
    placeholderData: keepPreviousData,
    // A search goes through the whole team; contracts are with those directly below.
    select: ({ value }) => value.rows.filter(({ level }) => level === 1),
  })
}

/** Contracts, what waits for an answer, and the rates in the team are asked anew. */
export const invalidateContracts = (client: QueryClient) =>
  invalidate(client, getContracts, getContractTerms, getAgentSettings, getDownlines, getTeamOverview)
