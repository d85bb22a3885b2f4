import { useQuery } from '@tanstack/react-query'
import { getCaptcha } from '#src/gateway/calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import { useLanguage } from '#src/i18n/language.ts'

/** The gateway gives one a second: who was refused in less gets the next one by waiting. */
const isTooSoon = (error: unknown) => error instanceof GatewayError && error.code === 'rate.limited'

/** A captcha for one try. Asked for only while one is shown; never kept, as each is good once. */
export const useCaptchaQuery = (isNeeded: boolean) =>
  useQuery({
    ...valueQuery(getCaptcha, { language: useLanguage().code }),
    enabled: isNeeded,
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
    retry: (failures: number, error: Error) => failures < 2 && isTooSoon(error),
    retryDelay: 1000,
  })
