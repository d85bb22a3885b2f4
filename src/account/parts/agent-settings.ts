import { useQuery } from '@tanstack/react-query'
import { getAgentSettings } from '#src/gateway/agent-calls.ts'
import { callQuery, freshFor } from '#src/gateway/query-client.ts'

/** What the agent has: kinds of pay, contracts, rates, and what waits for an answer. */
export function useAgentSettings() {
  return useQuery({
    ...callQuery(getAgentSettings, {}),
    staleTime: freshFor.moment,
    select: ({ value }) => value,
  })
}
