import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GatewayError } from '#src/gateway/gateway-error.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { Button } from '#src/ui/button.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'

/** A reference that a player can quote, with a button that copies it. */
function Reference({ reference }: { reference: string }) {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  const copy = () => void navigator.clipboard?.writeText(reference).then(() => setCopied(true))
  return (
    <>
      {t('reference')} <strong>{reference}</strong>
      <Button look="text" size="tiny" onClick={copy}>
        {t(isCopied ? 'copied' : 'copy')}
      </Button>
    </>
  )
}

/** Milliseconds between tries that nobody asked for. */
const retryEveryMs = 15_000

/** Tries again when the line is back, and now and then while somebody looks at the page. */
function useRetries(retry: () => void): void {
  const tryAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible') retry()
  })
  useEffect(() => {
    const again = () => tryAgain()
    const timer = setInterval(again, retryEveryMs)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [])
}

/** The gateway could not be asked whether the site is open: down, slow, broken. The shell around it stays. */
export function GatewayDownPage({ error, onRetry }: { error: GatewayError; onRetry: () => void }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const isOffline = error.code === 'network.offline'
  useRetries(onRetry)
  return (
    <StatePanel
      size="page"
      isAlert
      icon={isOffline ? 'art-offline' : 'art-down'}
      tone="warn"
      title={t(isOffline ? 'offline.title' : 'gatewayDown.title')}
      text={
        <>
          {errorText(error)} {t('gatewayDown.text')}
        </>
      }
      actions={
        <>
          <Button icon="rotate-cw" onClick={onRetry}>
            {t('retry')}
          </Button>
          <Button look="outline" icon="headphones" onClick={() => openPopup('service', {})}>
            {t('service.contact')}
          </Button>
        </>
      }
      note={error.reference ? <Reference reference={error.reference} /> : error.code}
    />
  )
}
