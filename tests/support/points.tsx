import { screen, within } from '@testing-library/react'
import type { PointItem } from '#contract/account/points.ts'
import { PointsPage } from '#src/features/points/pages/points-page.tsx'
import { getPointBalance, getPointConfig, getPointRewards } from '#src/gateway/account-calls.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { renderPart } from '#tests/support/render-part.tsx'

export const item = (id: string, more: Partial<PointItem> = {}): PointItem => ({
  id,
  name: `The ${id}`,
  text: '',
  type: 'voucher',
  imageUrl: '',
  points: 300,
  amountNeeded: null,
  bonus: null,
  left: null,
  most: 3,
  isOpen: true,
  ...more,
})

export const config = {
  exchange: { points: 100, amount: '0.10', min: 500, max: 20_000 },
  earning: [],
  currency: 'USD',
  rules: '',
}
export const mall = (...items: PointItem[]) => ({ items, currency: 'USD', imageUrl: '' })

/** What the gateway answers, by call: six items, of which one is out of stock and one is not redeemed now. */
export const pointAnswers = (): Record<string, () => unknown> => ({
  [getPointConfig.id]: () => config,
  [getPointRewards.id]: () =>
    mall(
      item('meal'),
      item('lamp', { type: 'goods', points: 900, amountNeeded: '25.00', left: 4, most: 2 }),
      item('bonus', { type: 'bonus', points: 500, bonus: { amount: '10.00', turnover: '30.00' } }),
      item('watch', { points: 2600 }),
      item('umbrella', { left: 0 }),
      item('spins', { isOpen: false }),
    ),
})

/** A gateway that answers by call, and fails for what it has no answer to. */
export const answering = (answers: Readonly<Record<string, () => unknown>>) => async (call: { id: string }) => {
  const answer = answers[call.id]
  if (!answer) throw new Error(call.id)
  return { success: true, value: answer() }
}

/** What of the balance is known before: the rest is fetched. */
export const show = (path = '/pointMall', known = { points: 1000 }) =>
  renderPart(<PointsPage />, {
    path,
    prepare: (client) => client.setQueryData(callKey(getPointBalance, {}), { success: true, value: known }),
  })
export const card = async (name: string) => {
  const found = (await screen.findByRole('heading', { name })).closest('li')
  if (!found) throw new Error(name)
  return within(found)
}
export const dialog = () => within(screen.getByRole('dialog'))
