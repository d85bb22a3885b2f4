import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getDownlines, getRegisterCentre, setReferralLink } from '#src/gateway/agent-calls.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { callGateway } from '#src/gateway/client.ts'
import { callQuery } from '#src/gateway/query-client.ts'

export type RegisterCentre = AnswerTo<typeof getRegisterCentre>['value']
export type ReferralLink = RegisterCentre['links'][number]

/** Links are used while the page is open: they are asked for anew each time. */
export function useRegisterCentre() {
  return useQuery({ ...callQuery(getRegisterCentre, {}), staleTime: 0, select: ({ value }) => value })
}

/** The links, and who is below. */
export const askAgain = (client: QueryClient) =>
  Promise.all([getRegisterCentre, getDownlines].map(({ id }) => client.invalidateQueries({ queryKey: [id] })))

/** Opens and closes a link. */
export function useSetLink(code: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isOpen: boolean) => callGateway(setReferralLink, { query: { code }, body: { isOpen } }),
    networkMode: 'always',
    onSettled: () => void askAgain(client),
  })
}
