import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { press, typeInto } from '#tests/support/render-part.tsx'
import { button, pressButton, refusal } from '#tests/support/show-money-page.tsx'
import { list, openWithdrawals, paid, withdrawal } from '#tests/support/withdraw-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
// Of two dynamic imports at once, Vitest gives the second the real module.
vi.mock('#src/lib/chunk-failure.ts', () => ({ loadPart: async () => ({ callGateway }) }))

const open = (answers?: Record<string, unknown>) => openWithdrawals(callGateway, answers)

beforeEach(() => {
  callGateway.mockReset()
})

test('a withdrawal nobody has begun to pay is taken back, after a question', async () => {
  const gateway = await open({
    getWithdrawals: list(withdrawal(), withdrawal({ id: 'W2', state: 'refused', reason: 'Name differs' })),
    cancelWithdrawal: withdrawal({ state: 'cancelled' }),
  })
  await screen.findByText('Reason: Name differs')
  pressButton('Take it back')
  pressButton('Leave it')
  pressButton('Take it back')
  screen.getByText('$200.00 comes back to your balance.')
  press(screen.getAllByRole('button', { name: 'Take it back' }).at(-1) ?? button('Take it back'))
  await screen.findByText('The payout was taken back.')
  expect(gateway.sent('cancelWithdrawal')).toEqual([{ query: { id: 'W1' } }])
})

const file = (name: string, bytes: readonly number[]) => new File([new Uint8Array(bytes)], name)
const picture = file('proof.png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])

async function openReceipt(answers: Record<string, unknown>) {
  const gateway = await open({ getWithdrawals: list(paid), ...answers })
  press(await screen.findByRole('button', { name: 'Did it arrive?' }))
  await screen.findByText(/After that the amount is not returned to your balance/)
  return gateway
}
const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('Proof'), { target: { files } })

test('a withdrawal that came in part: how much, what is missing, and proof that was looked at', async () => {
  const gateway = await openReceipt({
    uploadProof: [{ id: 'p1' }],
    confirmWithdrawal: withdrawal({ state: 'partly', receivedAmount: '90.00', remainingAmount: '107.00' }),
  })
  pressButton('Send the answer')
  await screen.findByText('Choose what arrived')
  press(screen.getByRole('radio', { name: /A part of it/ }))
  typeInto(screen.getByLabelText('Amount received'), '197')
  pressButton('Send the answer')
  await screen.findByText(/Less than \$197; if all of it arrived/)
  screen.getByText('Add at least one picture')
  typeInto(screen.getByLabelText('Amount received'), '90')
  expect(screen.getByText('Still missing').parentElement?.textContent).toContain('$107.00')
  choose(picture, file('notes.png', [1, 2, 3]))
  await screen.findByText('notes.png is not a png or jpg picture')
  await screen.findByText('proof.png is ready')
  typeInto(screen.getByLabelText('Remark'), ' short ')
  pressButton('Send the answer')
  await screen.findByText('Your answer was sent. Customer service looks into it.')
  expect(gateway.sent('confirmWithdrawal')[0]).toMatchObject({
    query: { id: 'W1' },
    body: { receipt: 'partly', receivedAmount: '90', proofs: ['p1'], remark: 'short' },
  })
})

test('at most three pictures; one that was not sent can be sent again or removed', async () => {
  await openReceipt({ uploadProof: [refusal('upload.unreadable', 422), { id: 'a' }, { id: 'b' }, { id: 'c' }] })
  press(screen.getByRole('radio', { name: /Nothing/ }))
  const named = (name: string) => new File([picture], name)
  choose(named('a.png'), named('b.png'), named('c.png'), named('d.png'))
  await screen.findByText('Three pictures at most: d.png was left out')
  await screen.findByText(/a\.png was not sent\./)
  pressButton('Try again')
  await screen.findByText('a.png is ready')
  pressButton('Remove b.png')
  expect(screen.queryByText('b.png')).toBeNull()
  button('Choose pictures')
})

test('all of it needs no proof; what the gateway refuses stays open with what was typed', async () => {
  const gateway = await openReceipt({
    confirmWithdrawal: [refusal('withdrawal.over'), withdrawal({ state: 'received' })],
  })
  press(screen.getByRole('radio', { name: /All of it/ }))
  pressButton('Send the answer')
  await waitFor(() => expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true))
  expect(screen.getByRole('radio', { name: /All of it/ })).toHaveProperty('checked', true)
  pressButton('Send the answer')
  await screen.findByText('Thank you. Your answer was sent.')
  expect(gateway.sent('confirmWithdrawal')[0]?.body).toEqual({ receipt: 'received' })
})

test('one that counted as received by itself can be objected to, with proof', async () => {
  const soon = new Date(Date.now() + 86_400_000).toISOString()
  const received = withdrawal({ state: 'received', paidAt: '2026-11-20T10:30:00Z', objectUntil: soon })
  const late = withdrawal({ id: 'W2', state: 'received', objectUntil: '2020-01-01T00:00:00Z' })
  const open2 = { ...received, objectUntil: undefined, objection: 'open' as const }
  const gateway = await open({
    getWithdrawals: [list(received, late), list(open2, late)],
    uploadProof: [{ id: 'p1' }],
    objectToReceipt: open2,
  })
  expect(await screen.findAllByRole('button', { name: 'It did not arrive' })).toHaveLength(1)
  pressButton('It did not arrive')
  pressButton('Send the objection')
  await screen.findByText('Add at least one picture')
  choose(picture)
  await screen.findByText('proof.png is ready')
  pressButton('Send the objection')
  await screen.findByText('Your answer was sent. Customer service looks into it.')
  expect(gateway.sent('objectToReceipt')[0]).toMatchObject({ query: { id: 'W1' }, body: { proofs: ['p1'] } })
  await screen.findByText('You said that it did not arrive. Customer service looks into it.')
  expect(screen.queryByRole('button', { name: 'It did not arrive' })).toBeNull()
})
