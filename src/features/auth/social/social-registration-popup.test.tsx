import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { storeAttribution, storedAttribution } from '../referral/attribution.ts'
import { SocialRegistrationPopup } from './social-registration-popup.tsx'

const registerSocial = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({
  callGateway: async ({ id }: { id: string }, input: unknown) =>
    id === 'registerSocial' ? registerSocial(input) : { success: true, value: {} },
}))
vi.mock('#src/session/sign-in.ts', () => ({ takeUpSession: vi.fn() }))

const onClose = vi.fn()
const age = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /older/ })
const terms = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /terms/ })
const open = () => press(screen.getByRole('button', { name: 'Open the account' }))

const show = (termsPreChecked = false) =>
  renderPart(<SocialRegistrationPopup ticket="t-1" nickname="Mina" onClose={onClose} />, {
    site: { ...siteForTests, legal: { termsPreChecked } },
  })

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = () => undefined
  usePopupStore.setState({ open: [] })
  onClose.mockReset()
  registerSocial.mockReset().mockResolvedValue({
    success: true,
    value: { token: 'a'.repeat(16), firstTimeLogin: true, passwordExpired: false },
  })
})

test('nothing is opened before age and terms are confirmed', async () => {
  show()
  open()
  expect(await screen.findByText(/Please confirm you are 18/)).toBeTruthy()
  expect(screen.getByText('Please accept the terms')).toBeTruthy()
  expect(registerSocial).not.toHaveBeenCalled()
  press(age())
  press(terms())
  open()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(registerSocial).toHaveBeenCalledWith({ body: { ticket: 't-1', isOfAge: true, acceptsTerms: true } })
  expect(usePopupStore.getState().open).toMatchObject([{ name: 'welcome' }])
})

test('who came by a friend’s link and registers with a provider is that friend’s, once', async () => {
  storeAttribution('FRIEND7')
  show(true)
  press(age())
  open()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(registerSocial).toHaveBeenCalledWith({ body: expect.objectContaining({ referralCode: 'FRIEND7' }) })
  expect(storedAttribution()).toBeUndefined()
})

test('the age is never confirmed beforehand, the terms where the tenant has it so', () => {
  show(true)
  expect(age().checked).toBe(false)
  expect(terms().checked).toBe(true)
})

test('refusing closes it and sends nothing', () => {
  show()
  press(screen.getByRole('button', { name: 'No, do not open one' }))
  expect(onClose).toHaveBeenCalled()
  expect(registerSocial).not.toHaveBeenCalled()
})

test('a refusal stands above, and what was confirmed stays', async () => {
  registerSocial.mockRejectedValue(new GatewayError('register.closed'))
  show()
  press(age())
  press(terms())
  open()
  expect(await screen.findByText('Registration is closed at the moment.')).toBeTruthy()
  expect(age().checked).toBe(true)
})
