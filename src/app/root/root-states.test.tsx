import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SiteConfig } from '#contract/site/site-config.ts'
import { getDomainRoute } from '#src/gateway/calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { guest } from '#src/session/session-events.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { GatewayDownPage } from '../pages/gateway-down-page.tsx'
import { NotFoundPage } from '../pages/not-found-page.tsx'
import { ClosedSite } from './closed-site.tsx'
import { useStartup } from './use-startup.ts'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const open = { success: true, value: { status: 0, ip: '203.0.113.7' } }
const ours = { success: true, value: { isValid: true, mainDomain: 'test.example' } }

/** What the gateway says of the site's status: an answer, a failure, or nothing yet. */
function status(answer?: unknown): void {
  callGateway.mockImplementation(() => {
    if (answer instanceof Error) return Promise.reject(answer)
    return answer === undefined ? new Promise(() => undefined) : Promise.resolve(answer)
  })
}

/** Renders the site with what is known of its address. */
const show = (site: Partial<SiteConfig> = {}, route: unknown = ours) =>
  renderPart(<View />, {
    site,
    prepare: (client) => client.setQueryData(callKey(getDomainRoute, { query: { domain: 'site.example' } }), route),
  })

function View() {
  const startup = useStartup()
  if (startup.view === 'open') return <p>the site</p>
  if (startup.view === 'unreachable') return <GatewayDownPage error={startup.error} onRetry={startup.retry} />
  return <ClosedSite startup={startup} />
}

beforeEach(() => {
  callGateway.mockReset()
  usePopupStore.setState({ open: [] })
  useSessionStore.setState(guest, true)
})

const heading = () => screen.findByRole('heading', { level: 1 })

test('until the gateway has answered, and when all is well, the site is open', async () => {
  status()
  show()
  expect(screen.getByText('the site')).toBeTruthy()
})

test('maintenance says when the site is back, in the tenant’s zone, and what the gateway has to say', async () => {
  const value = { status: 1, ip: '', maintenanceEnd: '2026-11-20T09:30:00Z', message: 'New tables are on their way.' }
  status({ success: true, value })
  show({ timeZone: 'Asia/Dhaka' })
  expect((await heading()).textContent).toBe('We are doing maintenance')
  expect(screen.getByText(/^Back at about .*15:30/)).toBeTruthy()
  expect(screen.getByText('New tables are on their way.')).toBeTruthy()
})

test('maintenance without an end promises none', async () => {
  status({ success: true, value: { status: 1, ip: '' } })
  show()
  await heading()
  expect(screen.queryByText(/Back at/)).toBeNull()
  expect(screen.getByText(/Balances and open bets are kept/)).toBeTruthy()
})

test('a closed region shows the address that it goes by', async () => {
  status({ success: true, value: { status: 2, ip: '203.0.113.7' } })
  show()
  expect((await heading()).textContent).toBe('Not available where you are')
  expect(screen.getByText('203.0.113.7')).toBeTruthy()
})

test('a wrong address names the right one and leads there', async () => {
  status(open)
  show({}, { success: true, value: { isValid: false, mainDomain: 'real.example' } })
  expect((await heading()).textContent).toBe('Invalid URL')
  expect(screen.getByRole('link', { name: 'Go to real.example' }).getAttribute('href')).toBe('https://real.example/')
})

test.each([
  ['system.maintenance', 'We are doing maintenance'],
  ['system.region-blocked', 'Not available where you are'],
])('a gateway that refuses everything with %s is as good as saying so', async (code, title) => {
  const refusal = new GatewayError(code, { status: 503 })
  status(refusal)
  show()
  expect((await heading()).textContent).toBe(title)
})

test('customer service is at hand in every closed state', async () => {
  status({ success: true, value: { status: 1, ip: '' } })
  show()
  press(await screen.findByRole('button', { name: 'Contact customer service' }))
  expect(usePopupStore.getState().open.map(({ name }) => name)).toEqual(['service'])
})

test('a gateway that is down: what happened, a reference to quote, and a retry that opens the site', async () => {
  status(new GatewayError('system.fault', { status: 500, reference: 'R-77' }))
  show()
  expect((await heading()).textContent).toBe('The site cannot be reached right now')
  expect(screen.getByRole('alert').textContent).toContain('Our server has a fault')
  expect(screen.getByText('R-77')).toBeTruthy()
  status(open)
  press(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByText('the site')).toBeTruthy())
})

test('without a network the page says that, not that the server is at fault', async () => {
  status(new GatewayError('network.offline'))
  show()
  expect((await heading()).textContent).toBe('You are offline.')
})

test('a failure without a reference shows its code instead', async () => {
  status(new GatewayError('answer.not-json'))
  show()
  await heading()
  expect(screen.getByText('answer.not-json')).toBeTruthy()
})

test.each([
  [false, 'This page does not exist'],
  [true, 'This part is not open yet'],
])('a part of the site that is closed: %s, says %s, with the ways on', (isClosed, title) => {
  renderPart(<NotFoundPage isClosed={isClosed} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('button', { name: 'Contact customer service' })).toBeTruthy()
})
