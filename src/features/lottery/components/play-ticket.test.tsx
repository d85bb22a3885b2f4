import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { LotteryPlay } from '#contract/lobby/lottery.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { PlayTicket } from './play-ticket.tsx'

const play: LotteryPlay = {
  code: 'exact',
  name: 'Exact',
  group: '',
  rule: 'Three figures in their order.',
  pays: '900.00',
  odds: null,
  minStake: '10.00',
  maxStake: '500000.00',
  positions: [],
  digits: 3,
  lines: 'product',
}

function stake(typed: string) {
  const onAdd = vi.fn()
  renderPart(<PlayTicket play={play} isFull={false} onAdd={onAdd} />)
  const field = screen.getByLabelText<HTMLInputElement>('Stake a line')
  fireEvent.change(field, { target: { value: '' } })
  fireEvent.change(field, { target: { value: typed } })
  fireEvent.change(screen.getByRole('textbox', { name: /numbers/i }), { target: { value: '123' } })
  fireEvent.blur(field)
  fireEvent.click(screen.getByRole('button', { name: /Add/ }))
  return onAdd
}

test('a stake with thousands is read by the marks of the language', () => {
  expect(stake('1,500')).toHaveBeenCalledWith(expect.objectContaining({ stake: '1500.00' }))
})

test('a stake that may be two amounts is not placed, but asked about', () => {
  expect(stake('1500,50')).not.toHaveBeenCalled()
  expect(screen.getByText(/Which amount/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '$1,500.50' }))
  expect(screen.getByLabelText<HTMLInputElement>('Stake a line').value).toBe('1,500.50')
})
