import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { press, renderPart, typeInto } from '#tests/support/render-part.tsx'
import { FeedbackForm } from './feedback-form.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

let typed: string
const renew = vi.fn(() => {
  typed = ''
})

const captcha = {
  field: (error: string | undefined) => (
    <input aria-label="Captcha" aria-invalid={error ? true : undefined} title={error} />
  ),
  typed: () => typed,
  answer: async () => ({ captcha: typed, captchaId: 'c1' }),
  renew,
}

const show = () => renderPart(<FeedbackForm captcha={captcha} />)
const type = () => screen.getByLabelText<HTMLSelectElement>('Topic')
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Description')
const send = () => press(screen.getByRole('button', { name: /^Send/ }))
const choose = (value: string) => {
  const field = type()
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
const message = 'The payout of yesterday has not arrived.'

function fillIn() {
  choose('2')
  typeInto(text(), message)
  typed = '42'
}

beforeEach(() => {
  typed = ''
  renew.mockClear()
  window.sessionStorage.clear()
  callGateway.mockReset().mockResolvedValue({ success: true, value: { reference: 'FB-20261120-7K3QX' } })
})

test('a form with nothing in it is not sent: a warning lists what is empty', () => {
  show()
  send()
  expect(screen.getByRole('alert').textContent).toBe('This is still empty: Topic, Description, Code in the picture.')
  expect(document.activeElement).toBe(type())
  typed = '42'
  choose('0')
  expect(screen.getByRole('alert').textContent).toBe('This is still empty: Description, Code in the picture.')
  expect(callGateway).not.toHaveBeenCalled()
})

test('the description is counted, capped, and asked for more of', () => {
  show()
  typeInto(text(), 'x'.repeat(250))
  expect(text().value).toHaveLength(200)
  expect(screen.getByText('200 of 200')).toBeTruthy()
  choose('1')
  typed = '42'
  typeInto(text(), '   too short   ')
  send()
  expect(screen.getByText('11 more characters are needed')).toBeTruthy()
  expect(callGateway).not.toHaveBeenCalled()
})

test('what is sent is trimmed, and answered with a reference to keep', async () => {
  show()
  fillIn()
  typeInto(text(), `  ${message} `)
  send()
  send()
  expect(await screen.findByText('FB-20261120-7K3QX')).toBeTruthy()
  expect(callGateway.mock.calls.map(([, input]) => input)).toEqual([
    { body: { type: 2, content: message, sender: '', captcha: '42', captchaId: 'c1' } },
  ])
  press(screen.getByRole('button', { name: 'Write another' }))
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Description')).value).toBe('')
  expect(renew).toHaveBeenCalledOnce()
})

test('a wrong captcha is said at its field, and nothing else that was typed is lost', async () => {
  callGateway.mockRejectedValue(new GatewayError('captcha.wrong', { status: 403 }))
  show()
  fillIn()
  send()
  await waitFor(() =>
    expect(screen.getByLabelText('Captcha').title).toBe('The captcha does not match. Try the new one.'),
  )
  expect(renew).toHaveBeenCalledOnce()
  expect([type().value, text().value]).toEqual(['2', message])
})

test.each([
  [new GatewayError('rate.limited', { status: 429, retryAfter: 90 }), 'Too many tries. Try again in 2 minutes.'],
  [new GatewayError('network.offline'), 'You are offline. Nothing was sent.'],
])('a refusal of the whole is said above the form', async (error, said) => {
  callGateway.mockRejectedValue(error)
  show()
  fillIn()
  send()
  expect(await screen.findByText(said)).toBeTruthy()
  expect(text().value).toBe(message)
})

test('a refused field says so itself', async () => {
  callGateway.mockRejectedValue(new GatewayError('request.invalid', { fields: { content: 'field.required' } }))
  show()
  fillIn()
  send()
  await waitFor(() => expect(text().getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('Please fill this in')).toBeTruthy()
})

test('what is typed is there again after a reload', () => {
  const { unmount } = show()
  fillIn()
  unmount()
  show()
  expect([type().value, text().value]).toEqual(['2', message])
})
