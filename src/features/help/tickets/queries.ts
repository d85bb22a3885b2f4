import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getTicket, getTicketPicture, getTickets } from '#src/gateway/account-calls.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { callQuery, freshFor, invalidate } from '#src/gateway/query-client.ts'
import { useSession } from '#src/session/session.ts'

export type WholeTicket = AnswerTo<typeof getTicket>['value']

const rowsAPage = 10
/** How often an answer is looked for, in milliseconds. */
const pollEvery = 20_000

export function useTicketsQuery(pageNo: number) {
  const { isSignedIn } = useSession()
  const query = callQuery(getTickets, { query: { pageNo, pageSize: rowsAPage } })
  return useQuery({ ...query, enabled: isSignedIn, staleTime: 0, placeholderData: (before) => before })
}

/** One ticket, asked for again as long as an answer may come. */
export function useTicketQuery(id: string) {
  const { isSignedIn } = useSession()
  return useQuery({
    ...callQuery(getTicket, { query: { id } }),
    enabled: isSignedIn,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.value.state === 'open' ? pollEvery : false),
  })
}

export const useTicketPictureQuery = (id: string, picture: string, isAsked: boolean) =>
  useQuery({ ...callQuery(getTicketPicture, { query: { id, picture } }), enabled: isAsked, staleTime: freshFor.visit })

export function useInvalidateTickets(): () => void {
  const client = useQueryClient()
  return () => void invalidate(client, getTickets, getTicket)
}
