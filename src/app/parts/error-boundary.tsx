import { Component, type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { chunkFailureOf } from '#src/lib/chunk-failure.ts'
import { Button } from '#src/ui/button.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { forgetFirstPage } from './first-paint-page.tsx'

/** What is left to say when a page broke while it was drawn. */
function Fault({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const chunk = chunkFailureOf(error)
  useEffect(forgetFirstPage, [])
  return (
    <StatePanel
      size="page"
      icon="art-down"
      tone="warn"
      isAlert
      title={t(chunk ? 'fault.chunkTitle' : 'fault.title')}
      text={t(chunk ? 'fault.chunkText' : 'fault.text')}
      actions={
        <Button icon="rotate-cw" onClick={() => window.location.reload()}>
          {t('fault.reload')}
        </Button>
      }
      note={chunk && t('fault.details', { type: chunk.type, address: chunk.address })}
    />
  )
}

interface ErrorBoundaryProps {
  children: ReactNode
  /** A change of it, such as another path, tries again. */
  resetKey?: string
}

interface ErrorBoundaryState {
  failure: { error: unknown; resetKey: string | undefined } | null
}

/** Catches what breaks below it, and says so. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error, resetKey: undefined } }
  }

  override componentDidCatch(error: unknown): void {
    if (FEATURE_BEACON) globalThis.beacon?.(error, true)
    this.setState({ failure: { error, resetKey: this.props.resetKey } })
  }

  override componentDidUpdate(): void {
    const { failure } = this.state
    if (failure?.resetKey !== undefined && failure.resetKey !== this.props.resetKey) this.setState({ failure: null })
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? <Fault error={failure.error} /> : this.props.children
  }
}
