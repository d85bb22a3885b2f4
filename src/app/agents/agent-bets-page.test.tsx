import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getTeamBets } from '#src/gateway/agent-calls.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { AgentBetsPage } from './agent-bets-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

test('the team’s bets are those of one provider, which the address keeps', async () => {
  callGateway.mockImplementation(async ({ id }: { id: string }) => {
    if (id === getTeamBets.id) return new Promise(() => undefined)
    return { success: true, value: [] }
  })
  renderPart(<AgentBetsPage />, { path: '/agentHome?page=personalHistoryCopy&vendor=GRF' })
  const vendor = await screen.findByRole('combobox', { name: 'Provider' })
  expect(vendor).toHaveProperty('value', 'GRF')
  const asked = () =>
    callGateway.mock.calls.filter(([{ id }]) => id === getTeamBets.id).map(([, { query }]) => query.vendor)
  await waitFor(() => expect(asked()).toEqual(['GRF']))
  fireEvent.change(vendor, { target: { value: '' } })
  await waitFor(() => expect(screen.getByTestId('where').textContent).not.toContain('vendor='))
  await waitFor(() => expect(asked()).toEqual(['GRF', undefined]))
})
