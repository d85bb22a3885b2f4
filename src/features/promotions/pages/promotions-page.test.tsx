import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Promotion } from '#contract/account/promotions.ts'
import {
  claimPromotion,
  getPromotion,
  getPromotions,
  joinPromotion,
  sendActivityPictures,
  uploadProof,
} from '#src/gateway/account-calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import type { PromotionDetail } from '../api/use-promotions.ts'
import { PromotionsPage } from './promotions-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
const session = vi.hoisted(() => ({ isSignedIn: true }))
vi.mock('#src/session/session.ts', () => ({
  useSession: () => session,
  useMemberQuery: () => ({ data: { id: 'M1' } }),
}))

const promotion = (id: string, more: Partial<Promotion> = {}): Promotion => ({
  id,
  title: `The ${id} bonus`,
  summary: 'Stake and claim',
  category: 'slots',
  imageUrl: '',
  startsAt: '2026-11-01T00:00:00Z',
  endsAt: '2999-01-01T00:00:00Z',
  state: 'join',
  progress: null,
  isByDeposit: false,
  turnoverTimes: 3,
  turnoverDays: null,
  minDeposit: null,
  minStake: '5000.00',
  maxBonus: '150.00',
  bonusPercent: null,
  currency: 'USD',
  example: { deposit: null, stake: '5000.00', bonus: '150.00', turnover: '450.00', cost: '218.00' },
  ...more,
})

const detail = (id: string, more: Partial<PromotionDetail> = {}): PromotionDetail => ({
  ...promotion(id),
  content: '<p>Every stake counts</p>',
  examples: [{ deposit: null, stake: '5000.00', bonus: '150.00', turnover: '450.00', cost: '218.00' }],
  exampleReturn: '96.00',
  counted: [{ name: 'Slots', percent: 100 }],
  ...more,
})

const answers: Record<string, () => unknown> = {}

beforeEach(() => {
  session.isSignedIn = true
  sessionStorage.clear()
  for (const id of Object.keys(answers)) delete answers[id]
  callGateway.mockReset().mockImplementation(async (call: { id: string }) => {
    const answer = answers[call.id]
    if (!answer) throw new Error(call.id)
    return { success: true, value: answer() }
  })
})

const sent = (id: string) => callGateway.mock.calls.filter(([call]) => call.id === id).map(([, input]) => input)
const button = (name: string) => screen.getByRole('button', { name })
const cards = () => within(screen.getByRole('list', { name: 'Promotions' })).getAllByRole('listitem')
const show = (path: string) => renderPart(<PromotionsPage />, { path })

test('promotions are listed with what can be done, and narrowed to a kind by the address', async () => {
  answers[getPromotions.id] = () => [
    promotion('slots', { state: 'process', progress: { done: '40.00', needed: '100.00' } }),
    promotion('spring', { category: 'sports', state: 'comingSoon' }),
  ]
  show('/promotions')
  expect(await screen.findByText('Taking part')).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('value')).toBe('0.4')
  expect(screen.getByText('$40 of $100')).toBeTruthy()
  expect(screen.getByText('Coming soon')).toBeTruthy()
  press(button('Sports'))
  expect(screen.getByTestId('where').textContent).toBe('/promotions?category=sports')
  expect(cards()).toHaveLength(1)
  press(screen.getByRole('link', { name: 'The spring bonus' }))
  expect(screen.getByTestId('where').textContent).toBe('/promotions?category=sports&id=spring')
})

test('each card says what its bonus asks for, and the first is larger', async () => {
  answers[getPromotions.id] = () => [
    promotion('first', {
      bonusPercent: 70,
      minDeposit: '10.00',
      minStake: null,
      turnoverTimes: 10,
      example: { deposit: '20.00', stake: null, bonus: '14.00', turnover: '140.00', cost: '5.00' },
    }),
    promotion('slots'),
    promotion('gift', { turnoverTimes: null, minStake: null, example: null }),
  ]
  show('/promotions')
  await screen.findByText('70%')
  const [first, slots, gift] = cards()
  expect(first?.textContent).toMatch(/From a deposit of \$10\. With \$20 you get \$14 and stake \$140/)
  expect(slots?.textContent).toMatch(/Until Jan 1, 2999/)
  expect(gift?.textContent).toMatch(/Stake it0×TimeNo limitAt most\$150/)
  expect(cards().map(({ dataset }) => dataset.shape)).toEqual(['lead', 'plain', 'lying'])
  expect(screen.getByRole('link', { name: 'Deposit without one' })).toBeTruthy()
})

test('the member’s own promotions are a kind of their own', async () => {
  answers[getPromotions.id] = () => [promotion('slots', { state: 'signed' }), promotion('spring')]
  show('/promotions')
  press(await screen.findByRole('button', { name: 'Mine' }))
  expect(cards()).toHaveLength(1)
})

