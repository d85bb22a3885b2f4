import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Limit } from '#contract/account/limits.ts'
import {
  confirmLimit,
  getLimits,
  getPlaySummary,
  setLimit,
  setRealityCheck,
  takeBreak,
} from '#src/gateway/account-calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { press, renderPart, typeInto } from '#tests/support/render-part.tsx'
import { standInForDialogs } from '#tests/support/stand-in-for-dialogs.ts'
import type { Limits } from '../hooks/use-limits.ts'
import { aSummary } from '../lib/summary-fixture.ts'
import { LimitsPage } from './limits-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const limit = (kind: Limit['kind'], more: Partial<Limit> = {}): Limit => ({
  kind,
  period: kind === 'stake' ? null : 'day',
  amount: null,
  used: kind === 'time' ? '102' : '0.00',
  renewsAt: kind === 'stake' ? null : '2026-11-21T00:00:00Z',
  asked: null,
  ...more,
})

const limits: Limits = {
  currency: 'BDT',
  limits: [
    limit('deposit', { amount: '5000.00', used: '2000.00', period: 'week' }),
    limit('loss'),
    limit('stake'),
    limit('time'),
  ],
  waitHours: 24,
  realityCheck: 60,
  realityChoices: [15, 30, 60, 120],
  pause: null,
  breakHours: [24, 168],
  exclusionMonths: [6, 12, 0],
  helpLines: [{ title: 'Help line', text: 'Free', phone: '+000 555 0100' }],
}

const answers: Record<string, (input: { body?: unknown }) => unknown> = {}

beforeEach(() => {
  standInForDialogs()
  for (const id of Object.keys(answers)) delete answers[id]
  answers[getLimits.id] = () => limits
  answers[getPlaySummary.id] = () => aSummary
  callGateway.mockReset().mockImplementation(async (call: { id: string }, input: { body?: unknown }) => {
    const answer = answers[call.id]
    if (!answer) throw new Error(call.id)
    return { success: true, value: answer(input) }
  })
})

const sent = (id: string) => callGateway.mock.calls.filter(([call]) => call.id === id).map(([, input]) => input)
const card = (name: string) => within(screen.getByRole('region', { name }))
const button = (name: string | RegExp) => screen.getByRole('button', { name })

async function opened() {
  renderPart(<LimitsPage />)
  await screen.findByRole('region', { name: 'Deposit limit' })
}

test('each limit says how much of it is used, or that there is none', async () => {
  await opened()
  expect(card('Deposit limit').getByText('$2,000.00')).toBeTruthy()
  expect(card('Deposit limit').getByText('of $5,000.00')).toBeTruthy()
  expect(card('Loss limit').getByText('No limit')).toBeTruthy()
  expect(card('Playing time').getByText('1 h 42 min')).toBeTruthy()
  expect(await screen.findByText('You have played for 1 h')).toBeTruthy()
  expect(screen.getByRole('link', { name: '+000 555 0100' }).getAttribute('href')).toBe('tel:+0005550100')
})

test('a lower limit says that it starts now, a higher one that it waits; what is wrong is said and not sent', async () => {
  await opened()
  answers[setLimit.id] = () => limit('deposit', { asked: { amount: '9000.00', from: '2026-11-21T13:00:00Z' } })
  press(card('Deposit limit').getByRole('button'))
  const amount = screen.getByLabelText('Highest amount')
  typeInto(amount, '4000')
  expect(screen.getByText('This starts now.')).toBeTruthy()
  typeInto(amount, '4000,50')
  press(button('Save'))
  expect(screen.getByText(/above zero, with two decimals/)).toBeTruthy()
  expect(sent(setLimit.id)).toEqual([])
  typeInto(amount, '9,000')
  expect(screen.getByText(/starts after 24 hours and asks you again/, { selector: 'dialog p' })).toBeTruthy()
  press(button('Save'))
  expect(await screen.findByText(/The limit stays until you confirm it/)).toBeTruthy()
  expect(sent(setLimit.id)).toEqual([{ query: { kind: 'deposit' }, body: { period: 'week', amount: '9000' } }])
})

test('a day, a week and a month have each a limit of their own, and the lower of a longer one is said to count first', async () => {
  const asked = { amount: null, from: '2999-01-01T00:00:00Z' }
  answers[getLimits.id] = () => ({
    ...limits,
    limits: [
      limit('deposit', { amount: '500.00', used: '100.00' }),
      limit('deposit', { period: 'week', amount: '300.00', used: '120.00' }),
      limit('deposit', { period: 'month', used: '140.00', asked }),
    ],
  })
  await opened()
  const shown = card('Deposit limit')
  expect(shown.getAllByText(/^Per (day|week|month)/).map(({ textContent }) => textContent?.split(',')[0])).toEqual([
    ...['Per day', 'Per week', 'Per month'],
  ])
  expect(shown.getAllByText(/^of /).map(({ textContent }) => textContent)).toEqual(['of $500.00', 'of $300.00'])
  expect(shown.getAllByText('Your limit per week is lower: it counts first.')).toHaveLength(1)
  press(shown.getByRole('button', { name: 'Change' }))
  const amount = screen.getByLabelText<HTMLInputElement>('Highest amount')
  expect(amount.value).toBe('500')
  press(screen.getByRole('radio', { name: 'Per week' }))
  expect(amount.value).toBe('300')
  expect(screen.getByText(/All of them count/)).toBeTruthy()
  typeInto(amount, '250')
  answers[setLimit.id] = () => limit('deposit', { period: 'week', amount: '250.00' })
  press(button('Save'))
  await screen.findByText('The limit counts now.')
  expect(sent(setLimit.id)).toEqual([{ query: { kind: 'deposit' }, body: { period: 'week', amount: '250' } }])
  answers[confirmLimit.id] = () => limit('deposit', { period: 'month' })
  press(button('Cancel it'))
  await waitFor(() => expect(sent(confirmLimit.id)[0]?.body).toEqual({ period: 'month', choice: 'withdraw' }))
})

