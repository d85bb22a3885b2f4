import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getAgentNotices } from '#src/gateway/agent-calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { AnnouncementsPage } from './announcements-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const notice = {
  id: 'pay',
  title: 'When pay arrives',
  content: '<p>After midnight</p>',
  timestamp: '2026-11-20T08:00:00Z',
}

test('agents read what is announced to agents', async () => {
  callGateway.mockImplementation(async ({ id }: { id: string }) => {
    if (id !== getAgentNotices.id) throw new Error(id)
    return { success: true, value: { notices: [notice] } }
  })
  renderPart(<AnnouncementsPage />)
  expect(await screen.findByText('After midnight')).toBeTruthy()
})

test('none is a state of its own, and a failure says so', async () => {
  callGateway.mockResolvedValueOnce({ success: true, value: { notices: [] } })
  const { unmount } = renderPart(<AnnouncementsPage />)
  expect(await screen.findByRole('heading', { name: 'No notices at the moment' })).toBeTruthy()
  unmount()
  callGateway.mockRejectedValue(new GatewayError('system.fault', { status: 500 }))
  renderPart(<AnnouncementsPage />)
  expect(await screen.findByRole('alert')).toBeTruthy()
})
