import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { addReferralLink, getRegisterCentre, openAccount, setReferralLink } from '#src/gateway/agent-calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { press, renderPart, typeInto } from '#tests/support/render-part.tsx'
import type { ReferralLink } from '../api/queries.ts'
import { RegisterCentrePage } from './register-centre-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
vi.mock('#src/session/session.ts', () => ({ useMemberQuery: () => ({ data: { id: 'A1' } }) }))

const link = (more: Partial<ReferralLink> = {}): ReferralLink => ({
  code: 'ABCD2345',
  url: 'https://club.example/register?referralCode=ABCD2345',
  type: 'member',
  rebateRate: '0.10',
  label: 'Leaflet',
  isOpen: true,
  createdAt: '2026-11-01T00:00:00Z',
  expiresAt: null,
  registered: 4,
  ...more,
})

let links: ReferralLink[]
let open: () => unknown

beforeEach(() => {
  // jsdom draws no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  sessionStorage.clear()
  links = []
  open = () => ({ account: 'belowone', type: 'member', rebateRate: '0.10' })
  callGateway.mockReset().mockImplementation(async ({ id }: { id: string }, input: { body?: { isOpen?: boolean } }) => {
    if (id === openAccount.id) return { success: true, value: open() }
    if (id === addReferralLink.id) {
      links = [link()]
      return { success: true, value: link() }
    }
    if (id === setReferralLink.id) {
      links = [link({ isOpen: input.body?.isOpen ?? true })]
      return { success: true, value: links[0] }
    }
    if (id !== getRegisterCentre.id) throw new Error(id)
    const value = { mostRate: '1.00', rateStep: '0.05', mayOpenAgents: true, mostLinks: 20, links, opened: 0 }
    return { success: true, value }
  })
})

const sentTo = (call: { id: string }) => callGateway.mock.calls.filter(([asked]) => asked.id === call.id)

async function fillIn() {
  typeInto(await screen.findByRole('textbox', { name: 'User name' }), 'BelowOne')
  typeInto(screen.getByLabelText('First password'), 'Belowone1')
  typeInto(screen.getByRole('textbox', { name: 'Rebate rate' }), '0,1')
}

test('what is missing is said at its field, and nothing is sent', async () => {
  renderPart(<RegisterCentrePage />)
  press(await screen.findByRole('button', { name: 'Open the account' }))
  expect(screen.getByText('4 to 16 letters and digits, nothing else.')).toBeTruthy()
  expect(screen.getByText('At least 6 characters.')).toBeTruthy()
  expect(screen.getByText('Enter a rate; 0 is one, too.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'User name' }))
  typeInto(screen.getByRole('textbox', { name: 'Rebate rate' }), '0.12')
  expect(screen.getByText('In steps of 0.05 %.')).toBeTruthy()
  expect(sentTo(openAccount)).toHaveLength(0)
})

test('an account is opened once; its password stands nowhere, in the page or the tab’s storage', async () => {
  renderPart(<RegisterCentrePage />)
  await fillIn()
  const button = screen.getByRole('button', { name: 'Open the account' })
  press(button)
  press(button)
  expect(await screen.findByText(/^The account is open/)).toBeTruthy()
  expect(sentTo(openAccount)).toHaveLength(1)
  expect(sentTo(openAccount)[0]?.[1].body).toEqual({
    type: 'member',
    username: 'belowone',
    password: 'Belowone1',
    rebateRate: '0.1',
  })
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Belowone1')
  expect(screen.getByLabelText('First password')).toHaveProperty('value', '')
})

test('what the gateway refuses of a field stands there until it is changed; nothing typed is lost', async () => {
  open = () => {
    throw new GatewayError('request.invalid', { status: 400, fields: { password: 'field.invalid' } })
  }
  renderPart(<RegisterCentrePage />)
  await fillIn()
  press(screen.getByRole('button', { name: 'Open the account' }))
  const password = screen.getByLabelText('First password')
  await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'))
  expect(password).toHaveProperty('value', 'Belowone1')
  typeInto(password, 'Belowone2')
  expect(password.getAttribute('aria-invalid')).toBeNull()
})

test('a new link is shown at once with its code to scan, and is closed from there', async () => {
  renderPart(<RegisterCentrePage />)
  press(await screen.findByRole('button', { name: 'New link' }))
  const making = within(screen.getByRole('dialog'))
  typeInto(making.getByRole('textbox', { name: 'Rebate rate' }), '0.1')
  press(making.getByRole('button', { name: 'Make the link' }))
  const shown = within(await screen.findByRole('dialog', { name: 'Leaflet' }))
  expect(shown.getByText('https://club.example/register?referralCode=ABCD2345')).toBeTruthy()
  expect(shown.getByRole('img', { name: 'QR code of the link' })).toBeTruthy()
  press(shown.getByRole('button', { name: 'Close the link' }))
  expect(await shown.findByRole('button', { name: 'Open the link again' })).toBeTruthy()
  expect(sentTo(setReferralLink)[0]?.[1]).toMatchObject({ query: { code: 'ABCD2345' }, body: { isOpen: false } })
})

test('a centre that cannot be had is an error with a retry', async () => {
  callGateway.mockRejectedValue(new GatewayError('request.invalid', { status: 400 }))
  renderPart(<RegisterCentrePage />)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
