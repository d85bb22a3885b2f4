import { act, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { beforeEach, expect, test, vi } from 'vitest'
import { getMember } from '#src/gateway/calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { changePassword, getRegisterSettings } from '#src/gateway/identity-calls.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { getSecurity } from '#src/gateway/security-calls.ts'
import { stringsAtHand } from '#src/i18n/i18n.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { guest } from '#src/session/session-events.ts'
import { tellSession, useSessionStore } from '#src/session/session-store.ts'
import { press, renderPart, typeInto } from '#tests/support/render-part.tsx'
import { standInForDialogs } from '#tests/support/stand-in-for-dialogs.ts'
import auth from '../../../../locales/en/auth.json' with { type: 'json' }
import errors from '../../../../locales/en/errors.json' with { type: 'json' }
import register from '../../../../locales/en/register.json' with { type: 'json' }
import security from '../../../../locales/en/security.json' with { type: 'json' }
import { ChangePasswordPopup } from './change-password-popup.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const rule = { enabled: true, required: true, acceptedPattern: '*', patternId: 1, minLength: 6, maxLength: 20 }
const protection = { hasPassword: true, passwordChangedAt: null, hasTotp: false, recoveryCodesLeft: 0 }
const home = { signedIn: '/', signedOut: '/' }
const onClose = vi.fn()
const change = vi.fn()

let hasPassword = true
let settings: unknown
beforeEach(() => {
  standInForDialogs()
  hasPassword = true
  settings = undefined
  onClose.mockReset()
  change.mockReset().mockResolvedValue({ success: true, value: null })
  usePopupStore.setState({ open: [] })
  useSessionStore.setState(guest, true)
  tellSession({ type: 'signed-in', token: 'one', isFirstLogin: false })
  callGateway.mockImplementation(async (call: { id: string }, input: unknown) => {
    if (call.id === changePassword.id) return change(input)
    if (call.id === getRegisterSettings.id && settings) return { success: true, value: settings }
    throw new Error(call.id)
  })
})

type Props = Partial<Parameters<typeof ChangePasswordPopup>[0]>
const show = (props: Props = {}) =>
  renderPart(<ChangePasswordPopup home={home} onClose={onClose} {...props} />, {
    path: '/member',
    prepare: (client) => {
      const put = (key: readonly unknown[], value: unknown) => client.setQueryData(key, { success: true, value })
      put(callKey(getMember, {}), { account: 'mina', type: 0 })
      put(callKey(getSecurity, {}), { ...protection, hasPassword })
      put(callKey(getRegisterSettings, {}), { fields: { password: rule }, needsCaptcha: false })
    },
  })
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const submit = (name = 'Change the password') => press(screen.getByRole('button', { name }))

async function fill(fresh: string, again = fresh) {
  typeInto(await screen.findByLabelText('New password'), fresh)
  typeInto(field('New password again'), again)
}

test('the new password is sent with the old one, untrimmed; then it is said and the way leads home', async () => {
  show()
  await fill(' moonrise 9 ')
  typeInto(field('Current password'), 'harbour 1')
  await waitFor(() => expect(field('User name').value).toBe('mina'))
  submit()
  expect(await screen.findByText(/Your new password is saved/)).toBeTruthy()
  expect(change).toHaveBeenCalledWith({
    body: { oldPassword: 'harbour 1', newPassword: ' moonrise 9 ', confirmNewPassword: ' moonrise 9 ' },
  })
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what is wrong stands at its field, and nothing is sent', async () => {
  show()
  await fill('', 'other')
  submit()
  expect(await screen.findByText('Please fill in your password with 6 - 20 characters')).toBeTruthy()
  expect(screen.getByText('Input cannot be empty')).toBeTruthy()
  await fill('moonrise 9', 'moonrise 8')
  submit()
  expect(await screen.findByText('Incorrect confirmation input')).toBeTruthy()
  typeInto(field('New password'), 'moonrise 8')
  await waitFor(() => expect(screen.queryByText('Incorrect confirmation input')).toBeNull())
  typeInto(field('Current password'), 'moonrise 8')
  expect(await screen.findByText('The new password must differ from the old one.')).toBeTruthy()
  expect(change).not.toHaveBeenCalled()
})

test('a wrong old password is said at its field, and nothing typed is lost', async () => {
  change.mockRejectedValue(new GatewayError('password.wrong', { status: 400 }))
  show()
  await fill('moonrise 9')
  typeInto(field('Current password'), 'wrong')
  submit()
  expect(await screen.findByText('The password is not right.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field('Current password')))
  expect(field('New password').value).toBe('moonrise 9')
})

test('a password that breaks the gateway’s rule of today gets that rule; one that all begin with is said to be that', async () => {
  settings = { fields: { password: { ...rule, patternId: 6, minLength: 10 } }, needsCaptcha: false }
  const refused = (code: string) =>
    new GatewayError('request.invalid', { status: 400, fields: { newPassword: `field.${code}` } })
  change.mockRejectedValueOnce(refused('length')).mockRejectedValueOnce(refused('pattern'))
  change.mockRejectedValueOnce(refused('default'))
  show()
  typeInto(await screen.findByLabelText('Current password'), 'old one')
  await fill('fresh one')
  submit()
  await screen.findByText('Please fill in your password with 10 - 20 characters')
  await fill('another fresh one')
  submit()
  await screen.findByText('English letters and digits, at least one of each: 10 to 20 characters')
  await fill('yet another 1')
  submit()
  await screen.findByText('This is the password that accounts begin with. Please choose another one.')
  expect(screen.queryByText(/This is not right/)).toBeNull()
})

test('a forced change knows the old password of a moment ago and has no way round it but out', async () => {
  show({ reason: 'default', oldPassword: '123456' })
  expect(screen.getByText(/the password that accounts begin with/)).toBeTruthy()
  expect(screen.queryByLabelText('Current password')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Close without changing' })).toBeNull()
  await fill('123456')
  submit()
  expect(await screen.findByText('The new password must differ from the old one.')).toBeTruthy()
  await fill('moonrise 9')
  submit()
  await waitFor(() => expect(change).toHaveBeenCalledTimes(1))
  expect(change.mock.calls[0]?.[0].body.oldPassword).toBe('123456')
  expect(onClose).not.toHaveBeenCalled()
})

test('after a temporary password the old one is neither asked for nor sent', async () => {
  show({ reason: 'temporary' })
  expect(screen.queryByLabelText('Current password')).toBeNull()
  await fill('moonrise 9')
  submit()
  await waitFor(() => expect(change).toHaveBeenCalledTimes(1))
  expect(change.mock.calls[0]?.[0].body).not.toHaveProperty('oldPassword')
})

test('logging out is the other way on, and closes it', async () => {
  show({ reason: 'expired' })
  press(screen.getByRole('button', { name: 'Log out' }))
  expect(usePopupStore.getState().open.map(({ name }) => name)).toEqual(['sign-out'])
  act(() => tellSession({ type: 'ended', token: 'one', ending: 'left' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

test('a site whose passwords never expire has no words for that, and says it generally', async () => {
  const { expired: _, ...forced } = security.forced
  const language = { code: 'EN', tag: 'en', name: 'English', dir: 'ltr', title: 'Test Club', strings: {} } as const
  renderPart(
    <I18nextProvider i18n={stringsAtHand(language, { auth, errors, register, security: { ...security, forced } })}>
      <ChangePasswordPopup home={home} onClose={onClose} reason="expired" />
    </I18nextProvider>,
  )
  expect(screen.getByText('Your password must be changed before you go on.')).toBeTruthy()
})

test('who has no password yet sets one', async () => {
  hasPassword = false
  show()
  expect(await screen.findByRole('dialog', { name: 'Set a password' })).toBeTruthy()
  await fill('moonrise 9')
  expect(screen.queryByLabelText('Current password')).toBeNull()
  submit('Set the password')
  await waitFor(() => expect(change).toHaveBeenCalledTimes(1))
})
