import { useQuery } from '@tanstack/react-query'
import { getAgentSettings } from '#src/gateway/agent-calls.ts'
import { freshFor } from '#src/gateway/query-client.ts'
import { valueQuery } from '#src/gateway/value-query.ts'

/** What the agent has: kinds of pay, contracts, rates, and what waits for an answer. */
export const useAgentSettings = () => useQuery({ ...valueQuery(getAgentSettings), staleTime: freshFor.moment })
