import { type QueryClient, useQuery } from '@tanstack/react-query'
import { getRedEnvelopes } from '#src/gateway/account-calls.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { getBalance } from '#src/gateway/calls.ts'
import { invalidate } from '#src/gateway/query-client.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import { useLanguage } from '#src/i18n/language.ts'

export type Envelopes = AnswerTo<typeof getRedEnvelopes>['value']
export type OpenEnvelope = Envelopes['open'][number]

export const useEnvelopesQuery = () =>
  useQuery({ ...valueQuery(getRedEnvelopes, { language: useLanguage().code }), staleTime: 0 })

/** The envelopes and the balance are asked anew. */
export const invalidateEnvelopes = (client: QueryClient) => invalidate(client, getRedEnvelopes, getBalance)
