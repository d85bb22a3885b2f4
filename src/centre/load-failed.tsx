import { useTranslation } from 'react-i18next'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Button } from '#src/ui/button.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'

interface LoadFailedProps {
  title: string
  error: Error
  onRetry: () => void
}

/** What stands where something could not be had: why, and another try. */
export function LoadFailed({ title, error, onRetry }: LoadFailedProps) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  return (
    <StatePanel
      icon="art-down"
      tone="bad"
      isAlert
      title={title}
      text={errorText(toGatewayError(error))}
      actions={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  )
}
