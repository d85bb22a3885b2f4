import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { Reward } from '#contract/account/rewards.ts'
import { getRewards } from '#src/gateway/account-calls.ts'
import { getBalance, getMember } from '#src/gateway/calls.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'

const pageSize = 10

/** A page of the rewards in one state, the latest first. */
export function useRewardsQuery(state: Reward['state'], pageNo: number) {
  const { code } = useLanguage()
  return useQuery({
    ...callQuery(getRewards, { query: { language: code, state, pageNo, pageSize } }),
    staleTime: 0,
    select: ({ value }) => value,
  })
}

/** The rewards, their red count and the balance are asked anew. */
export const askAgain = (client: QueryClient) =>
  Promise.all([getRewards, getMember, getBalance].map(({ id }) => client.invalidateQueries({ queryKey: [id] })))
