import { type QueryClient, useQuery } from '@tanstack/react-query'
import { getRedEnvelopes } from '#src/gateway/account-calls.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { getBalance } from '#src/gateway/calls.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'

export type Envelopes = AnswerTo<typeof getRedEnvelopes>['value']
export type OpenEnvelope = Envelopes['open'][number]

export function useEnvelopesQuery() {
  const { code } = useLanguage()
  return useQuery({
    ...callQuery(getRedEnvelopes, { query: { language: code } }),
    staleTime: 0,
    select: ({ value }) => value,
  })
}

/** The envelopes and the balance are asked anew. */
export const askAgain = (client: QueryClient) =>
  Promise.all([getRedEnvelopes, getBalance].map(({ id }) => client.invalidateQueries({ queryKey: [id] })))
