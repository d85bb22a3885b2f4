import { useTranslation } from 'react-i18next'
import type { Column, Sort } from '../table/table.ts'
import { useCards } from '../table/use-cards.ts'
import { FilterSelect } from './filter-select.tsx'

interface OrderSelectProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}

const ways = ['desc', 'asc'] as const

/** Where a list is cards and has no heads to press: what its cards are ordered by, and which way. */
export function OrderSelect<Row>({ columns, sort, onSort }: OrderSelectProps<Row>) {
  const { t } = useTranslation('centre')
  const isCards = useCards(columns)
  const options = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ id, head }) =>
      ways.map((order) => ({ code: `${id} ${order}`, name: t(`table.${order}`, { column: head }), by: id, order })),
    )
  if (!isCards || !onSort || options.length === 0) return null
  return (
    <FilterSelect
      label={t('table.order')}
      options={options}
      chosen={options.find(({ by, order }) => by === sort?.by && order === sort.order)?.code}
      onChoose={(code) => {
        const chosen = options.find((option) => option.code === code)
        if (chosen) onSort({ by: chosen.by, order: chosen.order })
      }}
    />
  )
}
