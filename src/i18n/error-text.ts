import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'

type ErrorKey = ParseKeys<'errors'>

/** What of a failure a text needs; a GatewayError has it all. */
interface Failure {
  code: string
  reference?: string | undefined
  retryAfter?: number | undefined
}

/**
 * The words for a failure by its stable code: a code without words of its own is an unknown error, with the reference
 * that the player can quote.
 */
export function useErrorText(): (failure: Failure) => string {
  const { t, i18n } = useTranslation('errors')
  const isKey = (code: string): code is ErrorKey => i18n.exists(code, { ns: 'errors' })
  return ({ code, reference, retryAfter }) => {
    if (code === 'rate.limited' && retryAfter) return t('rate.limitedFor', { count: retryAfter })
    if (isKey(code)) return t(code)
    return reference ? t('withReference', { message: t('unknown'), reference }) : t('unknown')
  }
}
