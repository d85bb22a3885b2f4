import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getPointBalance, getPointConfig, getPointRewards, redeemPoints } from '#src/gateway/account-calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { answering, card, config, dialog, mall, pointAnswers, show } from '#tests/support/points.tsx'
import { press, renderPart, typeInto } from '#tests/support/render-part.tsx'
import { standInForDialogs } from '#tests/support/stand-in-for-dialogs.ts'
import { PointsPage } from './points-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
const session = vi.hoisted(() => ({ isSignedIn: true, role: 'member' }))
vi.mock('#src/session/session.ts', () => ({
  useSession: () => session,
  useMemberQuery: () => ({ data: { id: 'M1' } }),
}))

let answers = pointAnswers()

beforeEach(() => {
  standInForDialogs()
  sessionStorage.clear()
  Object.assign(session, { isSignedIn: true, role: 'member' })
  usePopupStore.setState({ open: [] })
  answers = pointAnswers()
  callGateway.mockReset().mockImplementation((call: { id: string }) => answering(answers)(call))
})

const sent = (id: string) => callGateway.mock.calls.filter(([call]) => call.id === id).map(([, input]) => input)
const popups = () => usePopupStore.getState().open.map(({ name }) => name)
const where = () => screen.getByTestId('where').textContent
const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

test('a card says what it costs, how many there are, and why it cannot be had', async () => {
  show()
  expect(await screen.findByText('1,000')).toBeTruthy()
  const lamp = await card('The lamp')
  expect([
    lamp.getByText((_, element) => element?.tagName === 'STRONG' && element.textContent === '900 pt'),
    lamp.getByText('and $25.00 from your wallet'),
    lamp.getByText('4 left'),
  ]).toHaveLength(3)
  expect((await card('The bonus')).getByText('$30.00 must be staked before it can be paid out')).toBeTruthy()
  expect((await card('The watch')).getByText('1,600 points more are needed')).toBeTruthy()
  expect((await card('The umbrella')).getByText('None left')).toBeTruthy()
  expect((await card('The spins')).getByText('Not open now')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Redeem/ })).toHaveLength(3)
  expect(screen.getByRole('button', { name: 'Vouchers' }).textContent).toMatch(/· 4$/)
})

test('what nobody can have is greyed, what points are short for has no way to take it, the rest has one', async () => {
  show()
  await screen.findByText('1,000')
  const stateOf = async (name: string) => {
    const found = (await screen.findByRole('heading', { name })).closest('li')
    return [found?.dataset.state, found?.querySelectorAll('button').length]
  }
  expect(await stateOf('The lamp')).toEqual(['open', 1])
  expect(await stateOf('The watch')).toEqual(['short', 0])
  expect(await stateOf('The umbrella')).toEqual(['off', 0])
  expect(await stateOf('The spins')).toEqual(['off', 0])
})

test('the picture of the goods stands beside the points in the mall alone', async () => {
  answers[getPointRewards.id] = () => ({ ...mall(), imageUrl: '/art/item/still-life.svg' })
  const { unmount } = show()
  const goods = () => document.querySelector('img[src*="still-life"]')
  await waitFor(() => expect(goods()).not.toBeNull())
  expect(screen.getByText('Points never expire.')).toBeTruthy()
  unmount()
  show('/pointMall?view=history')
  await screen.findByText('1,000')
  expect(goods()).toBeNull()
})

test('kind, order, search and what one can have stand in the address', async () => {
  show('/pointMall?enough=1')
  await card('The meal')
  expect(names()).not.toContain('The watch')
  press(screen.getByRole('button', { name: 'Goods' }))
  expect(where()).toBe('/pointMall?enough=1&type=goods')
  expect(names()).toEqual(['The lamp'])
  typeInto(screen.getByRole('searchbox', { name: 'Search items' }), 'watch')
  expect(await screen.findByText('No item fits')).toBeTruthy()
  expect(where()).toBe('/pointMall?enough=1&type=goods&q=watch')
  const enough = () => screen.getByRole('switch', { name: 'My points are enough' })
  expect(enough().getAttribute('aria-checked')).toBe('true')
  press(screen.getByRole('button', { name: 'Show all items' }))
  await waitFor(() => expect(where()).toBe('/pointMall'))
  expect(names()).toHaveLength(6)
  press(enough())
  expect(where()).toBe('/pointMall?enough=1')
})

