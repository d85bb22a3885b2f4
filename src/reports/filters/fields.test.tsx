import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AmountField } from '#src/account/money/amount-field.tsx'
import { CopyButton } from '#src/account/parts/copy-button.tsx'
import { press, renderPart, typeInto } from '#tests/support/render-part.tsx'
import { CopyField } from '../../account/parts/copy-field.tsx'
import { Notice } from '../../account/parts/notice.tsx'
import { StateTag } from '../../account/parts/state-tag.tsx'
import { PeriodPicker } from './period-picker.tsx'
import { type Period, periodOf } from './periods.ts'

const changed = vi.fn()

function Amount({ error }: { error?: string }) {
  const [value, setValue] = useState('')
  const change = (next: string) => {
    changed(next)
    setValue(next)
  }
  return <AmountField label="Amount" currency="USD" value={value} onChange={change} error={error} />
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })

beforeEach(() => changed.mockReset())

test('an amount is grouped while it is typed, and told as the gateway writes it', () => {
  renderPart(<Amount />)
  typeInto(field(), '2000000')
  expect(field().value).toBe('2,000,000')
  typeInto(field(), '2,000,000.')
  expect(field().value).toBe('2,000,000.')
  fireEvent.blur(field())
  expect(field().value).toBe('2,000,000')
  typeInto(field(), 'abc12.34')
  expect(changed.mock.calls.map(([value]) => value)).toEqual(['2000000', '2000000.', '2000000', '12.34'])
})

test('the caret stays behind its figure when a group comes', () => {
  renderPart(<Amount />)
  act(() => field().focus())
  typeInto(field(), '1000')
  field().setSelectionRange(2, 2)
  // A 9 typed behind the first figure: "19,000".
  fireEvent.input(field(), { target: { value: '19,000', selectionStart: 2, selectionEnd: 2 } })
  expect(field().value).toBe('19,000')
  expect(field().selectionStart).toBe(2)
})

test('what is wrong with an amount is announced when it is found', () => {
  const { rerender } = renderPart(<Amount />)
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<AmountField label="Amount" currency="USD" value="5" onChange={changed} error="At least $10" />)
  expect(screen.getByRole('alert').textContent).toBe('At least $10')
})

test('it can be emptied, and says what is wrong with it', () => {
  renderPart(<Amount error="At least $5" />)
  typeInto(field(), '3')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe('At least $5')
  press(screen.getByRole('button', { name: 'Clear the amount' }))
  expect(field().value).toBe('')
  expect(document.activeElement).toBe(field())
})

test('what is copied is said, and what cannot be, too', async () => {
  const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('no'))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  renderPart(<CopyField label="Account number" value="0912 3480" />)
  const button = screen.getByRole('button', { name: 'Copy: Account number' })
  press(button)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied'))
  expect(writeText).toHaveBeenCalledWith('0912 3480')
  press(button)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Could not be copied'))
  vi.unstubAllGlobals()
})

test('copy buttons of a table’s rows are told apart by what they copy', () => {
  const buttons = ['RSA-1', 'RSA-2'].map((text) => (
    <CopyButton key={text} text={text} label="Copy: Bet number" isIcon />
  ))
  renderPart(buttons)
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Copy: Bet number RSA-1',
    'Copy: Bet number RSA-2',
  ])
})

function Days() {
  const [period, setPeriod] = useState<Period>(periodOf('7', 'UTC'))
  const change = (next: Period) => {
    changed(next)
    setPeriod(next)
  }
  return <PeriodPicker value={period} onChange={change} most={31} />
}

test('a period is a preset, or days of one’s own that can be shown', () => {
  renderPart(<Days />)
  const pressed = () => screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
  expect(pressed()).toEqual(['7 days'])
  press(screen.getByRole('button', { name: 'Today' }))
  expect(changed).toHaveBeenLastCalledWith(periodOf('today', 'UTC'))
  expect(pressed()).toEqual(['Today'])

  press(screen.getByRole('button', { expanded: false }))
  const set = (name: string, day: string) => fireEvent.change(screen.getByLabelText(name), { target: { value: day } })
  set('From', '2025-01-01')
  set('To', '2025-03-01')
  press(screen.getByRole('button', { name: 'Show these days' }))
  expect(screen.getByText('At most 31 days can be shown at once.')).toBeTruthy()
  set('To', '2025-01-31')
  press(screen.getByRole('button', { name: 'Show these days' }))
  expect(changed).toHaveBeenLastCalledWith({ from: '2025-01-01', to: '2025-01-31' })
  expect(pressed()).toEqual([])
  expect(screen.getByRole('button', { expanded: false }).textContent).toMatch(/Jan 1\s–\s31, 2025/)
})

test('the panel of a period stays within its page', () => {
  const rect = (left: number, right: number) => ({ left, right }) as DOMRect
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'MAIN' ? rect(0, 1000) : rect(900, 1200)
  })
  renderPart(
    <main>
      <PeriodPicker value={{ from: '2026-11-14', to: '2026-11-20' }} onChange={vi.fn()} />
    </main>,
  )
  const range = screen.getByRole('button', { expanded: false })
  press(range)
  const panel = document.getElementById(range.getAttribute('aria-controls') ?? '')
  expect(panel?.style.insetInlineStart).toBe('-208px')
  vi.restoreAllMocks()
})

test('bands and tags say their words; a band is announced where it should be', () => {
  renderPart(
    <>
      <Notice tone="warn" role="alert">
        Keep the reference
      </Notice>
      <StateTag tone="ok">Won</StateTag>
    </>,
  )
  expect(screen.getByRole('alert').textContent).toBe('Keep the reference')
  expect(screen.getByText('Won')).toBeTruthy()
})
