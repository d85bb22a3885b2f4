import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getVip } from '#src/gateway/account-calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import type { Rank, Vip } from '../api/queries.ts'
import { VipPage } from './vip-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
vi.mock('#src/session/session.ts', () => ({ useMemberQuery: () => ({ data: { nickname: 'Leila' } }) }))

const rank = (level: number, more: Partial<Rank> = {}): Rank => ({
  level,
  label: `VIP ${level}`,
  depositNeeded: `${level}00.00`,
  stakeNeeded: `${level}000.00`,
  keepStake: level === 1 ? null : `${level}0.00`,
  benefits: { rebate: '0.5', gift: null, birthday: null, hasManager: level > 2 },
  ...more,
})

const own: Vip['own'] = {
  level: 2,
  deposited: '260.00',
  staked: '2400.00',
  stakedThisMonth: '5.00',
  review: { from: '2020-01-01T00:00:00Z', at: '2020-02-01T00:00:00Z' },
}

const vip = (more: Partial<Vip['own']> = {}, rules = '<ul><li>One rule</li></ul>'): Vip => ({
  currency: 'USD',
  ranks: [rank(1), rank(2), rank(3)],
  own: { ...own, ...more },
  rules,
})

let answer: () => Vip

beforeEach(() => {
  answer = () => vip()
  callGateway.mockReset().mockImplementation(async (call: { id: string }) => {
    if (call.id !== getVip.id) throw new Error(call.id)
    return { success: true, value: answer() }
  })
})

test('the own rank says what keeps it, and how far the next one is', async () => {
  renderPart(<VipPage />)
  const mine = within(await screen.findByRole('region', { name: 'Your rank' }))
  expect(mine.getByRole('heading', { name: 'VIP 2' })).toBeTruthy()
  const keeping = mine.getByRole('progressbar', { name: 'Staked this month' })
  expect(keeping.getAttribute('aria-valuetext')).toBe('$5 of $20')
  expect(mine.getByText(/^Looked at on Feb 1, 2020/)).toBeTruthy()
  const above = within(mine.getByRole('region', { name: 'What VIP 3 needs' }))
  expect(above.getByText('$260 of $300')).toBeTruthy()
  expect(above.getByText('$2,400 of $3,000')).toBeTruthy()
})

test('the table shows what each rank needs and gives, and leaves out what none gives', async () => {
  renderPart(<VipPage />)
  const table = within(await screen.findByRole('table', { name: 'All ranks' }))
  const texts = (role: 'rowheader' | 'columnheader') => table.getAllByRole(role).map(({ textContent }) => textContent)
  expect(texts('rowheader')).toEqual(['Paid in', 'Staked', 'Each month', 'Rebate', 'Own contact'])
  expect(texts('columnheader')).toEqual(['Rank', 'VIP 1', 'VIP 2 Yours', 'VIP 3'])
  const cellsOf = (name: string) =>
    within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(cellsOf('Staked')).toEqual(['$1,000', '$2,000', '$3,000'])
  expect(cellsOf('Each month')).toEqual(['–Nothing', '$20', '$30'])
  expect(cellsOf('Rebate')).toEqual(['0.5%', '0.5%', '0.5%'])
  expect(cellsOf('Own contact')).toEqual(['–No', '–No', 'Yes'])
})

test('the family marks the own rank, those before it as reached, and greys the emblems of those that are not', async () => {
  renderPart(<VipPage />)
  const family = within(await screen.findByRole('region', { name: 'The ranks' }))
  const [first, second, third] = family.getAllByRole('listitem')
  expect(first?.textContent).toBe('VIP 1from $1,000 stakedReached')
  expect(second?.textContent).toContain('Yours')
  expect(third?.textContent).toBe('VIP 3from $3,000 staked')
  const isLocked = (item: HTMLElement | undefined) => item?.querySelector('[data-locked]') !== null
  expect([isLocked(first), isLocked(second), isLocked(third)]).toEqual([false, false, true])
})

test('the card says whose it is and which of how many the rank is', async () => {
  renderPart(<VipPage />)
  const mine = within(await screen.findByRole('region', { name: 'Your rank' }))
  expect(mine.getByText('Rank 2 of 3')).toBeTruthy()
  expect(mine.getByText('Leila')).toBeTruthy()
})

test('where there are no ranks, that is said, with the limits below', async () => {
  answer = () => ({ ...vip({ level: 0, review: null }), ranks: [] })
  renderPart(<VipPage />)
  expect(await screen.findByText('There are no ranks here')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'My limits' })).toBeTruthy()
})

test('a rank that cannot be lost yet says so without a bar; one that asks for nothing stays', async () => {
  answer = () => vip({ review: { from: '2999-12-01T00:00:00Z', at: '3000-01-01T00:00:00Z' } })
  const { unmount } = renderPart(<VipPage />)
  expect(
    await screen.findByText(/^It cannot be lost before Jan 1, 3000\. From Dec 1, 2999 on, \$20 staked/),
  ).toBeTruthy()
  expect(screen.queryByRole('progressbar', { name: 'Staked this month' })).toBeNull()
  unmount()
  answer = () => vip({ level: 1, review: null, staked: '1200.00' })
  renderPart(<VipPage />)
  expect(await screen.findByText('VIP 1 asks for nothing more: it stays yours.')).toBeTruthy()
})

test('a lost rank says what brings it back; without any rank, and at the top, that is said', async () => {
  answer = () => vip({ level: 2, deposited: '900.00', staked: '9000.00' })
  const { unmount } = renderPart(<VipPage />)
  expect(await screen.findByText(/VIP 3 comes back with a month’s stake/)).toBeTruthy()
  unmount()
  answer = () => vip({ level: 0, deposited: '0.00', staked: '0.00', review: null })
  const none = renderPart(<VipPage />)
  expect(await screen.findByRole('heading', { name: 'No rank yet' })).toBeTruthy()
  none.unmount()
  answer = () => vip({ level: 3 })
  renderPart(<VipPage />)
  expect(await screen.findByText('There is no higher rank.')).toBeTruthy()
})

test('of hostile rules nothing runs', async () => {
  const hostile = [
    '<p>Rules</p>',
    '<img src=x onerror=alert(1)//>',
    '<svg/onload=alert(1)>',
    '<a href="jAvAsCrIpT:alert(1)">x</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<form action="/x"><input autofocus onfocus=alert(1)></form>',
    '<p style="position:fixed" id="app" onclick="alert(1)">x</p>',
  ]
  answer = () => vip({}, hostile.join(''))
  renderPart(<VipPage />)
  const section = await screen.findByRole('region', { name: 'Rules' })
  await waitFor(() => expect(section.textContent).toContain('RulesRules'))
  const found = section.querySelectorAll('script,iframe,form,input,svg,[style],[id="app"]')
  expect([...found]).toEqual([])
  for (const element of section.querySelectorAll('*')) {
    expect(element.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([])
    expect(element.getAttribute('href') ?? '').not.toMatch(/script:/i)
  }
})

test('what cannot be had says why, and is asked for again', async () => {
  answer = () => {
    throw new GatewayError('account.trial', { status: 403 })
  }
  renderPart(<VipPage />)
  await screen.findByText('Your rank could not be loaded')
  answer = () => vip()
  press(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('table', { name: 'All ranks' })
})
