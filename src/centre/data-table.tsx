import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Button } from '#src/ui/button.tsx'
import type { IconName } from '#src/ui/icon-names.ts'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { useMediaQuery } from '#src/ui/use-media-query.ts'
import { CardList } from './card-list.tsx'
import { WideTable } from './wide-table.tsx'

export interface Column<Row> {
  id: string
  head: string
  /** Figures stand at the end. */
  align?: 'start' | 'end' | 'centre'
  cell: (row: Row) => ReactNode
  isSortable?: boolean
  /** In the row of totals. */
  total?: ReactNode
  /** On phones: `title` leads a card, `aside` stands at the end of its first line, the others are lines of their own. */
  inCard?: 'title' | 'aside' | 'none'
}

export interface Sort {
  by: string
  order: 'asc' | 'desc'
}

export interface DataTableProps<Row> {
  /** What it lists, for those who do not see its heading. */
  label: string
  columns: readonly Column<Row>[]
  /** Undefined until they are known. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** At the beginning of the row of totals: "This page, 8 of 284 bets". */
  totalLabel?: ReactNode
  /** Newer rows are on their way; those before them stay meanwhile. */
  isStale?: boolean
  error?: unknown
  onRetry?: () => void
  empty: { icon?: IconName; title: string; text?: string; actions?: ReactNode }
  /** Rows of the skeleton. */
  skeletonRows?: number
}

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

/** Rows and columns: a table on wide screens, cards on phones; with the states that a list can be in. */
export function DataTable<Row>({ skeletonRows = 8, ...props }: DataTableProps<Row>) {
  const isPhone = useMediaQuery('(max-width: 767px)')
  const { rows, error, empty, onRetry } = props
  if (!rows && error) return <Failed error={error} onRetry={onRetry} />
  if (rows?.length === 0) {
    const { icon = 'receipt', ...words } = empty
    return <StatePanel icon={icon} {...words} />
  }
  return isPhone ? (
    <CardList {...props} skeletonRows={skeletonRows} />
  ) : (
    <WideTable {...props} skeletonRows={skeletonRows} />
  )
}
