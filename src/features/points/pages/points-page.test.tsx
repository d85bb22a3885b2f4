import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PointChange, PointItem, PointRedemption } from '#contract/account/points.ts'
import {
  convertPoints,
  getPointBalance,
  getPointConfig,
  getPointHistory,
  getPointRewards,
  getRedeemList,
  redeemPoints,
} from '#src/gateway/account-calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
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

const item = (id: string, more: Partial<PointItem> = {}): PointItem => ({
  id,
  name: `The ${id}`,
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

const answers: Record<string, () => unknown> = {}

const config = {
  exchange: { points: 100, amount: '0.10', min: 500, max: 20_000 },
  earning: [],
  currency: 'USD',
  rules: '',
}
const mall = (...items: PointItem[]) => ({ items, currency: 'USD' })

beforeEach(() => {
  standInForDialogs()
  sessionStorage.clear()
  Object.assign(session, { isSignedIn: true, role: 'member' })
  usePopupStore.setState({ open: [] })
  for (const id of Object.keys(answers)) delete answers[id]
  answers[getPointConfig.id] = () => config
  answers[getPointRewards.id] = () =>
    mall(
      item('meal'),
      item('lamp', { type: 'goods', points: 900, amountNeeded: '25.00', left: 4, most: 2 }),
      item('bonus', { type: 'bonus', points: 500, bonus: { amount: '10.00', turnover: '30.00' } }),
      item('watch', { points: 2600 }),
      item('umbrella', { left: 0 }),
      item('spins', { isOpen: false }),
    )
  callGateway.mockReset().mockImplementation(async (call: { id: string }) => {
    const answer = answers[call.id]
    if (!answer) throw new Error(call.id)
    return { success: true, value: answer() }
  })
})

const sent = (id: string) => callGateway.mock.calls.filter(([call]) => call.id === id).map(([, input]) => input)
const popups = () => usePopupStore.getState().open.map(({ name }) => name)
const where = () => screen.getByTestId('where').textContent
/** What of it is known before: the rest is asked for. */
const show = (path = '/pointMall', known = { points: 1000 }) =>
  renderPart(<PointsPage />, {
    path,
    prepare: (client) => client.setQueryData(callKey(getPointBalance, {}), { success: true, value: known }),
  })
const card = async (name: string) => {
  const found = (await screen.findByRole('heading', { name })).closest('li')
  if (!found) throw new Error(name)
  return within(found)
}
const dialog = () => within(screen.getByRole('dialog'))
const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

test('a card says what it costs, how many there are, and why it cannot be had', async () => {
  show()
  expect(await screen.findByText('1,000')).toBeTruthy()
  const lamp = await card('The lamp')
  expect([
    lamp.getByText('900 points'),
    lamp.getByText('and $25.00 from your wallet'),
    lamp.getByText('4 left'),
  ]).toHaveLength(3)
  expect((await card('The bonus')).getByText('$30.00 must be staked before a payout')).toBeTruthy()
  expect((await card('The watch')).getByText('1,600 points more are needed')).toBeTruthy()
  expect((await card('The umbrella')).getByText('None left')).toBeTruthy()
  expect((await card('The spins')).getByText('Not open now')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Redeem/ })).toHaveLength(3)
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
  press(screen.getByRole('button', { name: 'Show all items' }))
  await waitFor(() => expect(where()).toBe('/pointMall'))
  expect(names()).toHaveLength(6)
})

test('goods need an address; all that it costs is said before it is confirmed, and it is sent once', async () => {
  answers[redeemPoints.id] = () => {
    throw new GatewayError('network.timeout')
  }
  show()
  press((await card('The lamp')).getByRole('button'))
  expect(dialog().getByText('$25.00')).toBeTruthy()
  expect(dialog().getByText('100')).toBeTruthy()
  press(dialog().getByRole('button', { name: 'Confirm' }))
  expect(dialog().getByText('Please give the whole address, from 10 to 200 characters.')).toBeTruthy()
  expect(sent(redeemPoints.id)).toEqual([])
  typeInto(dialog().getByRole('textbox', { name: 'Delivery address' }), ' 12 Lake Road, Town ')
  press(dialog().getByRole('button', { name: 'Confirm' }))
  press(dialog().getByRole('button', { name: 'Confirm' }))
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
  expect(dialog().getByText('Your points are not enough for this quantity.')).toBeTruthy()
  typeInto(dialog().getByRole('textbox', { name: 'Quantity' }), '9')
  expect(dialog().getByText('Please give a quantity from 1 to 3.')).toBeTruthy()
  press(dialog().getByRole('button', { name: 'Confirm' }))
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
  press(dialog().getByRole('button', { name: 'Confirm' }))
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

test('what was redeemed is listed with every column, by pages', async () => {
  const row: PointRedemption = {
    reference: 'R1-3',
    appliedAt: '2026-11-10T12:00:00Z',
    type: 'goods',
    name: 'Lamp',
    quantity: 2,
    points: 1800,
    amountNeeded: '50.00',
    status: 'rejected',
    remark: 'Out of stock',
  }
  answers[getRedeemList.id] = () => ({ rows: [row], currency: 'USD', pageNum: 1, totalPages: 2 })
  show('/pointMall?view=redeemed')
  const table = within(await screen.findByRole('table', { name: 'What you redeemed' }))
  await waitFor(() => expect(table.getByText('Rejected')).toBeTruthy())
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Reference number',
    'Apply time',
    'Type',
    'Name',
    'Quantity',
    'Points requirement',
    'Amount requirement',
    'Status',
    'Remark',
  ])
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'R1-3',
    'Nov 10 12:00:00',
    'Goods',
    'Lamp',
    '2',
    '1,800',
    '$50.00',
    'Rejected',
    'Out of stock',
  ])
  press(screen.getByRole('button', { name: 'Page 2' }))
  expect(where()).toBe('/pointMall?view=redeemed&at=2')
})

