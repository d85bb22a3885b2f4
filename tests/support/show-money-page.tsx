import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, type Mock, vi } from 'vitest'
import { getBalance, getMember } from '#src/gateway/calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { guest } from '#src/session/session-events.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { press, renderPart } from './render-part.tsx'
import { standInForDialogs } from './stand-in-for-dialogs.ts'

export interface Sent {
  body?: Record<string, unknown>
  query?: Record<string, unknown>
  idempotencyKey?: string
}

type Answers = Record<string, unknown>

/** A gateway that answers calls by their ids; an Error is thrown, a function is asked, a list is answered one by one. */
export function gatewayOf(callGateway: Mock, answers: Answers) {
  callGateway.mockImplementation(async ({ id }: { id: string }, input: Sent) => {
    const given = answers[id]
    const next: unknown = Array.isArray(given) ? given.shift() : given
    const answer: unknown = typeof next === 'function' ? await next(input) : next
    if (answer instanceof Error) throw answer
    if (answer === undefined) throw new GatewayError('system.fault', { status: 500 })
    return { success: true, value: answer }
  })
  return {
    sent: (id: string): Sent[] => callGateway.mock.calls.filter(([ref]) => ref.id === id).map(([, input]) => input),
  }
}

export const refusal = (code: string, status = 409) => new GatewayError(code, { status })

/** Shows a page as a member with ৳1,000 sees it. */
export function showPage(page: ReactNode, path = '/member?page=test', { isWide = false, promotions = {} } = {}) {
  standInForDialogs()
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'member' })
  return renderPart(page, {
    path,
    site: { currency: 'USD', promotions },
    prepare: (client) => {
      if (isWide) vi.stubGlobal('matchMedia', wideMedia)
      client.setQueryData(callKey(getMember, {}), { success: true, value: { id: '7', account: 'player' } })
      client.setQueryData(callKey(getBalance, {}), { success: true, value: { balance: '1000.00', currency: 'USD' } })
    },
  })
}

const wideMedia = (query: string) => ({
  matches: query.includes('min-width'),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const pressButton = (name: string | RegExp) => press(button(name))

/** The message at a field, by the field's label. */
export async function expectAt(label: string, message: string): Promise<void> {
  await waitFor(() => {
    const field = screen.getByLabelText(label, { selector: 'input, select' })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe(message)
  })
}
