import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RecommendedLane } from '#contract/lobby/recommended.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { Recommended } from './recommended.tsx'
import { RecommendedChoice } from './recommended-choice.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

type Reason = RecommendedLane['reason']

const laneOf = (reason: Partial<Reason> = {}): RecommendedLane => ({
  reason: {
    ...{ code: 'theme', gameCode: 'koi', gameName: 'Koi Fortune', shared: 'Ocean', gameType: 'RNG' },
    ...reason,
  },
  cards: [1, 2, 3, 4].map((nodeId) => aCard({ nodeId, gameCode: `g${nodeId}`, displayName: `Wave ${nodeId}` })),
})

let gateway: { isOn: boolean; lane: RecommendedLane | null }
const sent = () =>
  callGateway.mock.calls.filter(([call]) => call.id === 'setRecommended').map(([, input]) => input.body)

beforeEach(() => {
  gateway = { isOn: true, lane: laneOf() }
  callGateway.mockReset().mockImplementation(async (call: { id: string }, input: { body?: { isOn: boolean } }) => {
    if (call.id === 'setRecommended') {
      gateway.isOn = input.body?.isOn ?? true
      return { success: true, value: { isOn: gateway.isOn } }
    }
    if (call.id !== 'getRecommendedForMember') throw new GatewayError('system.fault', { status: 500 })
    return { success: true, value: { ...gateway, lane: gateway.isOn ? gateway.lane : null } }
  })
})

const render = () =>
  renderPart(
    <GameActionsProvider>
      <Recommended />
    </GameActionsProvider>,
  )

test.each<[Partial<Reason>, string]>([
  [{}, 'Same theme: Ocean'],
  [{ code: 'vendor', shared: 'Paperlion' }, 'Same provider: Paperlion'],
  [{ code: 'kind', shared: 'Roulette' }, 'Same kind: Roulette'],
  [{ code: 'kind', shared: null }, 'More of this category'],
])('the lane says which game it comes from, and what the games share (%#)', async (reason, text) => {
  gateway.lane = laneOf(reason)
  render()
  expect(await screen.findByRole('heading', { name: 'Because you played Koi Fortune' })).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Play now: Wave 1' })).toBeTruthy()
})

test('without a reason there is no lane', async () => {
  gateway.lane = null
  render()
  await vi.waitFor(() => expect(callGateway).toHaveBeenCalled())
  expect(screen.queryByRole('heading')).toBeNull()
})

test('the button beside it ends it at once and for good, and that can be taken back', async () => {
  render()
  const name = 'Because you played Koi Fortune'
  await screen.findByRole('heading', { name })
  await act(async () => void press(screen.getByRole('button', { name: 'No more of these' })))
  await vi.waitFor(() => expect(screen.queryByRole('heading', { name })).toBeNull())
  expect(screen.getByText('No more games are recommended to you.')).toBeTruthy()
  await act(async () => void press(screen.getByRole('button', { name: 'Recommend games again' })))
  expect(await screen.findByRole('heading', { name })).toBeTruthy()
  expect(sent()).toEqual([{ isOn: false }, { isOn: true }])
})

test('the account’s settings have the same choice', async () => {
  gateway.isOn = false
  renderPart(<RecommendedChoice />)
  const box = await screen.findByRole('checkbox', { name: 'Recommend games on the home page' })
  expect((box as HTMLInputElement).checked).toBe(false)
  await act(async () => void press(box))
  expect(sent()).toEqual([{ isOn: true }])
})
