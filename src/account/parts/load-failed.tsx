import { useTranslation } from 'react-i18next'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Button } from '#src/ui/button.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'

interface LoadFailedProps {
  /** What could not be had; a plain word for it by default. */
  title?: string | undefined
  /** Null: nothing was asked, since there is no line. */
  error: Error | null
  onRetry: () => void
  isRetrying?: boolean
  /** The reason, put into more words. */
  textOf?: ((reason: string) => string) | undefined
}

/** What stands where something could not be had: why, or that there is no line, and another try. */
export function LoadFailed({ title, error, onRetry, isRetrying = false, textOf }: LoadFailedProps) {
  const { t } = useTranslation(['centre', 'shell'])
  const errorText = useErrorText()
  const failure = error && toGatewayError(error)
  const retry = (
    <Button icon="rotate-cw" isBusy={isRetrying} onClick={onRetry}>
      {t('shell:retry')}
    </Button>
  )
  if (!failure || failure.code === 'network.offline')
    return (
      <StatePanel
        icon="art-offline"
        tone="info"
        isAlert
        title={t('load.offline')}
        text={t('load.offlineText')}
        actions={retry}
      />
    )
  const reason = errorText(failure)
  return (
    <StatePanel
      icon="art-down"
      tone="bad"
      isAlert
      title={title ?? t('load.failed')}
      text={textOf ? textOf(reason) : reason}
      actions={retry}
      note={failure.reference}
    />
  )
}
