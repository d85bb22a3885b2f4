import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Button } from '#src/ui/button.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

/** What of a query decides what is drawn; several can stand behind one part. */
interface Asked<Data> {
  data: Data | undefined
  error: Error | null
  fetchStatus: 'fetching' | 'paused' | 'idle'
  refetch: () => Promise<unknown>
}

interface LoadedProps<Data> {
  query: Asked<Data>
  /** Skeletons in the shape of what comes. */
  waiting: ReactNode
  children: (data: Data) => ReactNode
}

/** What a query answered; its skeleton until then, and where it failed or there is no line, that and a way on. */
export function Loaded<Data>({ query, waiting, children }: LoadedProps<Data>) {
  const { t } = useTranslation('wallet')
  const errorText = useErrorText()
  const { data, error, fetchStatus, refetch } = query
  const retry = (
    <Button icon="rotate-cw" isBusy={fetchStatus === 'fetching'} onClick={() => void refetch()}>
      {t('again')}
    </Button>
  )
  if (data !== undefined) return <>{children(data)}</>
  const failure = error ? toGatewayError(error) : undefined
  if (fetchStatus === 'paused' || failure?.code === 'network.offline')
    return (
      <StatePanel icon="art-offline" tone="info" isAlert title={t('offline')} text={t('offlineText')} actions={retry} />
    )
  if (failure)
    return (
      <StatePanel
        icon="art-down"
        tone="bad"
        isAlert
        title={t('failed')}
        text={t('failedText', { reason: errorText(failure) })}
        actions={retry}
        note={failure.reference}
      />
    )
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('loading')}</span>
      </VisuallyHidden>
      {waiting}
    </>
  )
}