test('every change of points has its sign and the balance after it', async () => {
  const change = (more: Partial<PointChange>): PointChange => ({
    reference: 'B1',
    at: '2026-11-10T12:00:00Z',
    type: 'earned',
    changed: 1200,
    balance: 1300,
    remark: 'Slots',
    ...more,
  })
  const rows = [change({}), change({ reference: 'R1', type: 'redeemed', changed: -900, balance: 100 })]
  answers[getPointHistory.id] = () => ({ rows, pageNum: 1, totalPages: 1 })
  show('/pointMall?view=history')
  expect(await screen.findByText('+1,200')).toBeTruthy()
  expect(screen.getByText('−900')).toBeTruthy()
  expect(screen.getByText('Earned by stakes')).toBeTruthy()
})

test('points are exchanged at the ratio that is shown, after a yes, once', async () => {
  show('/pointMall?view=exchange')
  expect(await screen.findByText('100 points = $0.10')).toBeTruthy()
  const field = screen.getByRole('textbox', { name: 'Points to exchange' })
  const go = () => press(screen.getByRole('button', { name: 'Exchange' }))
  await screen.findByRole('button', { name: 'Most 1,000' })
  for (const [typed, text] of [
    ['400', 'Please give from 500 to 20,000 points.'],
    ['550', 'Please give a multiple of 100.'],
    ['1100', 'You have 1,000 points.'],
  ] as const) {
    typeInto(field, typed)
    go()
    expect(screen.getByText(text)).toBeTruthy()
  }
  press(screen.getByRole('button', { name: 'Most 1,000' }))
  expect(screen.getByText('$1.00')).toBeTruthy()
  go()
  answers[convertPoints.id] = () => {
    throw new GatewayError('network.timeout')
  }
  press(screen.getByRole('button', { name: 'Confirm' }))
  const again = await screen.findByRole('button', { name: 'Check again' })
  answers[convertPoints.id] = () => ({ reference: 'E1-2', points: 0, amount: '1.00', balance: '9.00' })
  press(again)
  expect(await screen.findByText('$1.00 is in your wallet. Reference number E1-2.')).toBeTruthy()
  const keys = sent(convertPoints.id).map(({ idempotencyKey }) => idempotencyKey)
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

test('where points are not exchanged it says so', async () => {
  answers[getPointConfig.id] = () => ({ ...config, exchange: null })
  show('/pointMall?view=exchange')
  expect(await screen.findByText('Points are not exchanged for money here')).toBeTruthy()
})

test('the rules of the gateway run nothing, whatever is in them', async () => {
  const rules = [
    '<p>Points never expire</p>',
    '<img src=x onerror=alert(1)//>',
    '<svg/onload=alert(1)>',
    '<a href="jAvAsCrIpT:alert(1)">x</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<div style="background:url(javascript:alert(1))" onclick="alert(1)" id="app" name="x">x</div>',
    '<form><button formaction="javascript:alert(1)">x</button><input autofocus onfocus=alert(1)></form>',
    '<details open ontoggle=alert(1)>',
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  ].join('')
  const earning = [{ category: 'rng', staked: '100.00', points: 2 }]
  answers[getPointConfig.id] = () => ({ ...config, rules, earning })
  const { container } = show('/pointMall?view=rules')
  await screen.findByText('Points never expire')
  expect(screen.getByRole('row', { name: 'Slots $100.00 2' })).toBeTruthy()
  const section = container.querySelector('[aria-labelledby="points-rules"]')
  expect(section?.querySelector('script,style,iframe,form,input,button,base,meta,[srcdoc],[formaction]')).toBeNull()
  for (const element of section?.querySelectorAll('*') ?? []) {
    const names = element.getAttributeNames().filter((name) => name.startsWith('on') || name === 'style')
    expect(names).toEqual([])
    expect(element.getAttribute('href') ?? '').not.toMatch(/script:/i)
  }
  expect(section?.querySelector('#app,[name]')).toBeNull()
})

test.each([
  ['', 'The items could not be loaded', getPointRewards.id],
  ['?view=rules', 'The rules could not be loaded', getPointConfig.id],
  ['?view=exchange', 'The terms could not be loaded', getPointConfig.id],
  ['?view=history', 'Our server has a fault. Please try again.', getPointHistory.id],
])('what cannot be had at %o says why, and is asked for again', async (query, text, id) => {
  const before = answers[id] ?? (() => ({ rows: [], pageNum: 1, totalPages: 0 }))
  answers[id] = () => {
    throw new GatewayError('system.fault', { status: 500 })
  }
  show(`/pointMall${query}`)
  expect(await screen.findByText(text)).toBeTruthy()
  answers[id] = before
  press(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(text)).toBeNull())
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
