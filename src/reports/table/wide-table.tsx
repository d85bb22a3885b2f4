import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#src/ui/icon.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './data-table.module.css'
import type { Column, DataTableProps } from './table.ts'

type Props<Row> = DataTableProps<Row> & { skeletonRows: number }

function Head<Row>({ column, sort, onSort }: { column: Column<Row> } & Pick<Props<Row>, 'sort' | 'onSort'>) {
  const order = sort?.by === column.id ? sort.order : undefined
  // Figures are asked for from the largest, which is also how the first press on a head sorts.
  const next = order === 'desc' ? 'asc' : 'desc'
  return (
    <th scope="col" data-align={column.align} aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}>
      {column.isSortable && onSort ? (
        <button type="button" className={styles.sort} onClick={() => onSort({ by: column.id, order: next })}>
          {column.head}
          <Icon name="chevron-down" size="tiny" className={styles[order ?? 'unsorted']} />
        </button>
      ) : (
        column.head
      )}
    </th>
  )
}

function Totals<Row>({ columns, totalLabel }: Pick<Props<Row>, 'columns' | 'totalLabel'>) {
  const first = columns.findIndex(({ total }) => total !== undefined)
  const lead = first < 0 ? columns.length : first
  return (
    <tfoot>
      <tr>
        {lead > 0 && (
          <th scope="row" colSpan={lead}>
            {totalLabel}
          </th>
        )}
        {columns.slice(lead).map(({ id, align, total }) => (
          <td key={id} data-align={align}>
            {total}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

/** Whether what is in an element is wider than it has room for, looked at again with every change of either: of spaces between letters, too. */
function useTooWide(changes: unknown) {
  const holder = useRef<HTMLElement>(null)
  const [isTooWide, setTooWide] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows need other room
  useLayoutEffect(() => {
    const element = holder.current
    if (!element) return
    const look = () => setTooWide(element.scrollWidth > element.clientWidth + 1)
    look()
    const observer = new ResizeObserver(look)
    for (const part of [element, ...element.children]) observer.observe(part)
    return () => observer.disconnect()
  }, [changes])
  return { holder, isTooWide }
}

/** The table itself; its head stays in view, and where it is too wide it scrolls by itself. */
export function WideTable<Row>(props: Props<Row>) {
  const { label, columns, rows, rowKey, sort, onSort, totalLabel, isStale, skeletonRows } = props
  const { t } = useTranslation('centre')
  const { holder, isTooWide } = useTooWide(rows)
  return (
    <section
      ref={holder}
      className={styles.holder}
      data-wide={isTooWide ? '' : undefined}
      aria-label={label}
      aria-busy={!rows || isStale}
    >
      {!rows && (
        <VisuallyHidden>
          <span role="status">{t('table.loading')}</span>
        </VisuallyHidden>
      )}
      <table className={styles.table}>
        <caption>{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.id} column={column} {...(sort && { sort })} {...(onSort && { onSort })} />
            ))}
          </tr>
        </thead>
        <tbody data-stale={isStale ? '' : undefined}>
          {rows?.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, align, cell }) => (
                <td key={id} data-align={align}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
          {!rows &&
            Array.from({ length: skeletonRows }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows without content, which never change places
              <tr key={row}>
                {columns.map(({ id, align }) => (
                  <td key={id} data-align={align}>
                    <Skeleton shape="line" className={styles.skeleton} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
        {rows && totalLabel !== undefined && <Totals columns={columns} totalLabel={totalLabel} />}
      </table>
    </section>
  )
}
