import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getProfile, setAvatar, setProfile } from '#src/gateway/account-calls.ts'
import type { AnswerTo, BodyTo } from '#src/gateway/call-ref.ts'
import { getMember } from '#src/gateway/calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { invalidate } from '#src/gateway/query-client.ts'
import { getSecurity } from '#src/gateway/security-calls.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import { useLanguage } from '#src/i18n/language.ts'

export type Profile = AnswerTo<typeof getProfile>['value']

/** The member's personal data; always asked anew when the page is opened. */
export const useProfileQuery = () =>
  useQuery({ ...valueQuery(getProfile, { language: useLanguage().code }), staleTime: 0 })

/** What else the page shows of the member; asked anew also where no answer came: it may have been done. */
function useInvalidateProfile() {
  const client = useQueryClient()
  return () => invalidate(client, getProfile, getMember, getSecurity)
}

export function useSetProfile() {
  const { code } = useLanguage()
  const invalidate = useInvalidateProfile()
  return useMutation({
    mutationFn: (body: BodyTo<typeof setProfile>) => callGateway(setProfile, { query: { language: code }, body }),
    onSettled: invalidate,
  })
}

export function useSetAvatar() {
  const invalidate = useInvalidateProfile()
  return useMutation({
    mutationFn: (avatar: string) => callGateway(setAvatar, { body: { avatar } }),
    onSettled: invalidate,
  })
}
