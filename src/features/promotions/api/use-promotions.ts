import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getPromotion, getPromotions, joinPromotion } from '#src/gateway/account-calls.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { getBalance, getMember } from '#src/gateway/calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'

export type PromotionDetail = AnswerTo<typeof getPromotion>['value']

export function usePromotionsQuery() {
  const { code } = useLanguage()
  return useQuery({
    ...callQuery(getPromotions, { query: { language: code } }),
    staleTime: 0,
    select: ({ value }) => value,
  })
}

export function usePromotionQuery(id: string) {
  const { code } = useLanguage()
  return useQuery({
    ...callQuery(getPromotion, { query: { id, language: code } }),
    staleTime: 0,
    select: ({ value }) => value,
  })
}

/** States, counts and the balance are asked anew. */
export const askAgain = (client: QueryClient) =>
  Promise.all(
    [getPromotions, getPromotion, getMember, getBalance].map(({ id }) => client.invalidateQueries({ queryKey: [id] })),
  )

export function useJoinPromotion(id: string) {
  const { code } = useLanguage()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callGateway(joinPromotion, { query: { id, language: code } }),
    networkMode: 'always',
    onSettled: () => void askAgain(client),
  })
}
