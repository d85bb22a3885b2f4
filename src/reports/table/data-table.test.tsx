import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { DataTable } from './data-table.tsx'
import type { Column, DataTableProps } from './table.ts'

interface Bet {
  id: string
  game: string
  stake: string
}

const columns: Column<Bet>[] = [
  { id: 'game', head: 'Game', cell: ({ game }) => game, inCard: 'title' },
  { id: 'stake', head: 'Stake', align: 'end', isSortable: true, cell: ({ stake }) => stake, total: '150' },
]
const rows = [
  { id: '1', game: 'Sen Vàng', stake: '100' },
  { id: '2', game: 'Long Vương', stake: '50' },
]

const show = (props: Partial<DataTableProps<Bet>> = {}) =>
  renderPart(
    <DataTable
      label="Bets"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={{ title: 'No bets yet', text: 'Other days may have some.' }}
      {...props}
    />,
  )

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)

test('rows stand under their heads, totals below', () => {
  show({ totalLabel: 'This page' })
  const table = screen.getByRole('table', { name: 'Bets' })
  expect(texts(within(table).getAllByRole('columnheader'))).toEqual(['Game', 'Stake'])
  expect(texts(within(table).getAllByRole('row'))).toEqual(['GameStake', 'Sen Vàng100', 'Long Vương50', 'This page150'])
})

test('a head sorts from the largest first, then the other way', () => {
  const onSort = vi.fn()
  show({ onSort, sort: { by: 'stake', order: 'desc' } })
  expect(screen.getByRole('columnheader', { name: 'Stake' }).getAttribute('aria-sort')).toBe('descending')
  expect(screen.queryByRole('button', { name: 'Game' })).toBeNull()
  press(screen.getByRole('button', { name: 'Stake' }))
  expect(onSort).toHaveBeenCalledWith({ by: 'stake', order: 'asc' })
})

test('until rows are known, a skeleton says so; none is a state of its own', () => {
  const { unmount } = show({ rows: undefined, skeletonRows: 3 })
  expect(screen.getByRole('status').textContent).toBe('Loading the list')
  expect(screen.getAllByRole('row').length).toBe(4)
  unmount()
  show({ rows: [] })
  expect(screen.getByRole('heading', { name: 'No bets yet' })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('a list that failed says why and can be asked again; one that is there stays', () => {
  const onRetry = vi.fn()
  const error = new GatewayError('network.timeout')
  const { unmount } = show({ rows: undefined, error, onRetry })
  expect(screen.getByRole('alert').textContent).toContain('The list could not be loaded')
  press(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalled()
  unmount()
  show({ error, onRetry })
  expect(screen.getByRole('table')).toBeTruthy()
})
