import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getDownlines, getRegisterCentre, setReferralLink } from '#src/gateway/agent-calls.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { callGateway } from '#src/gateway/client.ts'
import { invalidate } from '#src/gateway/query-client.ts'
import { valueQuery } from '#src/gateway/value-query.ts'

export type RegisterCentre = AnswerTo<typeof getRegisterCentre>['value']
export type ReferralLink = RegisterCentre['links'][number]

/** Links are used while the page is open: they are asked for anew each time. */
export const useRegisterCentre = () => useQuery({ ...valueQuery(getRegisterCentre), staleTime: 0 })

/** The links, and who is below. */
export const invalidateRegister = (client: QueryClient) => invalidate(client, getRegisterCentre, getDownlines)

/** Opens and closes a link. */
export function useSetLink(code: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isOpen: boolean) => callGateway(setReferralLink, { query: { code }, body: { isOpen } }),
    onSettled: () => void invalidateRegister(client),
  })
}
