import { cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getMember, getWhitelabel } from '#src/gateway/calls.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { guest, type Role } from '#src/session/session-events.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { AccountPanel } from './account-panel.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

beforeEach(() => {
  callGateway.mockReset()
  callGateway.mockReturnValue(new Promise(() => undefined))
})

const member = {
  account: 'mina',
  type: 0,
  hasVip: true,
  vipLabelName: 'Gold',
  availablePromo: [{ type: 'REFERRAL', enabled: true }],
}

function show(role: Role, closed: readonly string[] = []) {
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role })
  renderPart(<AccountPanel onChosen={vi.fn()} />, {
    prepare: (client) => {
      const value = closed.map((modId) => ({ modId, enabled: false }))
      client.setQueryData(callKey(getWhitelabel, {}), { success: true, value })
      client.setQueryData(callKey(getMember, {}), { success: true, value: member })
    },
  })
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
}

test('a member’s menu leads to account security', () => {
  expect(show('member')).toContain('/member?page=securityCenter')
})

test('a trial account has no pages of its own: it may register', () => {
  expect(show('trial')).toEqual(['/register'])
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy()
})

test('nor that, where registration is closed', () => {
  expect(show('trial', ['registration'])).toEqual([])
})

test.each([
  ['vip', '/member?page=vip'],
  ['pointMall', '/pointMall'],
  ['referral', '/member?page=referral'],
])('while the gateway has %s closed, the menu does not lead there', (module, path) => {
  expect(show('member')).toContain(path)
  cleanup()
  expect(show('member', [module])).not.toContain(path)
})
