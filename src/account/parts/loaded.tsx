import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { LoadFailed } from './load-failed.tsx'

/** What of a query decides what is drawn; several can stand behind one part. */
interface Asked<Data> {
  data: Data | undefined
  error: Error | null
  fetchStatus: 'fetching' | 'paused' | 'idle'
  refetch: () => Promise<unknown>
}

export interface LoadedProps<Data> {
  query: Asked<Data>
  /** Skeletons in the shape of what comes. */
  skeleton: ReactNode
  /** What could not be had, where it failed; and its reason in more words. */
  title?: string
  textOf?: (reason: string) => string
  children: (data: Data) => ReactNode
}

/** What a query answered; its skeleton until then, and where it failed or there is no line, that and a way on. */
export function Loaded<Data>({ query, skeleton, title, textOf, children }: LoadedProps<Data>) {
  const { t } = useTranslation('centre')
  const { data, error, fetchStatus, refetch } = query
  if (data !== undefined) return <>{children(data)}</>
  const isOffline = fetchStatus === 'paused' || (error !== null && toGatewayError(error).code === 'network.offline')
  if (isOffline || error)
    return (
      <LoadFailed
        title={title}
        error={isOffline ? null : error}
        textOf={textOf}
        isRetrying={fetchStatus === 'fetching'}
        onRetry={() => void refetch()}
      />
    )
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('load.waiting')}</span>
      </VisuallyHidden>
      {skeleton}
    </>
  )
}
