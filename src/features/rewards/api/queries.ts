import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { Reward } from '#contract/account/rewards.ts'
import { getRewards } from '#src/gateway/account-calls.ts'
import { getBalance, getMember } from '#src/gateway/calls.ts'
import { invalidate } from '#src/gateway/query-client.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import { useLanguage } from '#src/i18n/language.ts'

const pageSize = 10

/** A page of the rewards in one state, the latest first. */
export const useRewardsQuery = (state: Reward['state'], pageNo: number) =>
  useQuery({ ...valueQuery(getRewards, { language: useLanguage().code, state, pageNo, pageSize }), staleTime: 0 })

/** The rewards, their red count and the balance are asked anew. */
export const invalidateRewards = (client: QueryClient) => invalidate(client, getRewards, getMember, getBalance)
