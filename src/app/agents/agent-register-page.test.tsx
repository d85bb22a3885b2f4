import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { patternFamilies } from '#contract/identity/patterns.ts'
import type { ReferralLink } from '#src/features/register-centre/api/queries.ts'
import { addReferralLink, getRegisterCentre, openAccount, setReferralLink } from '#src/gateway/agent-calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { getRegisterSettings } from '#src/gateway/identity-calls.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { press, renderPart, typeInto } from '#tests/support/render-part.tsx'
import { AgentRegisterPage } from './agent-register-page.tsx'

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

const ruleOf = (patternId: number, maxLength: number) => ({
  enabled: true,
  required: true,
  patternId,
  acceptedPattern: patternFamilies.find(({ id }) => id === patternId)?.source ?? '',
  minLength: 6,
  maxLength,
})
/** As the merchant wants them: a name begins with a letter, a password has a capital letter. */
const fields = { username: ruleOf(2, 16), password: ruleOf(8, 20) }

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

const openPage = () =>
  renderPart(<AgentRegisterPage />, {
    prepare: (client) =>
      client.setQueryData(callKey(getRegisterSettings, {}), { success: true, value: { fields, needsCaptcha: false } }),
  })

const sentTo = (call: { id: string }) => callGateway.mock.calls.filter(([asked]) => asked.id === call.id)

async function fillIn() {
  typeInto(await screen.findByRole('textbox', { name: 'User name' }), 'BelowOne')
  typeInto(screen.getByLabelText('First password'), 'Belowone1')
  typeInto(screen.getByRole('textbox', { name: 'Rebate rate' }), '0,1')
}

test('what is missing is said at its field, and nothing is sent', async () => {
  openPage()
  press(await screen.findByRole('button', { name: 'Open the account' }))
  expect(await screen.findByText('Please enter the user name')).toBeTruthy()
  expect(screen.getByText('Please enter the password')).toBeTruthy()
  expect(screen.getByText('Enter a rate; 0 is one, too.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'User name' }))
  typeInto(screen.getByRole('textbox', { name: 'Rebate rate' }), '0.12')
  expect(screen.getByText('In steps of 0.05 %.')).toBeTruthy()
  expect(sentTo(openAccount)).toHaveLength(0)
})

test('the rules are those of the gateway, said before and held by', async () => {
  openPage()
  const name = await screen.findByRole('textbox', { name: 'User name' })
  expect(
    await screen.findByText('Begin with an English letter, then letters or digits: 6 to 16 characters'),
  ).toBeTruthy()
  expect(screen.getByText(/with at least one capital letter: 6 to 20 characters/)).toBeTruthy()
  await fillIn()
  for (const wrong of ['abcd', '1abcdef']) {
    typeInto(name, wrong)
    press(screen.getByRole('button', { name: 'Open the account' }))
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
    typeInto(name, 'BelowOne')
    expect(name.getAttribute('aria-invalid')).toBeNull()
  }
  const password = screen.getByLabelText('First password')
  typeInto(password, 'belowone1')
  press(screen.getByRole('button', { name: 'Open the account' }))
  await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'))
  expect(sentTo(openAccount)).toHaveLength(0)
})

test('an account is opened once; its password stands nowhere, in the page or the tab’s storage', async () => {
  openPage()
  await fillIn()
  const button = screen.getByRole('button', { name: 'Open the account' })
  press(button)
  press(button)
  expect(await screen.findByText(/^The account is open/)).toBeTruthy()
  expect(sentTo(openAccount)).toHaveLength(1)
  expect(sentTo(openAccount)[0]?.[1].body).toEqual({
    type: 'member',
    username: 'BelowOne',
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
  openPage()
  await fillIn()
  press(screen.getByRole('button', { name: 'Open the account' }))
  const password = screen.getByLabelText('First password')
  await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'))
  expect(password).toHaveProperty('value', 'Belowone1')
  typeInto(password, 'Belowone2')
  expect(password.getAttribute('aria-invalid')).toBeNull()
})

test('a new link is shown at once with its code to scan, and is closed from there', async () => {
  openPage()
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
  openPage()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
