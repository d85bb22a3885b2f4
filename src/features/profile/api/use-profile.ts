import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getProfile, setAvatar, setProfile } from '#src/gateway/account-calls.ts'
import type { AnswerTo, BodyTo } from '#src/gateway/call-ref.ts'
import { getMember } from '#src/gateway/calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { getSecurity } from '#src/gateway/security-calls.ts'
import { useLanguage } from '#src/i18n/language.ts'

export type Profile = AnswerTo<typeof getProfile>['value']

/** The member's personal data; always asked anew when the page is opened. */
export function useProfileQuery() {
  const { code } = useLanguage()
  return useQuery({
    ...callQuery(getProfile, { query: { language: code } }),
    staleTime: 0,
    select: ({ value }) => value,
  })
}

/** What else the page shows of the member; asked anew also where no answer came: it may have been done. */
function useAskAgain() {
  const client = useQueryClient()
  return () =>
    Promise.all([getProfile, getMember, getSecurity].map(({ id }) => client.invalidateQueries({ queryKey: [id] })))
}

export function useSetProfile() {
  const { code } = useLanguage()
  const askAgain = useAskAgain()
  return useMutation({
    mutationFn: (body: BodyTo<typeof setProfile>) => callGateway(setProfile, { query: { language: code }, body }),
    networkMode: 'always',
    onSettled: askAgain,
  })
}

export function useSetAvatar() {
  const askAgain = useAskAgain()
  return useMutation({
    mutationFn: (avatar: string) => callGateway(setAvatar, { body: { avatar } }),
    networkMode: 'always',
    onSettled: askAgain,
  })
}
