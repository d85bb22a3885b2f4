import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OpenedSession } from '#contract/identity/session.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { signIn } from '#src/session/sign-in.ts'
import { press, renderPart, typeInto } from '#tests/support/render-part.tsx'
import { AgentLogin } from './agent-login.tsx'

vi.mock('#src/session/sign-in.ts', () => ({ signIn: vi.fn(), takeUpSession: vi.fn() }))
vi.mock('#src/gateway/client.ts', () => ({ callGateway: async () => ({ success: true, value: { kind: 'none' } }) }))

const opened: OpenedSession = { token: 'a'.repeat(16), firstTimeLogin: false, passwordExpired: false }
const where = () => screen.getByTestId('where').textContent

function logIn() {
  renderPart(<AgentLogin home="/agentHome" />, { path: '/agent' })
  typeInto(screen.getByLabelText('User name'), 'rafi')
  typeInto(screen.getByLabelText('Password'), 'secret')
  press(screen.getByRole('button', { name: 'Log in' }))
}

beforeEach(() => usePopupStore.setState({ open: [] }))

test('agents log in on their own site and come to their own home', async () => {
  vi.mocked(signIn).mockResolvedValue(opened)
  logIn()
  await waitFor(() => expect(where()).toBe('/agentHome'))
  expect(signIn).toHaveBeenCalledWith(
    expect.objectContaining({ site: 'agent', username: 'rafi' }),
    expect.any(AbortSignal),
  )
})

test('a password that must be changed is asked for there, too', async () => {
  vi.mocked(signIn).mockResolvedValue({ ...opened, passwordExpired: true, changeReason: 'expired' })
  logIn()
  await waitFor(() => expect(usePopupStore.getState().open).toMatchObject([{ name: 'change-password' }]))
  // The popup is in its store before the way there is drawn.
  await waitFor(() => expect(where()).toBe('/agentHome'))
})

test('a second step takes the place of the form', async () => {
  vi.mocked(signIn).mockResolvedValue({ step: { id: 's', reason: 'two-factor', methods: [{ type: 'totp' }] } })
  logIn()
  expect(await screen.findByLabelText('Code of the app')).toBeTruthy()
  expect(screen.queryByLabelText('User name')).toBeNull()
})
