import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPart } from '#tests/support/render-part.tsx'
import { AmountField } from './amount-field.tsx'

function Form() {
  const [amount, setAmount] = useState('')
  return (
    <>
      <AmountField label="Amount" currency="BDT" value={amount} onChange={setAmount} />
      <output>{amount}</output>
    </>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Amount')

/** One key after the other, each where the caret stands. */
function type(text: string) {
  field().focus()
  for (const key of text) {
    const { value, selectionStart } = field()
    const at = selectionStart ?? value.length
    const typed = value.slice(0, at) + key + value.slice(at)
    fireEvent.change(field(), { target: { value: typed, selectionStart: at + 1, selectionEnd: at + 1 } })
  }
}

const output = () => document.querySelector('output')?.textContent

test('a figure typed with thousands and decimals of the language is read and grouped', () => {
  renderPart(<Form />)
  type('1,500.5')
  expect(output()).toBe('1500.5')
  expect(field().value).toBe('1,500.5')
})

test('an amount that may be two is asked about once the field is left, and taken as chosen', () => {
  renderPart(<Form />)
  type('1500,50')
  expect(output()).toMatch(/^\?/)
  expect(field().value).toBe('1500,50')
  expect(screen.queryByText(/Which amount/)).toBeNull()
  fireEvent.blur(field())
  expect(screen.getByText(/Which amount/)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /৳/ }).map(({ textContent }) => textContent)).toEqual([
    '৳1,500.50',
    '৳150,050.00',
  ])
  fireEvent.click(screen.getByRole('button', { name: '৳1,500.50' }))
  expect(output()).toBe('1500.50')
  expect(field().value).toBe('1,500.50')
  expect(document.activeElement).toBe(field())
  expect(screen.queryByText(/Which amount/)).toBeNull()
})

test('taking a figure away from a grouped amount leaves the others', () => {
  renderPart(<Form />)
  type('1500')
  expect(field().value).toBe('1,500')
  fireEvent.change(field(), { target: { value: '1,50' } })
  expect(output()).toBe('150')
  fireEvent.change(field(), { target: { value: '' } })
  expect(output()).toBe('')
})
