import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PointChange, PointRedemption } from '#contract/account/points.ts'
import {
  convertPoints,
  getPointConfig,
  getPointHistory,
  getPointRewards,
  getRedeemList,
} from '#src/gateway/account-calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { answering, config, pointAnswers, show } from '#tests/support/points.tsx'
import { press, typeInto } from '#tests/support/render-part.tsx'
import { standInForDialogs } from '#tests/support/stand-in-for-dialogs.ts'

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
const where = () => screen.getByTestId('where').textContent

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
