import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'

type ErrorKey = ParseKeys<'errors'>

/** What of a failure a text needs; a GatewayError has it all, what else may be thrown has no code. */
interface Failure {
  code: string
  reference?: string | undefined
  retryAfter?: number | undefined
}

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'

/**
 * The words for anything thrown, by its stable code: what has none, or one without words of its own, is an unknown
 * error, with the reference that the player can quote.
 */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('errors')
  const isKey = (code: string): code is ErrorKey => i18n.exists(code, { ns: 'errors' })
  return (error) => {
    const { code, reference, retryAfter }: Failure = isFailure(error) ? error : { code: 'unknown' }
    if (code === 'rate.limited' && retryAfter)
      return retryAfter < 60
        ? t('rate.limitedFor', { count: retryAfter })
        : t('rate.limitedMinutes', { count: Math.ceil(retryAfter / 60) })
    if (isKey(code)) return t(code)
    return reference ? t('withReference', { message: t('unknown'), reference }) : t('unknown')
  }
}
