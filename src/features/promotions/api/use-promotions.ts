import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getPromotion, getPromotions, joinPromotion } from '#src/gateway/account-calls.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { getBalance, getMember } from '#src/gateway/calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { invalidate } from '#src/gateway/query-client.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import { useLanguage } from '#src/i18n/language.ts'

export type PromotionDetail = AnswerTo<typeof getPromotion>['value']

export const usePromotionsQuery = () =>
  useQuery({ ...valueQuery(getPromotions, { language: useLanguage().code }), staleTime: 0 })

export const usePromotionQuery = (id: string) =>
  useQuery({ ...valueQuery(getPromotion, { id, language: useLanguage().code }), staleTime: 0 })

/** States, counts and the balance are asked anew. */
export const invalidatePromotions = (client: QueryClient) =>
  invalidate(client, getPromotions, getPromotion, getMember, getBalance)

export function useJoinPromotion(id: string) {
  const { code } = useLanguage()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callGateway(joinPromotion, { query: { id, language: code } }),
    onSettled: () => void invalidatePromotions(client),
  })
}
