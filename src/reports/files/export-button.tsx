import { useTranslation } from 'react-i18next'
import { Notice } from '#src/account/parts/notice.tsx'
import { useErrorText } from '#src/i18n/error-text.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import type { ExportState } from './use-export.ts'

interface ExportProps {
  state: ExportState
  start: () => void
  stop: () => void
}

/** In the title bar: begins a file, and while it is made stops it. */
export function ExportButton({ state, start, stop, isOff }: ExportProps & { isOff: boolean }) {
  const { t } = useTranslation('records')
  if (state.phase === 'running')
    return (
      <Button look="quiet" size="small" isBusy aria-label={t('exportStop')} onClick={stop}>
        {t('exporting')}
      </Button>
    )
  return (
    <Button look="quiet" size="small" icon="download" disabled={isOff} onClick={start}>
      {t('export')}
    </Button>
  )
}

/** How far the file is, that it is there, or why it could not be made. */
export function ExportNews({ state, start }: Pick<ExportProps, 'state' | 'start'>) {
  const { t } = useTranslation(['records', 'shell'])
  const { number } = useFormat()
  const errorText = useErrorText()
  if (state.phase === 'idle') return null
  if (state.phase === 'failed')
    return (
      <Notice
        tone="bad"
        role="alert"
        action={
          <Button look="outline" size="tiny" onClick={start}>
            {t('shell:retry')}
          </Button>
        }
      >
        {t('exportFailed')} {errorText(state.error)}
      </Notice>
    )
  const [done, total] = [number(state.done), number(state.total)]
  if (state.phase === 'running') return <Notice role="status">{t('exportOf', { done, total })}</Notice>
  const isCut = state.done < state.total
  return (
    <Notice tone={isCut ? 'warn' : 'ok'} role="status">
      {isCut ? t('exportCut', { done, total }) : t('exported', { count: state.done, figure: done })}
    </Notice>
  )
}
