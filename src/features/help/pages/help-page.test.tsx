import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { press, renderPart, typeInto } from '#tests/support/render-part.tsx'
import { standInForDialogs } from '#tests/support/stand-in-for-dialogs.ts'
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

beforeEach(() => {
  standInForDialogs()
  usePopupStore.setState({ open: [] })
  callGateway.mockReset().mockResolvedValue({ success: true, value: { groups } })
})

/** On a wide screen by default. */
async function opened(path: string, isWide = true) {
  renderPart(<HelpPage />, { path })
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }))
  await screen.findByRole('dialog')
}

const links = () => within(screen.getByRole('navigation', { name: 'Articles' })).getAllByRole('link')
const heading = (name: string) => screen.findByRole('heading', { level: 3, name })

test('an address with an anchor opens its article, cleaned, and marks it in the list', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  await opened('/help#Deposit')
  await heading('Deposits')
  const text = await screen.findByText('Now')
  expect(text.closest('article')?.innerHTML).not.toContain('script')
})

test.each(['/help#terms', '/help#term'])('%s opens the terms', async (path) => {
  await opened(path)
  expect(await heading('Terms')).toBeVisible()
})

test('without an article the list alone stands on a phone, each a link to its anchor', async () => {
  await opened('/help', false)
  await screen.findByRole('navigation', { name: 'Articles' })
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/help#deposit', '/help#withdraw', '/help#terms'])
  press(screen.getByRole('link', { name: 'Withdrawals' }))
  const title = await heading('Withdrawals')
  expect(document.activeElement).toBe(title)
  press(screen.getByRole('button', { name: 'All articles' }))
  expect(await screen.findByRole('link', { name: 'Terms' })).toBeTruthy()
})

test('the articles are searched by words, and it is said how many have them', async () => {
  await opened('/help', false)
  const field = await screen.findByRole('textbox', { name: 'Search the help' })
  typeInto(field, 'CARD choose')
  expect(links().map(({ textContent }) => textContent)).toEqual(['Withdrawals'])
  expect(screen.getByText('1 article')).toBeTruthy()
  typeInto(field, 'nowhere')
  expect(screen.getByText('No article has these words')).toBeTruthy()
  press(screen.getByRole('button', { name: 'Clear the search' }))
  expect(links()).toHaveLength(3)
})

test('an anchor that no article has says so, and the list is a press away', async () => {
  await opened('/help#nothing', false)
  expect(await screen.findByText('This article is not here')).toBeTruthy()
  press(screen.getByRole('button', { name: 'All articles' }))
  expect(await screen.findByRole('link', { name: 'Deposits' })).toBeTruthy()
})

test('closed, a help centre that was opened from outside leads home', async () => {
  await opened('/help#terms', false)
  await heading('Terms')
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/'))
})

test('an article is printed, and feedback opens from it', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await opened('/help#terms', false)
  await heading('Terms')
  press(screen.getByRole('button', { name: 'Print this article' }))
  expect(print).toHaveBeenCalledOnce()
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
