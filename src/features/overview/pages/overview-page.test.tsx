import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getLimits, getTransactionRecords, getWithdrawRules } from '#src/gateway/account-calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { LastMovements } from '../scene/last-movements.tsx'
import { LimitRings } from '../scene/limit-rings.tsx'
import { OverviewPage } from './overview-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
vi.mock('#src/session/session.ts', () => ({ useMemberQuery: () => ({ data: { nickname: 'Mina', account: 'mina' } }) }))
vi.mock('#src/session/announcements.ts', () => ({ useAnnouncementsQuery: () => ({}) }))

const answers: Record<string, () => unknown> = {}

beforeEach(() => {
  answers[getWithdrawRules.id] = () => ({
    currency: 'USD',
    available: '418.30',
    turnover: [
      { id: '1', title: 'Welcome bonus', tied: '150.00', required: '1500.00', done: '930.00', left: '570.00' },
    ],
  })
  answers[getLimits.id] = () => ({
    currency: 'USD',
    limits: [{ kind: 'deposit', period: 'week', amount: '500.00', used: '230.00', renewsAt: null, asked: null }],
  })
  answers[getTransactionRecords.id] = () => ({
    currency: 'USD',
    transactions: [{ id: '1', at: '2026-11-26T20:54:00Z', kind: 'bet', amount: '-12.00' }],
  })
  callGateway.mockReset().mockImplementation(async (call: { id: string }) => {
    const answer = answers[call.id]
    if (!answer) throw new GatewayError('system.fault', { status: 500 })
    return { success: true, value: answer() }
  })
})

test('the balance is parted into what is free and what is tied, with what ties it', async () => {
  renderPart(<OverviewPage rank={null} />, { path: '/' })
  expect(await screen.findByText('$568.30')).toBeTruthy()
  expect(screen.getByText('Tied: Welcome bonus')).toBeTruthy()
  expect(screen.getByText('Staked $930.00 of $1,500.00. Only this amount is tied.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Withdraw up to $418.30' })).toBeTruthy()
})

test('limits say how much of them is used', async () => {
  renderPart(<LimitRings />, { path: '/' })
  expect(await screen.findByText('46%')).toBeTruthy()
  expect(screen.getByText('$230.00 of $500.00')).toBeTruthy()
})

test('the latest movements stand with what each was', async () => {
  renderPart(<LastMovements />, { path: '/' })
  expect((await screen.findByText(/12\.00/)).textContent).toContain('$12.00')
  expect(screen.getByRole('link', { name: 'Account record' })).toBeTruthy()
})

test('who has set no limit is told so', async () => {
  const unset = { kind: 'loss', period: 'day', amount: null, used: '64.00', renewsAt: null, asked: null }
  answers[getLimits.id] = () => ({ currency: 'USD', limits: [unset] })
  answers[getTransactionRecords.id] = () => ({ currency: 'USD', transactions: [] })
  renderPart(<LimitRings />, { path: '/' })
  expect(await screen.findByText(/^You have set no limit yet/)).toBeTruthy()
  expect(screen.getByText('$64.00 · No limit')).toBeTruthy()
})

test('a part that cannot be had says so, and the others stand', async () => {
  delete answers[getLimits.id]
  renderPart(<OverviewPage rank={null} />, { path: '/' })
  expect(await screen.findByText('$568.30')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
