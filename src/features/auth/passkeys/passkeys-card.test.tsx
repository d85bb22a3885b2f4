import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getMember } from '#src/gateway/calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { finishPasskey, getPasskeys, removePasskey, renamePasskey, startPasskey } from '#src/gateway/passkey-calls.ts'
import { queryClient } from '#src/gateway/query-client.ts'
import { tellSession } from '#src/session/session-store.ts'
import { press, renderPart, typeInto } from '#tests/support/render-part.tsx'
import { standInForDialogs } from '#tests/support/stand-in-for-dialogs.ts'
import { standInForPasskeys } from '#tests/support/stand-in-for-passkeys.ts'
import { PasskeysCard } from './passkeys-card.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const security = {
  hasPassword: true,
  passwordChangedAt: null,
  hasPaymentPassword: false,
  hasTotp: false,
  recoveryCodesLeft: 0,
  mobile: null,
  email: null,
}
const phone = {
  id: 'p1',
  name: 'My phone',
  domain: 'acme.example',
  isSynced: false,
  addedAt: '2026-11-02T08:00:00Z',
  usedAt: null,
}
const onMessage = vi.fn()
const answers: Record<string, () => unknown> = {}

beforeEach(() => {
  standInForDialogs()
  queryClient.clear()
  onMessage.mockReset()
  tellSession({ type: 'signed-in', token: 'one', isFirstLogin: false })
  answers[getMember.id] = () => ({ account: 'mina', type: 0 })
  answers[getPasskeys.id] = () => [phone]
  answers[startPasskey.id] = () => ({ challenge: 'once' })
  for (const { id } of [finishPasskey, renamePasskey, removePasskey]) answers[id] = () => null
  callGateway
    .mockReset()
    .mockImplementation(async ({ id }: { id: string }) => ({ success: true, value: answers[id]?.() }))
})
afterEach(() => vi.unstubAllGlobals())

const sent = (id: string) => callGateway.mock.calls.filter(([call]) => call.id === id).map(([, input]) => input)
const show = (changed: Partial<typeof security> = {}) =>
  renderPart(<PasskeysCard security={{ ...security, ...changed }} onMessage={onMessage} />)

test('each passkey says since when it is good, whether it was used, and where if that is not here', async () => {
  standInForPasskeys({})
  answers[getPasskeys.id] = () => [phone, { ...phone, id: 'p2', domain: window.location.hostname }]
  show()
  const rows = within(await screen.findByRole('list', { name: 'Your passkeys' })).getAllByRole('listitem')
  for (const text of ['My phone', 'On one device', 'Added Nov 2, 2026', 'Not used yet'])
    expect(rows[0]?.textContent).toContain(text)
  expect(rows.map(({ textContent }) => textContent?.includes('acme.example'))).toEqual([true, false])
  expect(rows[1]?.textContent).not.toContain(window.location.hostname)
})

test('without one it says so, and a list that could not be loaded can be tried again', async () => {
  answers[getPasskeys.id] = () => {
    throw new GatewayError('system.fault', { status: 500 })
  }
  show()
  expect(await screen.findByText('The passkeys could not be loaded')).toBeTruthy()
  answers[getPasskeys.id] = () => []
  press(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('You have no passkey yet.')).toBeTruthy()
})

test('a browser that makes none says where to', async () => {
  show()
  expect(screen.getByText(/cannot make passkeys/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})

async function add(changed: Partial<typeof security> = {}, field = 'Password') {
  show(changed)
  press(await screen.findByRole('button', { name: 'Add a passkey' }))
  const go = await screen.findByRole('button', { name: 'Continue' })
  if (field) typeInto(screen.getByLabelText(field), ' harbour 7 ')
  press(go)
}

test('the password, and then the device, add a passkey', async () => {
  const { create } = standInForPasskeys({ id: 'key-1' })
  await add()
  await waitFor(() => expect(onMessage).toHaveBeenCalledWith('The passkey “My passkey” was added.'))
  expect(create.mock.calls[0]?.[0]).toMatchObject({ publicKey: { challenge: 'once' } })
  expect(sent(startPasskey.id)).toEqual([{ body: { password: ' harbour 7 ', origin: window.location.origin } }])
  expect(sent(finishPasskey.id)).toEqual([{ body: { name: 'My passkey', credential: { id: 'key-1' } } }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('with two factors on a code stands in for the password, and an account without either gives none', async () => {
  standInForPasskeys({ id: 'key-1' })
  await add({ hasTotp: true }, 'Code of the app or recovery code')
  await waitFor(() => expect(sent(startPasskey.id)[0]?.body).toMatchObject({ code: ' harbour 7 ' }))
})

test('an account with neither password nor app gives no proof', async () => {
  standInForPasskeys({ id: 'key-1' })
  await add({ hasPassword: false }, '')
  await waitFor(() => expect(sent(startPasskey.id)).toEqual([{ body: { origin: window.location.origin } }]))
})

test('who says no to the device has the form as it was, and no error', async () => {
  standInForPasskeys(new DOMException('', 'NotAllowedError'))
  await add()
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy()
  expect(sent(finishPasskey.id)).toEqual([])
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(' harbour 7 ')
  expect(screen.getAllByRole('alert').every(({ textContent }) => textContent === '')).toBe(true)
})

test('a device that has one for the account already is said', async () => {
  standInForPasskeys(new DOMException('', 'InvalidStateError'))
  await add()
  expect(await screen.findByText('This device has a passkey for this account already.')).toBeTruthy()
})

test('a passkey is renamed, and removed by the password', async () => {
  standInForPasskeys({})
  show()
  press(await screen.findByRole('button', { name: 'Rename: My phone' }))
  typeInto(await screen.findByLabelText('Name'), ' Work phone ')
  press(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onMessage).toHaveBeenCalledWith('The passkey is called “Work phone” now.'))
  expect(sent(renamePasskey.id)).toEqual([{ query: { id: 'p1' }, body: { name: 'Work phone' } }])
  answers[removePasskey.id] = () => {
    throw new GatewayError('password.wrong', { status: 403 })
  }
  press(screen.getByRole('button', { name: 'Remove: My phone' }))
  typeInto(await screen.findByLabelText('Password'), 'not-mine')
  press(screen.getByRole('button', { name: 'Remove the passkey' }))
  expect(await screen.findByText('The password is not right.')).toBeTruthy()
  answers[removePasskey.id] = () => null
  typeInto(screen.getByLabelText('Password'), 'harbour 7')
  press(screen.getByRole('button', { name: 'Remove the passkey' }))
  await waitFor(() => expect(onMessage).toHaveBeenLastCalledWith('The passkey “My phone” was removed.'))
  expect(sent(removePasskey.id).at(-1)).toEqual({ query: { id: 'p1' }, body: { password: 'harbour 7' } })
})
