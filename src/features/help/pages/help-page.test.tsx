import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getHelpCentre } from '#contract/account/help.ts'
import { getWithdrawals } from '#src/gateway/account-calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { guest } from '#src/session/session-events.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { press, renderPart, typeInto } from '#tests/support/render-part.tsx'
import { HelpPage } from './help-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const groups = [
  {
    id: 'money',
    title: 'Money',
    articles: [
      { term: 'deposit', title: 'Deposits', content: '<p>Pay exactly. <script>alert(1)</script><b>Now</b></p>' },
      { term: 'withdraw', title: 'Withdrawals', content: '<p>Choose a card.</p>' },
    ],
  },
  { id: 'legal', title: 'Legal', articles: [{ term: 'terms', title: 'Terms', content: '<p>Be fair.</p>' }] },
]

const withdrawal = { id: 'W1', amount: '480.00', state: 'pending', askedAt: '2026-11-20T12:00:00Z' }
let answers: Record<string, unknown>

beforeEach(() => {
  usePopupStore.setState({ open: [] })
  useSessionStore.setState(guest, true)
  answers = { [getHelpCentre.id]: { groups }, [getWithdrawals.id]: { withdrawals: [withdrawal] } }
  callGateway.mockReset().mockImplementation(async ({ id }: { id: string }) => ({ success: true, value: answers[id] }))
})

/** On a wide screen by default. */
async function opened(path: string, isWide = true) {
  renderPart(<HelpPage />, { path })
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }))
}

const nav = () => screen.findByRole('navigation', { name: 'Articles' })
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const suggested = () => within(screen.getByRole('list', { name: 'Suggested articles' })).getAllByRole('link')

test('an address with an anchor opens its article, cleaned, and marks it in the list', async () => {
  await opened('/help#Deposit')
  const title = await heading('Deposits')
  expect(document.activeElement).toBe(title)
  expect((await screen.findByText('Now')).closest('article')?.innerHTML).not.toContain('script')
  const here = within(await nav()).getAllByRole('link', { current: 'page' })
  expect(here.map(({ textContent }) => textContent)).toEqual(['Deposits'])
})

test.each(['/help#terms', '/help#term'])('%s opens the terms', async (path) => {
  await opened(path)
  expect(await heading('Terms')).toBeVisible()
})

test('without an anchor the first article stands beside the list, and has not taken the focus', async () => {
  await opened('/help')
  expect(await heading('Deposits')).not.toBe(document.activeElement)
})

test('on a phone the list stands alone, then one article with a way back', async () => {
  await opened('/help', false)
  expect(within(await nav()).getAllByRole('link')).toHaveLength(3)
  expect(screen.queryByRole('heading', { level: 2, name: 'Deposits' })).toBeNull()
  press(within(await nav()).getByRole('link', { name: 'Withdrawals' }))
  const title = await heading('Withdrawals')
  expect(document.activeElement).toBe(title)
  expect(screen.queryByRole('navigation', { name: 'Articles' })).toBeNull()
  press(screen.getByRole('link', { name: 'All articles' }))
  expect(await nav()).toBeTruthy()
})

test('the articles are searched by words, it is said how many have them, and the first is opened', async () => {
  await opened('/help')
  await nav()
  const field = screen.getByRole('textbox', { name: 'Search the help' })
  typeInto(field, 'CARD choose')
  expect(suggested().map(({ textContent }) => textContent)).toEqual(['Withdrawals'])
  expect(screen.getByText('1 article')).toBeTruthy()
  press(screen.getByRole('button', { name: 'Search' }))
  expect(await heading('Withdrawals')).toBeTruthy()
  typeInto(field, 'nowhere')
  expect(screen.getByText('No article has these words')).toBeTruthy()
  press(screen.getByRole('button', { name: 'Clear the search' }))
  expect(suggested()).toHaveLength(3)
})

test('an anchor that no article has says so, and the list is a press away', async () => {
  await opened('/help#nothing', false)
  expect(await screen.findByText('This article is not here')).toBeTruthy()
  press(screen.getByRole('link', { name: 'All articles' }))
  expect(await nav()).toBeTruthy()
})

test('a member sees their own last withdrawal beside the article about it; a guest does not', async () => {
  await opened('/help#withdraw')
  await heading('Withdrawals')
  expect(screen.queryByRole('region', { name: 'Your last withdrawal' })).toBeNull()
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'member' })
  const own = within(await screen.findByRole('region', { name: 'Your last withdrawal' }))
  expect(await own.findByText(/^Asked for · /)).toBeTruthy()
  expect(own.getByRole('link', { name: 'See it' }).getAttribute('href')).toBe('/member?page=withdraw')
})

test('an article is printed, is answered by yes or no, and feedback opens from it', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await opened('/help#terms', false)
  await heading('Terms')
  press(screen.getByRole('button', { name: 'Print this article' }))
  expect(print).toHaveBeenCalledOnce()
  press(screen.getByRole('button', { name: 'No' }))
  expect(screen.getByText(/^Then ask somebody/)).toBeTruthy()
  press(screen.getByRole('button', { name: 'Write to us' }))
  expect(usePopupStore.getState().open.map(({ name }) => name)).toEqual(['feedback'])
})

test('help that cannot be had says why, and is asked for again; one without articles says so', async () => {
  callGateway.mockRejectedValue(new GatewayError('system.fault', { status: 500 }))
  await opened('/help', false)
  expect(await screen.findByText('Our server has a fault. Please try again.')).toBeTruthy()
  callGateway.mockResolvedValue({ success: true, value: { groups: [] } })
  press(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No articles yet')).toBeTruthy()
})
