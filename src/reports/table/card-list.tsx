import { useTranslation } from 'react-i18next'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './card-list.module.css'
import type { Column, DataTableProps } from './table.ts'

function Card<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  const at = (place: Column<Row>['inCard']) => columns.filter(({ inCard }) => inCard === place)
  const heads = [...at('title'), ...at('aside')]
  const lines = at(undefined)
  return (
    <li className={styles.card}>
      {heads.length > 0 && (
        <div className={styles.head}>
          {heads.map(({ id, inCard, cell }) => (
            <div key={id} className={inCard === 'title' ? styles.title : styles.aside}>
              {cell(row)}
            </div>
          ))}
        </div>
      )}
      {lines.length > 0 && (
        <dl className={styles.lines}>
          {lines.map(({ id, head, cell }) => (
            <div key={id}>
              <dt>{head}</dt>
              <dd>{cell(row)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

/** The rows of a table as cards, for screens that have no room for columns. */
export function CardList<Row>(props: DataTableProps<Row> & { skeletonRows: number }) {
  const { label, columns, rows, rowKey, totalLabel, isStale, skeletonRows } = props
  const { t } = useTranslation('centre')
  const totals = columns.filter(({ total }) => total !== undefined && total !== null && total !== '')
  return (
    <section aria-label={label} aria-busy={!rows || isStale}>
      {!rows && (
        <VisuallyHidden>
          <span role="status">{t('table.loading')}</span>
        </VisuallyHidden>
      )}
      <ul className={styles.list} data-stale={isStale ? '' : undefined}>
        {rows?.map((row) => (
          <Card key={rowKey(row)} row={row} columns={columns} />
        ))}
        {!rows &&
          Array.from({ length: Math.min(skeletonRows, 5) }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards without content, which never change places
            <li key={row}>
              <Skeleton className={styles.skeleton} />
            </li>
          ))}
      </ul>
      {rows && totalLabel !== undefined && (
        <div className={styles.totals}>
          <strong>{totalLabel}</strong>
          <dl className={styles.lines}>
            {totals.map(({ id, head, total }) => (
              <div key={id}>
                <dt>{head}</dt>
                <dd>{total}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </section>
  )
}
