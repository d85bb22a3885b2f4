import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#tests/support/render-part.tsx'
import { BarChart } from './bar-chart.tsx'

const bars = [
  { id: '14', name: '14 Nov', value: 420_000, text: '+$420,000.00', note: '12 bets' },
  { id: '15', name: '15 Nov', value: -250_000, text: '−$250,000.00', note: '9 bets' },
  { id: '16', name: '16 Nov', value: 0, text: '$0.00' },
]

test('a table says every figure; the drawing hatches losses', () => {
  const { container } = renderPart(<BarChart label="Profit and loss by day" bars={bars} />)
  const table = within(screen.getByRole('table', { name: 'Profit and loss by day' }))
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'DayAmount',
    '14 Nov+$420,000.00, 12 bets',
    '15 Nov−$250,000.00, 9 bets',
    '16 Nov$0.00',
  ])
  const hatch = container.querySelector('pattern')?.id
  const fills = [...container.querySelectorAll('svg g > rect')].map((rect) => rect.getAttribute('fill'))
  expect(fills).toEqual([null, `url(#${hatch})`, null])
})

test('keys go along the bars, and the one in the focus shows its figure', () => {
  const { container } = renderPart(<BarChart label="Profit and loss" bars={bars} />)
  const toolbar = screen.getByRole('toolbar', { name: 'Profit and loss' })
  const slots = within(toolbar).getAllByRole('button')
  const tip = () => [...container.querySelectorAll('strong')].map(({ textContent }) => textContent)
  expect(slots.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0])
  act(() => slots[2]?.focus())
  fireEvent.keyDown(toolbar, { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(slots[1])
  expect(tip()).toEqual(['−$250,000.00'])
  fireEvent.keyDown(toolbar, { key: 'Home' })
  fireEvent.keyDown(toolbar, { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(slots[0])
  act(() => slots[0]?.blur())
  expect(tip()).toEqual([])
})

test('where there is nothing to show, nothing stands', () => {
  renderPart(<BarChart label="Profit and loss" bars={[]} />)
  expect(screen.queryByRole('figure')).toBeNull()
})
