import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { launchLiveChat } from '#src/gateway/account-calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { GatewayError, toGatewayError } from '#src/gateway/gateway-error.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { openTab } from '#src/lib/open-apart.ts'
import { safePageAddress } from '#src/lib/page-address.ts'

const blocked = 'chat.blocked'
const badAddress = 'chat.bad-address'

/**
 * Opens a conversation with customer service in a tab of its own, by an address that is good once: asked for with each
 * press. The tab is opened with the press itself, as browsers block one that comes later.
 */
export function useLiveChat() {
  const { t } = useTranslation('help')
  const { code } = useLanguage()
  const { dateTime } = useFormat()
  const errorText = useErrorText()
  const launch = useMutation({
    mutationFn: async () => {
      const tab = openTab()
      if (!tab) throw new GatewayError(blocked)
      try {
        const { value } = await callGateway(launchLiveChat, { query: { language: code } })
        const address = safePageAddress(value.chatUrl, window.location.hostname)
        if (!address) throw new GatewayError(badAddress)
        tab.location.replace(address)
      } catch (error) {
        tab.close()
        throw error
      }
    },
  })
  const failureText = (error: GatewayError): string => {
    if (error.code === blocked) return t('chat.blocked')
    if (error.code === badAddress) return t('chat.badAddress')
    if (error.code !== 'livechat.closed' || !error.retryAfter) return errorText(error)
    return t('chat.closed', { time: dateTime(new Date(Date.now() + error.retryAfter * 1000).toISOString()) })
  }
  return {
    isBusy: launch.isPending,
    isFailed: launch.isError,
    /** What has become of it, to be announced; undefined before it was asked for. */
    message: launch.isPending
      ? t('chat.opening')
      : launch.isError
        ? failureText(toGatewayError(launch.error))
        : launch.isSuccess
          ? t('chat.opened')
          : undefined,
    open: () => {
      if (!launch.isPending) launch.mutate()
    },
  }
}
