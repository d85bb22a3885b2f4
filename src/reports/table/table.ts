import type { ReactNode } from 'react'
import type { IconName } from '#src/ui/icon-names.ts'

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
