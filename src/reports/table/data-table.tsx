import { useTranslation } from 'react-i18next'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Button } from '#src/ui/button.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { CardList } from './card-list.tsx'
import type { DataTableProps } from './table.ts'
import { useCards } from './use-cards.ts'
import { WideTable } from './wide-table.tsx'

function Failed({ error, onRetry }: { error: unknown; onRetry: (() => void) | undefined }) {
  const { t } = useTranslation(['centre', 'shell'])
  const errorText = useErrorText()
  const failure = toGatewayError(error)
  return (
    <StatePanel
      icon="art-down"
      tone="bad"
      isAlert
      title={t('table.failed')}
      text={errorText(failure)}
      actions={onRetry && <Button onClick={onRetry}>{t('shell:retry')}</Button>}
      note={failure.reference}
    />
  )
}

/** Rows and columns: a table where it has room, cards elsewhere; with the states that a list can be in. */
export function DataTable<Row>({ skeletonRows = 8, ...props }: DataTableProps<Row>) {
  const isCards = useCards(props.columns)
  const { rows, error, empty, onRetry } = props
  if (!rows && error) return <Failed error={error} onRetry={onRetry} />
  if (rows?.length === 0) {
    const { icon = 'receipt', ...words } = empty
    return <StatePanel icon={icon} art="empty" {...words} />
  }
  return isCards ? (
    <CardList {...props} skeletonRows={skeletonRows} />
  ) : (
    <WideTable {...props} skeletonRows={skeletonRows} />
  )
}
