import { useQuery } from '@tanstack/react-query'
import { getCaptcha } from '#src/gateway/calls.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'

/** A captcha for one try. Asked for only while one is shown; never kept, as each is good once. */
export function useCaptchaQuery(isNeeded: boolean) {
  const { code } = useLanguage()
  return useQuery({
    ...callQuery(getCaptcha, { query: { language: code } }),
    enabled: isNeeded,
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
    select: ({ value }) => value,
  })
}
