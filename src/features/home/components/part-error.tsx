import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'

interface Props {
  /** What failed, where the general words would not say it. */
  text?: string
  isBusy?: boolean
  onRetry: () => void
}

/** One part of the page that could not be loaded; the others go on. */
export function PartError({ text, isBusy = false, onRetry }: Props) {
  const { t } = useTranslation('home')
  return (
    <StatePanel
      icon="wifi-off"
      tone="warn"
      title={t('error.title')}
      text={text ?? t('error.text')}
      actions={
        <Button look="outline" icon="rotate-cw" isBusy={isBusy} onClick={onRetry}>
          {t('error.retry')}
        </Button>
      }
    />
  )
}