test('without a connection the list says so', async () => {
  answers[getPromotions.id] = () => {
    throw new GatewayError('network.offline')
  }
  show('/promotions')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('the worked example follows the chosen deposit, and says where the stakes cost more than the bonus', async () => {
  answers[getPromotion.id] = () =>
    detail('first', {
      turnoverTimes: 10,
      examples: [
        { deposit: '10.00', stake: null, bonus: '7.00', turnover: '70.00', cost: '3.00' },
        { deposit: '100.00', stake: null, bonus: '70.00', turnover: '700.00', cost: '71.00' },
      ],
    })
  show('/promotions?id=first')
  expect(await screen.findByText('$100 + $70')).toBeTruthy()
  expect(screen.getByText(/staking \$700 costs \$71 on average.*more than the bonus/)).toBeTruthy()
  press(button('$10'))
  expect(screen.getByText('$10 + $7')).toBeTruthy()
  expect(screen.queryByText(/more than the bonus/)).toBeNull()
})

test('to take no part is as large a choice as to take part', async () => {
  answers[getPromotion.id] = () => detail('slots')
  show('/promotions?id=slots&category=vip')
  const refuse = await screen.findByRole('link', { name: 'Not now' })
  expect(refuse.getAttribute('href')).toBe('/promotions?category=vip')
  for (const way of [refuse, button('Take part')]) expect(way.className).toMatch(/large.*wide/)
})

test('a site without promotions, and a kind without any, say so with a way on', async () => {
  answers[getPromotions.id] = () => []
  const { unmount } = show('/promotions')
  expect(await screen.findByText('No promotion runs at the moment')).toBeTruthy()
  unmount()
  answers[getPromotions.id] = () => [promotion('slots')]
  show('/promotions?category=vip')
  press(await screen.findByRole('link', { name: 'See all promotions' }))
  expect(cards()).toHaveLength(1)
})

test('promotions that cannot be had say why, and are asked for again', async () => {
  answers[getPromotions.id] = () => {
    throw new GatewayError('system.fault', { status: 500 })
  }
  show('/promotions')
  expect(await screen.findByText('Our server has a fault. Please try again.')).toBeTruthy()
  answers[getPromotions.id] = () => [promotion('slots')]
  press(button('Try again'))
  expect(await screen.findByText('The slots bonus')).toBeTruthy()
})

test('turnover and bonus are said before one joins; joining is said, too', async () => {
  answers[getPromotion.id] = () => detail('slots')
  answers[joinPromotion.id] = () => promotion('slots', { state: 'process' })
  show('/promotions?id=slots')
  const facts = within(await screen.findByRole('complementary', { name: 'At a glance' }))
  expect(facts.getByText('$150.00')).toBeTruthy()
  expect(facts.getByText('3 times the bonus')).toBeTruthy()
  press(button('Take part'))
  expect(await screen.findByText(/^You take part/)).toBeTruthy()
  expect(sent(joinPromotion.id)).toEqual([{ query: { id: 'slots', language: 'EN' } }])
})

test('a request that waits takes pictures of the activity, once', async () => {
  answers[getPromotion.id] = () => detail('gift', { state: 'applying', pictures: 0 })
  answers[uploadProof.id] = () => ({ id: 'p1' })
  answers[sendActivityPictures.id] = () => {
    answers[getPromotion.id] = () => detail('gift', { state: 'applying', pictures: 1 })
    return promotion('gift', { state: 'applying', pictures: 1 })
  }
  show('/promotions?id=gift')
  press(await screen.findByRole('button', { name: 'Send the pictures' }))
  expect(await screen.findByText('Add at least one picture')).toBeTruthy()
  const file = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'walk.png')
  fireEvent.change(screen.getByLabelText('Pictures of your activity'), { target: { files: [file] } })
  await screen.findByText('walk.png is ready')
  press(button('Send the pictures'))
  expect(await screen.findByText('Your pictures are with our team.')).toBeTruthy()
  expect(sent(sendActivityPictures.id)).toEqual([{ query: { id: 'gift', language: 'EN' }, body: { pictures: ['p1'] } }])
})

test('a join that is refused says why', async () => {
  answers[getPromotion.id] = () => detail('slots')
  answers[joinPromotion.id] = () => {
    throw new GatewayError('player.excluded', { status: 403 })
  }
  show('/promotions?id=slots')
  press(await screen.findByRole('button', { name: 'Take part' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
})

test('a guest is led to the log-in; what comes with a deposit leads to its form', async () => {
  session.isSignedIn = false
  answers[getPromotion.id] = () => detail('first', { isByDeposit: true, minDeposit: '10.00', bonusPercent: 70 })
  const { unmount } = show('/promotions?id=first')
  expect((await screen.findByRole('link', { name: 'Log in to take part' })).getAttribute('href')).toBe('/login')
  expect(screen.getByText('70% of the deposit, at most $150.00')).toBeTruthy()
  unmount()
  session.isSignedIn = true
  show('/promotions?id=first')
  const link = await screen.findByRole('link', { name: 'Choose it with a deposit' })
  expect(link.getAttribute('href')).toBe('/member?page=depositv2')
})

test('a claim is sent once; without an answer it is asked for under the same key', async () => {
  answers[getPromotion.id] = () => detail('slots', { state: 'claim' })
  answers[claimPromotion.id] = () => {
    throw new GatewayError('network.timeout')
  }
  show('/promotions?id=slots')
  const claim = await screen.findByRole('button', { name: 'Claim' })
  press(claim)
  press(claim)
  const again = await screen.findByRole('button', { name: 'Check again' })
  answers[claimPromotion.id] = () => promotion('slots', { state: 'claimed' })
  press(again)
  expect(await screen.findByText('The bonus is in your wallet.')).toBeTruthy()
  const keys = sent(claimPromotion.id).map(({ idempotencyKey }) => idempotencyKey)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('why a request was rejected is told, and a promotion that is not there leads back', async () => {
  answers[getPromotion.id] = () => detail('year', { state: 'rejected', reason: 'Too soon.' })
  const { unmount } = show('/promotions?id=year')
  expect(await screen.findByText('Reason: Too soon.')).toBeTruthy()
  unmount()
  answers[getPromotion.id] = () => {
    throw new GatewayError('promotion.unknown', { status: 404 })
  }
  show('/promotions?category=vip&id=gone')
  expect(await screen.findByText('This promotion is not here')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'All promotions' })[0]?.getAttribute('href')).toBe(
    '/promotions?category=vip',
  )
})
