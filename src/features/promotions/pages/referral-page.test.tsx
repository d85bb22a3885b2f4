import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getReferral } from '#src/gateway/account-calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import type { Referral } from '../api/use-referral.ts'
import { ReferralPage } from './referral-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const referral: Referral = {
  code: 'K7P4M2X9',
  url: 'https://club.example/register?referralCode=K7P4M2X9',
  currency: 'USD',
  registered: 2,
  qualified: 1,
  earned: '20.00',
  bonus: '20.00',
  minDeposit: '50.00',
  rules: '<ul><li>Once for each friend</li></ul>',
  friends: [
    { account: 'an•••a', registeredAt: '2026-11-01T10:00:00Z', isQualified: true, earned: '20.00' },
    { account: 'be•••n', registeredAt: '2026-11-10T10:00:00Z', isQualified: false, earned: '0.00' },
  ],
}

let answer: () => Referral

beforeEach(() => {
  answer = () => referral
  callGateway.mockReset().mockImplementation(async (call: { id: string }) => {
    if (call.id !== getReferral.id) throw new Error(call.id)
    return { success: true, value: answer() }
  })
  // This stand-in for a browser draws nothing.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})

test('the link, the code, the rules and what it brought are there; a poster only where one can be drawn', async () => {
  renderPart(<ReferralPage />)
  expect(await screen.findByText('You and your friend get $20.00 each')).toBeTruthy()
  expect(screen.getByText('Once the first deposit of at least $50.00 has come.')).toBeTruthy()
  expect(screen.getByText(referral.url)).toBeTruthy()
  expect(screen.getByText('K7P4M2X9')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'What it brought' })).getByText('$20.00')).toBeTruthy()
  expect(await screen.findByText('Once for each friend')).toBeTruthy()
  expect(screen.getByText('The picture could not be made here.')).toBeTruthy()
})

test('the poster names amounts to the last cent, and leaves out decimals that say nothing', async () => {
  const drawn: string[] = []
  const context = new Proxy({} as CanvasRenderingContext2D, {
    set: () => true,
    get: (_, name) => (text: unknown) => {
      if (name === 'fillText') drawn.push(String(text))
      return { width: 0, addColorStop: () => undefined }
    },
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context)
  answer = () => ({ ...referral, bonus: '2.50' })
  renderPart(<ReferralPage />)
  await waitFor(() => expect(drawn.join()).toContain('$2.50'))
  expect(drawn.join()).toMatch(/\$50(?!\.\d)/)
})

test('friends are listed masked, with who has paid in', async () => {
  renderPart(<ReferralPage />)
  expect(await screen.findByText('an•••a')).toBeTruthy()
  expect(screen.getByText('Has paid in')).toBeTruthy()
  expect(screen.getByText('Has not paid in')).toBeTruthy()
})

test('who has invited nobody is told so', async () => {
  answer = () => ({ ...referral, friends: [], registered: 0, qualified: 0, earned: '0.00' })
  renderPart(<ReferralPage />)
  expect(await screen.findByText('Nobody has come by your link yet')).toBeTruthy()
})

test('what cannot be had says why, and is asked for again', async () => {
  answer = () => {
    throw new GatewayError('referral.closed', { status: 403 })
  }
  renderPart(<ReferralPage />)
  expect(await screen.findByText('This account cannot invite friends.')).toBeTruthy()
  answer = () => referral
  press(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('K7P4M2X9')).toBeTruthy()
})
