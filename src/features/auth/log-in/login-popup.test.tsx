import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { LoginStep, OpenedSession } from '#contract/identity/session.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { signIn } from '#src/session/sign-in.ts'
import { press, renderPart, typeInto } from '#tests/support/render-part.tsx'
import type { OnAnswered } from './answered.ts'
import type { LogInParts } from './log-in-parts.ts'
import { LoginPopup } from './login-popup.tsx'

const passStep = vi.hoisted(() => vi.fn())
vi.mock('#src/session/sign-in.ts', () => ({ signIn: vi.fn(), takeUpSession: vi.fn() }))
vi.mock('#src/gateway/client.ts', () => ({
  callGateway: async ({ id }: { id: string }, input: unknown) => {
    if (id === 'passStep') return passStep(input)
    return { success: true, value: { kind: 'none' } }
  },
}))

const opened: OpenedSession = { token: 'a'.repeat(16), firstTimeLogin: false, passwordExpired: false }
const step: LoginStep = {
  id: 'step-1',
  reason: 'unknown-address',
  methods: [{ type: 'email', hint: 'm•••@mail.example' }, { type: 'bank-name' }],
}
const signInMock = vi.mocked(signIn)
const onClose = vi.fn()
const openNames = () => usePopupStore.getState().open.map(({ name }) => name)
const username = () => screen.getByLabelText<HTMLInputElement>('User name', { selector: 'input' })
const where = () => screen.getByTestId('where').textContent

function show(parts: LogInParts = {}, reason?: 'expired', path = '/login') {
  return renderPart(<LoginPopup parts={parts} {...(reason && { reason })} onClose={onClose} />, { path })
}

function logIn() {
  typeInto(username(), 'mina')
  typeInto(screen.getByLabelText('Password'), 'secret')
  press(screen.getByRole('button', { name: 'Log in' }))
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
  usePopupStore.setState({ open: [] })
  localStorage.clear()
  signInMock.mockReset().mockResolvedValue(opened)
  onClose.mockReset()
  passStep.mockReset().mockResolvedValue({ success: true, value: opened })
})

test('a log-in closes the popup and leads home', async () => {
  show({}, undefined, '/login')
  logIn()
  await waitFor(() => expect(where()).toBe('/'))
  expect(onClose).toHaveBeenCalled()
  expect(openNames()).toEqual([])
})

test('who logs in again after a session has ended stays on the page', async () => {
  show({}, 'expired', '/promotions?page=2')
  expect(screen.getByText(/Your session is over/)).toBeTruthy()
  logIn()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(openNames()).toEqual([])
  expect(where()).toBe('/promotions?page=2')
})

test('the very first log-in is welcomed; a password that must be changed comes before that', async () => {
  signInMock.mockResolvedValueOnce({ ...opened, firstTimeLogin: true })
  show()
  logIn()
  await waitFor(() => expect(openNames()).toEqual(['welcome']))
  usePopupStore.setState({ open: [] })
  signInMock.mockResolvedValueOnce({ ...opened, firstTimeLogin: true, passwordExpired: true, changeReason: 'default' })
  logIn()
  await waitFor(() => expect(openNames()).toEqual(['change-password']))
  expect(usePopupStore.getState().open[0]?.props).toEqual({ reason: 'default', oldPassword: 'secret' })
})

test('there are tabs only where numbers have a form, and going between them loses nothing', async () => {
  const { unmount } = show()
  expect(screen.queryByRole('tab')).toBeNull()
  unmount()
  show({ sms: () => <input aria-label="Number" /> })
  typeInto(username(), 'mina')
  press(screen.getByRole('tab', { name: 'Mobile number' }))
  typeInto(screen.getByLabelText('Number'), '0171')
  press(screen.getByRole('tab', { name: 'User name' }))
  expect(username().value).toBe('mina')
  press(screen.getByRole('tab', { name: 'Mobile number' }))
  expect(screen.getByLabelText<HTMLInputElement>('Number').value).toBe('0171')
})

test('parts stand where the tenant has them, and their sessions lead on as any other', async () => {
  const FreePlay = ({ onAnswered }: { onAnswered: OnAnswered }) => (
    <button type="button" onClick={() => onAnswered(opened)}>
      Try
    </button>
  )
  show({ freePlay: FreePlay, social: <p>others</p>, appLink: <p>app</p> })
  expect(screen.getByText('others')).toBeTruthy()
  expect(screen.getByText('app')).toBeTruthy()
  press(screen.getByRole('button', { name: 'Try' }))
  expect(onClose).toHaveBeenCalled()
})

test('a step before the session: chosen, failed, passed', async () => {
  signInMock.mockResolvedValue({ step })
  show()
  logIn()
  const reason = await screen.findByText(/a place we do not know yet/)
  await waitFor(() => expect(document.activeElement).toBe(reason))
  expect(screen.getByText('m•••@mail.example')).toBeTruthy()
  press(screen.getByRole('button', { name: 'Name on your bank account' }))
  const field = screen.getByLabelText('Name on your bank account')
  await waitFor(() => expect(document.activeElement).toBe(field))
  passStep.mockRejectedValueOnce(new GatewayError('step.failed'))
  typeInto(field, '  Mina Karim ')
  press(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText(/That does not match/)).toBeTruthy()
  press(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(passStep).toHaveBeenLastCalledWith({ body: { stepId: 'step-1', method: 'bank-name', answer: 'Mina Karim' } })
})

test('a step that took too long leads back to the log-in, which says so', async () => {
  signInMock.mockResolvedValue({ step: { ...step, reason: 'two-factor', methods: [{ type: 'totp' }] } })
  show()
  logIn()
  passStep.mockRejectedValueOnce(new GatewayError('step.expired'))
  typeInto(await screen.findByLabelText('Code of the app'), '123456')
  press(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText(/This took too long/)).toBeTruthy()
  expect(username()).toBeTruthy()
})

test('the only method is not chosen, and the log-in is a step back', async () => {
  signInMock.mockResolvedValue({ step: { ...step, methods: [{ type: 'bank-name' }] } })
  show()
  logIn()
  await screen.findByLabelText('Name on your bank account')
  expect(screen.queryByRole('button', { name: /another way/ })).toBeNull()
  press(screen.getByRole('button', { name: 'Back to log-in' }))
  expect(username()).toBeTruthy()
})

test('a forgotten password opens its own popup', () => {
  show()
  press(screen.getByRole('button', { name: 'Forgot password?' }))
  expect(openNames()).toEqual(['forgot'])
})