test('a limit that was refused stays typed', async () => {
  await opened()
  answers[setLimit.id] = () => {
    throw new GatewayError('limit.same', { status: 409 })
  }
  press(card('Loss limit').getByRole('button'))
  typeInto(screen.getByLabelText('Highest amount'), '300')
  press(button('Save'))
  expect(await screen.findByText('This is the limit that you have already.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Highest amount').value).toBe('300')
})

test.each([
  ['2999-01-01T00:00:00Z', ['Cancel it'], 'withdraw'],
  ['2026-01-01T00:00:00Z', ['Confirm', 'Cancel it'], 'confirm'],
])('what was asked for can be taken back at any time, and confirmed after %s', async (from, names, choice) => {
  const asked = { amount: '9000.00', from }
  answers[getLimits.id] = () => ({ ...limits, limits: [limit('deposit', { amount: '500.00', asked })] })
  answers[confirmLimit.id] = () => limit('deposit')
  await opened()
  const buttons = card('Deposit limit').getAllByRole('button').slice(1)
  expect(buttons.map(({ textContent }) => textContent)).toEqual(names)
  press(button(choice === 'confirm' ? 'Confirm' : 'Cancel it'))
  await waitFor(() =>
    expect(sent(confirmLimit.id)).toEqual([{ query: { kind: 'deposit' }, body: { period: 'day', choice } }]),
  )
})

test('a break says what it means before it starts; not to take it is as near', async () => {
  await opened()
  answers[takeBreak.id] = () => ({ until: '2026-11-27T13:00:00Z' })
  press(button('7 days'))
  expect(screen.getByText(/A break cannot be ended early/)).toBeTruthy()
  press(button('Not now'))
  expect(sent(takeBreak.id)).toEqual([])
  press(button('7 days'))
  press(button('Start the break'))
  expect(await screen.findByText('Your break has started.')).toBeTruthy()
  expect(sent(takeBreak.id)).toEqual([{ body: { kind: 'break', length: 168 } }])
})

test('an exclusion asks for the password, and says at the field that it is wrong', async () => {
  await opened()
  answers[takeBreak.id] = () => {
    throw new GatewayError('password.wrong', { status: 403 })
  }
  press(button('Start'))
  press(button('Exclude me'))
  expect(screen.getByText('Please enter your password')).toBeTruthy()
  expect(sent(takeBreak.id)).toEqual([])
  press(screen.getByRole('radio', { name: 'For good' }))
  typeInto(screen.getByLabelText('Your password'), 'not this')
  press(button('Exclude me'))
  expect(await screen.findByText('The password is not right.')).toBeTruthy()
  expect(sent(takeBreak.id)).toEqual([{ body: { kind: 'exclusion', length: 0, password: 'not this' } }])
})

test('while a break runs only longer ones are offered', async () => {
  const until = new Date(Date.now() + 48 * 3_600_000).toISOString()
  answers[getLimits.id] = () => ({ ...limits, pause: { kind: 'break', until } })
  await opened()
  expect(screen.getByText(/^You are taking a break until/)).toBeTruthy()
  expect(button('24 hours').hasAttribute('disabled')).toBe(true)
  expect(button('7 days').hasAttribute('disabled')).toBe(false)
})

test('reality checks are turned off and set anew', async () => {
  await opened()
  answers[setRealityCheck.id] = () => null
  press(screen.getByRole('radio', { name: '15 min' }))
  await waitFor(() => expect(sent(setRealityCheck.id)).toEqual([{ body: { minutes: 15 } }]))
  press(screen.getByRole('switch'))
  await waitFor(() => expect(sent(setRealityCheck.id)).toHaveLength(2))
  expect(sent(setRealityCheck.id)[1]).toEqual({ body: { minutes: null } })
})

test('the preview shows the ways out of a check, which nobody can press there', async () => {
  await opened()
  const shown = await screen.findByText('Keep playing')
  expect(shown.closest('[inert]')).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Keep playing' })).toBeNull()
})

test('limits that cannot be had say why, and are asked for again', async () => {
  answers[getLimits.id] = () => {
    throw new GatewayError('system.fault', { status: 500 })
  }
  renderPart(<LimitsPage />)
  expect(await screen.findByText('Our server has a fault. Please try again.')).toBeTruthy()
  answers[getLimits.id] = () => limits
  press(button('Try again'))
  expect(await screen.findByRole('region', { name: 'Loss limit' })).toBeTruthy()
})
