import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { MobileRegisterForm } from '#src/features/auth/register/mobile-register-form.tsx'
import { NameRegisterForm } from '#src/features/auth/register/name-register-form.tsx'
import { forgetDraft } from '#src/features/auth/register/register-draft.ts'
import type { RegisterParts } from '#src/features/auth/register/register-parts.ts'
import { RegisterPopup } from '#src/features/auth/register/register-popup.tsx'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { guest } from '#src/session/session-events.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { server } from './register-server.ts'
import { press, renderPart, typeInto } from './render-part.tsx'

export const onClose = vi.fn()
export const byName = { Form: NameRegisterForm, tab: 'User name', verifiesMobile: false }
export const byMobile = { Form: MobileRegisterForm, tab: 'Mobile', asksPassword: true, asksCode: false }

interface Setting extends NonNullable<Parameters<typeof renderPart>[1]> {
  referralCode?: string
}

export function show(parts: RegisterParts = { byName }, { referralCode, ...setting }: Setting = {}) {
  const part = <RegisterPopup parts={parts} onClose={onClose} {...(referralCode && { referralCode })} />
  return renderPart(part, { prepare: (client) => server.prepare(client, 'getRegisterSettings'), ...setting })
}

/** Before each test: nothing typed, nothing sent, nothing open. */
export function startOver(): void {
  server.reset()
  onClose.mockReset()
  forgetDraft()
  giveDialogs()
  usePopupStore.setState({ open: [] })
  useSessionStore.setState(guest, true)
}

export const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'User name' })

/** jsdom has no modal dialogs. */
function giveDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
}

export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
export const confirmAge = () => press(screen.getByRole('checkbox', { name: /or older/ }))
export const acceptTerms = () => press(screen.getByRole('checkbox', { name: /I accept/ }))
export const create = () => press(screen.getByRole('button', { name: 'Create account' }))

export function fillName(username = 'mina', password = 'Secret1'): void {
  typeInto(field('User name'), username)
  typeInto(field('Password'), password)
  typeInto(field('Confirm password'), password)
  confirmAge()
  acceptTerms()
}

/** Codes by SMS without the button that sends them. */
export const smsForTests = (): NonNullable<RegisterParts['sms']> => ({
  service: {
    send: async () => ({ expiredMinutes: 5 }),
    proof: async (code) => ({ verificationCode: code }),
  },
  Code: ({ field: registered, error }) => (
    <label>
      SMS code
      <input {...registered} aria-invalid={error ? true : undefined} />
      <span>{error}</span>
    </label>
  ),
})
