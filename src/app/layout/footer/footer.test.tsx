import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ModuleId } from '#contract/site/modules.ts'
import { getMember, getPermission, getWhitelabel } from '#src/gateway/calls.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { guest } from '#src/session/session-events.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { stubPlaces } from '#tests/support/watched-places.ts'
import { Footer } from './footer.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

afterEach(() => vi.unstubAllGlobals())
beforeEach(() => {
  callGateway.mockReset()
  callGateway.mockReturnValue(new Promise(() => undefined))
  useSessionStore.setState(guest, true)
})

/** Where the links lead, with some modules closed. */
function show(...closed: ModuleId[]) {
  renderPart(<Footer />, {
    prepare: (client) => {
      const value = closed.map((modId) => ({ modId, enabled: false }))
      client.setQueryData(callKey(getWhitelabel, {}), { success: true, value })
      client.setQueryData(callKey(getMember, {}), {
        success: true,
        value: { account: 'mina', type: 0, availablePromo: [{ type: 'REFERRAL', enabled: false }] },
      })
    },
  })
  const footer = screen.getByRole('contentinfo')
  return within(footer)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
}

test.each([
  ['referral', '/member?page=referral'],
  ['agentCentre', '/agent'],
  ['vip', '/member?page=vip'],
  ['pointMall', '/pointMall'],
  ['blog', '/blog'],
  ['appDownload', '/m/appDownload'],
] as const)('while the gateway has %s closed, the footer does not lead there', (module, path) => {
  expect(show(module)).not.toContain(path)
})

test('the footer leads to all that is open', () => {
  expect(show()).toEqual(expect.arrayContaining(['/member?page=referral', '/agent', '/member?page=vip', '/pointMall']))
})

test('a member whose referral promotion is off is not asked to invite anybody', () => {
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'member' })
  expect(show()).not.toContain('/member?page=referral')
})

test('the marks are named in the visitor’s language where the gateway has it, in English else', () => {
  const mark = (labelNameEn: string, labelName?: string) => {
    return { resourceType: 'payment', labelNameEn, url: `/${labelNameEn}.svg`, ...(labelName && { labelName }) }
  }
  renderPart(<Footer />, {
    prepare: (client) => {
      const resources = [mark('Card', 'Tarjeta'), mark('Cash')]
      const value = { customerService: [], resources }
      client.setQueryData(callKey(getPermission, { query: { language: 'EN' } }), { success: true, value })
    },
  })
  const payment = screen.getByRole('heading', { name: 'Payment' }).parentElement
  const names = within(payment as HTMLElement).getAllByRole('listitem')
  expect(names.map((name) => name.textContent)).toEqual(['Tarjeta', 'Cash'])
})

test('the footer asks for its pictures once it comes near the window; names and room stand there before', () => {
  const { comeNear } = stubPlaces()
  renderPart(<Footer />, {
    prepare: (client) => {
      const resources = [
        { resourceType: 'vendor', labelNameEn: 'Granary', url: '/granary.svg' },
        { resourceType: 'payment', labelNameEn: 'Bank', url: '/bank.svg' },
      ]
      const value = { customerService: [], resources }
      client.setQueryData(callKey(getPermission, { query: { language: 'EN' } }), { success: true, value })
    },
  })
  const footer = screen.getByRole('contentinfo')
  expect(footer.querySelector('img[src$="granary.svg"], img[src$="bank.svg"]')).toBeNull()
  expect(within(footer).getByText('Granary')).toBeInTheDocument()
  expect(within(footer).getByText('Bank')).toBeInTheDocument()
  comeNear()
  expect(within(footer).getByRole('img', { name: 'Granary' })).toHaveAttribute(
    'src',
    expect.stringMatching(/granary\.svg$/),
  )
  expect(footer.querySelector('img[src$="bank.svg"]')).toBeInTheDocument()
})
