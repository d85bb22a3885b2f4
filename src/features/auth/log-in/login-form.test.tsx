import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OpenedSession } from '#contract/identity/session.ts'
import { getCaptcha } from '#src/gateway/calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { signIn } from '#src/session/sign-in.ts'
import { press, renderPart, typeInto } from '#tests/support/render-part.tsx'
import { LoginForm } from './login-form.tsx'

vi.mock('#src/session/sign-in.ts', () => ({ signIn: vi.fn() }))

const captcha = {
  id: 'c1',
  image: 'data:image/svg+xml;base64,PHN2Zy8+',
  question: 'Two plus three?',
  spoken: 'a b c',
  work: { salt: 'c1', bits: 4, questionBits: 3 },
}
const puzzle = { kind: 'proof-of-work', id: 'v1', salt: 's', bits: 1 }
vi.mock('#src/gateway/client.ts', () => ({
  callGateway: async ({ id }: { id: string }) => ({ success: true, value: id === 'getCaptcha' ? captcha : puzzle }),
}))

const opened: OpenedSession = { token: 'a'.repeat(16), firstTimeLogin: false, passwordExpired: false }
const signInMock = vi.mocked(signIn)
const onAnswered = vi.fn()

beforeEach(() => {
  signInMock.mockReset()
  onAnswered.mockReset()
})

const show = () => renderPart(<LoginForm site="member" onAnswered={onAnswered} />)
const username = () => screen.getByLabelText<HTMLInputElement>('User name')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const submit = () => press(screen.getByRole('button', { name: 'Log in' }))

function fill(name: string, secret: string) {
  typeInto(username(), name)
  typeInto(password(), secret)
}

test('nothing is sent while a field is empty, and the first of them has the focus', async () => {
  show()
  submit()
  expect(await screen.findByText('Please enter the user name')).toBeTruthy()
  expect(screen.getByText('Please enter the password')).toBeTruthy()
  expect(document.activeElement).toBe(username())
  expect(signInMock).not.toHaveBeenCalled()
})

test('the name is trimmed, the password is not', async () => {
  signInMock.mockResolvedValue(opened)
  show()
  fill('  mina ', ' se cret ')
  submit()
  await waitFor(() => expect(onAnswered).toHaveBeenCalledWith(opened, { password: ' se cret ' }))
  expect(signInMock).toHaveBeenCalledWith(
    {
      type: 'username',
      username: 'mina',
      password: ' se cret ',
      site: 'member',
      verification: { id: 'v1', solution: expect.stringMatching(/^\d+$/) },
    },
    expect.any(AbortSignal),
  )
})

test('a refusal loses nothing that was typed', async () => {
  signInMock.mockRejectedValue(new GatewayError('login.failed', { status: 401 }))
  show()
  fill('mina', 'wrong')
  submit()
  expect(await screen.findByText('The user name or the password is not right.')).toBeTruthy()
  expect(username().value).toBe('mina')
  expect(password().value).toBe('wrong')
  await waitFor(() => expect(document.activeElement).toBe(password()))
  expect(onAnswered).not.toHaveBeenCalled()
})

test('a captcha is shown when the gateway asks for one, has the focus, and goes with the next try', async () => {
  signInMock.mockRejectedValueOnce(new GatewayError('captcha.required', { needsCaptcha: true }))
  const { client } = show()
  fill('mina', 'secret')
  submit()
  const field = await screen.findByLabelText('Code in the picture')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await waitFor(() => expect(client.getQueryData(callKey(getCaptcha, { query: { language: 'EN' } }))).toBeTruthy())
  signInMock.mockResolvedValue(opened)
  typeInto(field, ' 7K3MX ')
  submit()
  await waitFor(() => expect(onAnswered).toHaveBeenCalled())
  expect(signInMock).toHaveBeenLastCalledWith(
    expect.objectContaining({ captcha: '7K3MX', captchaId: 'c1' }),
    expect.any(AbortSignal),
  )
})

test('who asks for the question answers it together with work of the device', async () => {
  signInMock.mockRejectedValueOnce(new GatewayError('captcha.required'))
  show()
  fill('mina', 'secret')
  submit()
  press(await screen.findByRole('button', { name: 'Answer a question' }))
  const answer = await screen.findByLabelText('Two plus three?')
  expect(screen.getByText(/this device does some work/)).toBeTruthy()
  typeInto(answer, ' five ')
  signInMock.mockResolvedValue(opened)
  submit()
  await waitFor(() => expect(onAnswered).toHaveBeenCalled())
  const answered = { captcha: expect.stringMatching(/^work:\d+ five$/), captchaId: 'c1' }
  expect(signInMock).toHaveBeenLastCalledWith(expect.objectContaining(answered), expect.any(AbortSignal))
})

test('who can read no picture and answer no question lets the device answer', async () => {
  signInMock.mockRejectedValueOnce(new GatewayError('captcha.required'))
  show()
  fill('mina', 'secret')
  submit()
  press(await screen.findByRole('button', { name: 'Let this device answer' }))
  expect(await screen.findByText('This device has answered.')).toBeTruthy()
  signInMock.mockResolvedValue(opened)
  submit()
  await waitFor(() => expect(onAnswered).toHaveBeenCalled())
  const answered = { captcha: expect.stringMatching(/^work:\d+$/), captchaId: 'c1' }
  expect(signInMock).toHaveBeenLastCalledWith(expect.objectContaining(answered), expect.any(AbortSignal))
})

test.each([
  [30, 'Try again in 30 seconds'],
  [840, 'Try again in 14 minutes'],
])('too many tries close the form for the %i seconds the gateway names: "%s"', async (retryAfter, name) => {
  signInMock.mockRejectedValue(new GatewayError('rate.limited', { retryAfter }))
  show()
  fill('mina', 'secret')
  submit()
  const button = await screen.findByRole('button', { name })
  expect(button).toHaveProperty('disabled', true)
})

test('a code the site does not know is an unknown error with its reference', async () => {
  signInMock.mockRejectedValue(new GatewayError('moon.full', { reference: 'R-77' }))
  show()
  fill('mina', 'secret')
  submit()
  expect(await screen.findByText('Unknown error Reference: R-77')).toBeTruthy()
})

test('only a name that was asked to be remembered is kept', async () => {
  signInMock.mockResolvedValue(opened)
  show()
  fill('mina', 'secret')
  press(screen.getByLabelText(/Remember my user name/))
  submit()
  await waitFor(() => expect(onAnswered).toHaveBeenCalled())
  expect(localStorage.getItem('lastUser')).toContain('mina')
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('secret')
})

test('the password can be shown, and the button says what it does', async () => {
  show()
  typeInto(password(), 'secret')
  press(screen.getByRole('button', { name: 'Show the password' }))
  expect(password().type).toBe('text')
  expect(screen.getByRole('button', { name: 'Hide the password' })).toBeTruthy()
})
