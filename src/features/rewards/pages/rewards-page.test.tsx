import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Reward } from '#contract/account/rewards.ts'
import { claimReward, getRewards } from '#src/gateway/account-calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { RewardsPage } from './rewards-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
vi.mock('#src/session/session.ts', () => ({ useMemberQuery: () => ({ data: { id: 'M1' } }) }))

const reward = (id: string, more: Partial<Reward> = {}): Reward => ({
  id,
  title: `Gift ${id}`,
  kind: 'birthday',
  amount: '88.00',
  state: 'open',
  givenAt: '2026-11-10T12:00:00Z',
  expiresAt: '2026-12-10T12:00:00Z',
  turnover: '176.00',
  ...more,
})

interface Asked {
  query: { state: Reward['state']; pageNo: number }
}

let rewards: Reward[] = []
let claim: () => Reward

beforeEach(() => {
  sessionStorage.clear()
  rewards = [reward('1'), reward('2', { turnover: null, expiresAt: null }), reward('3', { state: 'expired' })]
  claim = () => reward('1', { state: 'claimed' })
  callGateway.mockReset().mockImplementation(async (call: { id: string }, { query }: Asked) => {
    if (call.id === claimReward.id) return { success: true, value: claim() }
    if (call.id !== getRewards.id) throw new Error(call.id)
    const found = rewards.filter(({ state }) => state === query.state)
    const page = { rewards: found, open: 2, currency: 'USD', pageNum: query.pageNo, totalPages: found.length ? 2 : 0 }
    return { success: true, value: page }
  })
})

const row = async (name: string) => {
  const heading = await screen.findByRole('heading', { name })
  const item = heading.closest('li')
  if (!item) throw new Error(name)
  return within(item)
}

test('open rewards say what is tied to them and until when, before they are claimed', async () => {
  renderPart(<RewardsPage />)
  const first = await row('Gift 1')
  expect(first.getByText('$88.00')).toBeTruthy()
  expect(first.getByText('$176.00 must be staked with it before it can be paid out')).toBeTruthy()
  expect(first.getByText(/Can be claimed until Dec 10, 2026/)).toBeTruthy()
  const second = await row('Gift 2')
  expect(second.getByText(/No end date/)).toBeTruthy()
  expect(second.getByText(/it can be paid out at once/)).toBeTruthy()
})

test('what is claimed is said, and leaves the list', async () => {
  renderPart(<RewardsPage />)
  const first = await row('Gift 1')
  claim = () => {
    rewards = rewards.filter(({ id }) => id !== '1')
    return reward('1', { state: 'claimed' })
  }
  press(first.getByRole('button', { name: 'Claim Gift 1' }))
  expect(await screen.findByText('Gift 1: $88.00 is yours.')).toBeTruthy()
  await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'Gift 1' })).toBeNull())
})

test('a refused claim says why at the reward; one without an answer is asked for again', async () => {
  renderPart(<RewardsPage />)
  const first = await row('Gift 1')
  claim = () => {
    throw new GatewayError('reward.expired', { status: 409 })
  }
  press(first.getByRole('button', { name: 'Claim Gift 1' }))
  expect(await first.findByText('This reward has expired.')).toBeTruthy()
  claim = () => {
    throw new GatewayError('network.timeout')
  }
  press(first.getByRole('button', { name: 'Claim Gift 1' }))
  expect(await first.findByRole('button', { name: 'Check again' })).toBeTruthy()
})

test('each state has a tab with an address; an empty one says so', async () => {
  renderPart(<RewardsPage />, { path: '/member?page=rewardCenter' })
  await row('Gift 1')
  press(screen.getByRole('tab', { name: 'Expired' }))
  expect(screen.getByTestId('where').textContent).toBe('/member?page=rewardCenter&state=expired')
  const gone = await row('Gift 3')
  expect(gone.queryByRole('button')).toBeNull()
  press(screen.getByRole('tab', { name: 'Claimed' }))
  expect(await screen.findByText('Nothing claimed yet')).toBeTruthy()
})

test('rewards that cannot be had say why, and are asked for again', async () => {
  const answer = callGateway.getMockImplementation()
  callGateway.mockImplementation(async () => {
    throw new GatewayError('system.fault', { status: 500 })
  })
  renderPart(<RewardsPage />)
  expect(await screen.findByText('Our server has a fault. Please try again.')).toBeTruthy()
  if (answer) callGateway.mockImplementation(answer)
  press(screen.getByRole('button', { name: 'Try again' }))
  await row('Gift 1')
})