test('goods need an address; all that it costs is said before it is confirmed, and it is sent once', async () => {
  answers[redeemPoints.id] = () => {
    throw new GatewayError('network.timeout')
  }
  show()
  press((await card('The lamp')).getByRole('button'))
  expect(dialog().getByText('$25.00')).toBeTruthy()
  expect(dialog().getByText('Points left').parentElement?.textContent).toBe('Points left1,000100')
  expect(dialog().getByRole('button', { name: 'Redeem for 900 points' })).toBeTruthy()
  // The thing itself is seen where it is confirmed; this one has no picture of its own.
  expect(document.querySelector('dialog [data-picture] span[aria-hidden] svg')).not.toBeNull()
  press(dialog().getByRole('button', { name: /^Redeem for|^Confirm/ }))
  expect(dialog().getByText('Please give the whole address, from 10 to 200 characters.')).toBeTruthy()
  expect(sent(redeemPoints.id)).toEqual([])
  typeInto(dialog().getByRole('textbox', { name: 'Delivery address' }), ' 12 Lake Road, Town ')
  press(dialog().getByRole('button', { name: /^Redeem for|^Confirm/ }))
  press(dialog().getByRole('button', { name: /^Redeem for|^Confirm/ }))
  const again = await dialog().findByRole('button', { name: 'Check again' })
  answers[redeemPoints.id] = () => ({ reference: 'R1-7', points: 100 })
  press(again)
  expect(await dialog().findByText('Your request is in. Its number is R1-7.')).toBeTruthy()
  const orders = sent(redeemPoints.id)
  expect(orders.map(({ body }) => body)).toEqual(
    Array(2).fill({ itemId: 'lamp', quantity: 1, address: '12 Lake Road, Town' }),
  )
  expect(new Set(orders.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
})

test('a quantity that points are not enough for, or that is none, is not sent', async () => {
  show()
  press((await card('The bonus')).getByRole('button'))
  expect([dialog().getByText('$10.00'), dialog().getByText('$30.00')]).toHaveLength(2)
  press(dialog().getByRole('button', { name: 'One more' }))
  expect(dialog().getByText('$60.00')).toBeTruthy()
  press(dialog().getByRole('button', { name: 'One more' }))
  expect(dialog().getByText('Your points are not enough for this quantity.').getAttribute('role')).toBe('alert')
  typeInto(dialog().getByRole('textbox', { name: 'Quantity' }), '9')
  expect(dialog().getByText('Please give a quantity from 1 to 3.')).toBeTruthy()
  press(dialog().getByRole('button', { name: /^Redeem for|^Confirm/ }))
  expect(sent(redeemPoints.id)).toEqual([])
  press(dialog().getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a refusal says why', async () => {
  answers[redeemPoints.id] = () => {
    throw new GatewayError('points.gone', { status: 409 })
  }
  show()
  press((await card('The meal')).getByRole('button'))
  press(dialog().getByRole('button', { name: /^Redeem for|^Confirm/ }))
  expect(await dialog().findByText('There are not so many left.')).toBeTruthy()
})

test('guests see items, and are asked to log in above them; trial accounts are told what they need', async () => {
  session.isSignedIn = false
  const { unmount } = show()
  press((await card('The watch')).getByRole('button', { name: 'Log in to redeem The watch' }))
  expect([popups(), where()]).toEqual([['login'], '/pointMall'])
  expect(sent(getPointBalance.id)).toEqual([])
  press(screen.getByRole('link', { name: 'Redeem history' }))
  expect(await screen.findByText('Log in to see this')).toBeTruthy()
  unmount()
  Object.assign(session, { isSignedIn: true, role: 'trial' })
  usePopupStore.setState({ open: [] })
  show()
  press((await card('The meal')).getByRole('button'))
  expect(popups()).toEqual(['message'])
  expect(screen.queryByRole('dialog')).toBeNull()
})
test('a mall without items says so', async () => {
  answers[getPointRewards.id] = () => mall()
  show()
  expect(await screen.findByText('Nothing to redeem at the moment')).toBeTruthy()
})

test('points that are not known are never shown as none', async () => {
  answers[getPointBalance.id] = () => {
    throw new GatewayError('network.offline')
  }
  renderPart(<PointsPage />, {
    path: '/pointMall?view=rules',
    prepare: (client) =>
      client.setQueryData(callKey(getPointConfig, { query: { language: 'EN' } }), { success: true, value: config }),
  })
  expect(await screen.findByText(/Your points could not be loaded/)).toBeTruthy()
  expect(screen.queryByText('0')).toBeNull()
})
