import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Button } from '#src/ui/button.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'

interface ListFailedProps {
  title: string
  error: unknown
  onRetry: () => void
  heading?: 'h2'
  /** Another way on than to try again. */
  back?: ReactNode
}

/** What stands in place of a public list or article that could not be had. */
export function ListFailed({ title, error, onRetry, heading, back }: ListFailedProps) {
  const { t } = useTranslation('shell')
  const errorText = useErrorText()
  return (
    <StatePanel
      icon="art-down"
      tone="bad"
      isAlert
      {...(heading && { heading })}
      title={title}
      text={errorText(error)}
      actions={
        <>
          <Button onClick={onRetry}>{t('retry')}</Button>
          {back}
        </>
      }
    />
  )
}
