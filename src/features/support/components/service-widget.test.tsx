import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { press, renderPart } from '../../../../tests/support/render-part.tsx'
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
      { csType: 'livechat', title: 'Chat', path: '/chat' },
      { csType: 'odd', title: 'Bad', path: 'javascript:alert(1)' },
    ]),
  )
  renderPart(<ServiceWidget />)
  await open()
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://gateway.example/chat',
    'https://t.example/1',
  ])
  expect(links.map((link) => link.textContent)).toEqual([
    'Live chat(opens in a new tab)',
    'Telegram(opens in a new tab)',
  ])
  for (const link of links)
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
})

test('where the gateway cannot be asked, the tenant’s own contacts stand, with a way to ask again', async () => {
  callGateway.mockRejectedValue(new GatewayError('network.failed'))
  renderPart(<ServiceWidget />, { site: { contacts: { telegram: 'https://t.example/own' } } })
  await open()
  expect((await screen.findByRole('alert')).textContent).toContain('The contacts could not be loaded.')
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://t.example/own')
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
