import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { ServiceWidget } from './service-widget.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const contacts = (customerService: unknown[]) => ({ success: true, value: { customerService, resources: [] } })
const open = async () => {
  const launcher = screen.getByRole('button', { name: 'Open customer service' })
  launcher.focus()
  press(launcher)
  return screen.findByRole('dialog', { name: 'Customer service' })
}

beforeEach(() => {
  callGateway.mockReset()
  usePopupStore.setState({ open: [] })
})

test('every contact of the gateway is a link in a tab of its own, live chat first', async () => {
  callGateway.mockResolvedValue(
    contacts([
      { csType: 'telegram', title: 'Telegram', path: 'https://t.example/1' },
      { csType: 'livechat', title: 'Chat', path: 'https://chat.example/' },
      { csType: 'odd', title: 'Bad', path: 'javascript:alert(1)' },
    ]),
  )
  renderPart(<ServiceWidget />)
  await open()
  await screen.findByText('Telegram')
  const links = screen.getAllByRole('link').slice(0, 2)
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://chat.example/', 'https://t.example/1'])
  expect(links.map((link) => link.textContent)).toEqual([
    'Live chat(opens in a new tab)',
    'Telegram(opens in a new tab)',
  ])
  for (const link of links)
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
})

test.each([
  [
    '131K',
    'ZaloAdd us there: a reward of up to 131K. Customer service tells you its conditions first.(opens in a new tab)',
  ],
  [undefined, 'Zalo(opens in a new tab)'],
])('the reward for adding the contact on Zalo is said where the tenant sets it: %s', async (zaloReward, text) => {
  const zalo = { csType: 'zalo', title: 'Zalo', path: 'https://zalo.example/oa' }
  callGateway.mockResolvedValue(contacts([zalo, { csType: 'line', title: 'LINE', path: 'https://line.example/' }]))
  renderPart(<ServiceWidget />, { site: { promotions: zaloReward === undefined ? {} : { zaloReward } } })
  await open()
  await screen.findByText('LINE')
  const [first, second] = screen.getAllByRole('link')
  expect([first?.textContent, second?.textContent]).toEqual([text, 'LINE(opens in a new tab)'])
})

const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() }
const ownChat = contacts([{ csType: 'livechat', title: 'Chat', path: '/chat' }])
const answerChat = (answer: () => unknown) =>
  callGateway.mockImplementation(async (call: { id: string }) => (call.id === 'launchLiveChat' ? answer() : ownChat))

async function pressChat(opened: object | null = tab) {
  tab.location.replace.mockReset()
  tab.close.mockReset()
  vi.stubGlobal('open', () => opened)
  renderPart(<ServiceWidget />)
  await open()
  press(await screen.findByRole('button', { name: /^Live chat/ }))
}

test('the gateway’s own chat opens in a tab that cannot lead this one elsewhere', async () => {
  answerChat(() => ({ success: true, value: { chatUrl: 'https://chat.example/once' } }))
  await pressChat()
  expect(await screen.findByText('The chat is open in a new tab.')).toBeTruthy()
  expect(tab.location.replace.mock.calls).toEqual([['https://chat.example/once']])
  expect(tab.opener).toBeNull()
})

test.each([
  [
    'closed',
    () => {
      throw new GatewayError('livechat.closed', { status: 409, retryAfter: 3600 })
    },
    /^Nobody is at the live chat now\. It opens at .*\d/,
  ],
  ['elsewhere', () => ({ success: true, value: { chatUrl: 'javascript:alert(1)' } }), /cannot be opened/],
])('a chat that is %s leaves no empty tab behind, and says so', async (_, answer, said) => {
  answerChat(answer)
  await pressChat()
  expect(await screen.findByText(said)).toBeTruthy()
  expect(tab.close).toHaveBeenCalledOnce()
  expect(tab.location.replace).not.toHaveBeenCalled()
})

test('where the browser blocks the tab, the gateway is asked for nothing', async () => {
  const answer = vi.fn()
  answerChat(answer)
  await pressChat(null)
  expect(await screen.findByText('Popup blocked. Please allow popups and try again.')).toBeTruthy()
  expect(answer).not.toHaveBeenCalled()
})

test('feedback and the help centre are a press away', async () => {
  callGateway.mockResolvedValue(contacts([]))
  renderPart(<ServiceWidget />)
  const panel = await open()
  expect(within(panel).getByRole('link', { name: 'Help centre' }).getAttribute('href')).toBe('/help')
  press(within(panel).getByRole('button', { name: 'Write to us' }))
  expect(usePopupStore.getState().open.map(({ name }) => name)).toEqual(['feedback'])
})

test('where the gateway cannot be asked, the tenant’s own contacts stand, with a way to ask again', async () => {
  callGateway.mockRejectedValue(new GatewayError('network.failed'))
  renderPart(<ServiceWidget />, { site: { contacts: { telegram: 'https://t.example/own' } } })
  await open()
  expect((await screen.findByRole('alert')).textContent).toContain('The contacts could not be loaded.')
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('https://t.example/own')
  callGateway.mockResolvedValue(contacts([{ csType: 'line', title: 'Line', path: 'https://l.example' }]))
  press(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Line')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a merchant without a contact says so, and is not blank', async () => {
  callGateway.mockResolvedValue(contacts([]))
  renderPart(<ServiceWidget />)
  await open()
  expect((await screen.findByRole('alert')).textContent).toContain('No contact is listed right now.')
})

test('the panel takes the focus, and gives it back when Escape closes it', async () => {
  callGateway.mockResolvedValue(contacts([]))
  renderPart(<ServiceWidget />)
  const panel = await open()
  expect(document.activeElement).toBe(panel)
  fireEvent.keyDown(panel, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open customer service' }))
})
