import { useTranslation } from 'react-i18next'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Button } from '#src/ui/button.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'

interface LotteryFailedProps {
  title: string
  error: unknown
  onRetry: () => void
  size?: 'page'
}

/** What could not be had: why, and another try. */
export function LotteryFailed({ title, error, onRetry, ...rest }: LotteryFailedProps) {
  const { t } = useTranslation()
  const text = useErrorText()(error)
  const retry = <Button onClick={onRetry}>{t('retry')}</Button>
  return <StatePanel {...rest} icon="circle-alert" tone="bad" isAlert title={title} text={text} actions={retry} />
}
