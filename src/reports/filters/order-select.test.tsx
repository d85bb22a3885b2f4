import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPart } from '#tests/support/render-part.tsx'
import type { Column } from '../table/table.ts'
import { OrderSelect } from './order-select.tsx'

const isPhone = vi.hoisted(() => vi.fn())
vi.mock('#src/ui/use-media-query.ts', () => ({ useMediaQuery: isPhone }))

const columns: Column<string>[] = [
  { id: 'game', head: 'Game', cell: (row) => row },
  { id: 'stake', head: 'Stake', cell: (row) => row, isSortable: true },
  { id: 'profit', head: 'Profit', cell: (row) => row, isSortable: true },
]

function show(columnsShown = columns) {
  const onSort = vi.fn()
  renderPart(<OrderSelect columns={columnsShown} sort={{ by: 'stake', order: 'desc' }} onSort={onSort} />)
  return onSort
}

test('on a phone the cards are ordered by what a wide screen has heads for, either way', () => {
  isPhone.mockReturnValue(true)
  const onSort = show()
  const select = screen.getByRole('combobox', { name: 'Order' })
  expect(select).toHaveProperty('value', 'stake desc')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Stake, descending',
    'Stake, ascending',
    'Profit, descending',
    'Profit, ascending',
  ])
  fireEvent.change(select, { target: { value: 'profit asc' } })
  expect(onSort).toHaveBeenCalledWith({ by: 'profit', order: 'asc' })
})

test('a wide screen has none, nor has a list without an order', () => {
  isPhone.mockReturnValue(false)
  show()
  isPhone.mockReturnValue(true)
  show(columns.slice(0, 1))
  expect(screen.queryByRole('combobox')).toBeNull()
})
