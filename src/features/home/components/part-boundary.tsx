import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type ChunkFailure, chunkFailureOf } from '#src/lib/chunk-failure.ts'
import { report } from '#src/lib/report.ts'
import { PartError } from './part-error.tsx'

/** React keeps a part that could not be loaded as failed for good: only a reload asks for it again. */
function PartMissing({ chunk: { type, address } }: { chunk: ChunkFailure }) {
  const { t } = useTranslation('shell')
  return (
    <PartError
      title={t('fault.chunkTitle')}
      text={
        <>
          {t('fault.chunkText')} <bdi>{t('fault.details', { type, address })}</bdi>
        </>
      }
      retry={t('fault.reload')}
      onRetry={() => window.location.reload()}
    />
  )
}

/** A part whose code fails takes nothing else of the page with it; trying again mounts it anew. */
export class PartBoundary extends Component<{ children: ReactNode }, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown) {
    report('A part of the home page failed', error)
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    const chunk = chunkFailureOf(failure.error)
    return chunk ? <PartMissing chunk={chunk} /> : <PartError onRetry={() => this.setState({ failure: null })} />
  }
}
