import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getMessage, getMessages, markMessages } from '#src/gateway/account-calls.ts'
import type { BodyTo } from '#src/gateway/call-ref.ts'
import { getMember } from '#src/gateway/calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { callQuery, invalidate } from '#src/gateway/query-client.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { titlesPerPage } from '../lib/titles-per-page.ts'

/** A page of messages, the latest first. */
export const useMessagesQuery = (pageNo: number, isUnreadOnly: boolean) =>
  useQuery({
    ...valueQuery(getMessages, {
      pageNo,
      pageSize: titlesPerPage,
      language: useLanguage().code,
      ...(isUnreadOnly && { unread: true }),
    }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** What counts unread messages, and the list, are asked anew. */
const invalidateMessages = (client: QueryClient) => invalidate(client, getMessages, getMember)

/** One message; to have it is to have read it. */
export function useMessageQuery(id: string) {
  const { code } = useLanguage()
  const client = useQueryClient()
  const options = callQuery(getMessage, { query: { id, language: code } })
  return useQuery({
    ...options,
    queryFn: async (context) => {
      const answer = await callGateway(getMessage, { query: { id, language: code }, signal: context.signal })
      void invalidateMessages(client)
      return answer
    },
    select: ({ value }) => value,
  })
}

export function useMarkMessages() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyTo<typeof markMessages>) => callGateway(markMessages, { body }),
    onSettled: () => void invalidateMessages(client),
  })
}
