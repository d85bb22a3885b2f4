import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { createAppCode } from '#src/gateway/account-calls.ts'
import { getMember } from '#src/gateway/calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { guest } from '#src/session/session-events.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { AppPanel } from '../components/app-panel.tsx'
import { AppDownloadPage } from './app-download-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
const drawn = vi.hoisted((): string[] => [])
vi.mock('#src/account/parts/qr-code.tsx', () => ({
  QrCode: ({ text, label }: { text: string; label: string }) => {
    drawn.push(text)
    return <img alt={label} />
  },
}))

const apps = [
  { kind: 'ios', url: 'https://store.example/ios' },
  { kind: 'android', url: 'https://store.example/android' },
  { kind: 'lite', url: 'javascript:alert(1)' },
] as const

const answers: Record<string, () => unknown> = {}
const code = 'one-time-code-1234567890'

beforeEach(() => {
  setSite(siteForTests)
  drawn.length = 0
  useSessionStore.setState(guest, true)
  Object.assign(answers, {
    [getMember.id]: () => ({ id: 'M1', account: 'player', type: 0 }),
    [createAppCode.id]: () => ({ code, lifeSeconds: 120 }),
  })
  callGateway.mockReset().mockImplementation(async (call: { id: string }) => {
    const answer = answers[call.id]
    if (!answer) throw new Error(call.id)
    return { success: true, value: answer() }
  })
  window.history.replaceState(null, '', '/m/appDownload')
})

const signIn = () => useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'member' })
const page = <AppDownloadPage apps={apps} error={null} onRetry={() => undefined} />
const show = () => renderPart(page)
const sent = (id: string) => callGateway.mock.calls.filter(([call]) => call.id === id).map(([, input]) => input)

test('each app has its address, but for one that cannot be opened', async () => {
  show()
  const cards = within(await screen.findByRole('list', { name: 'Apps' }))
  expect(cards.getByRole('link', { name: /^Get it: App for iOS/ }).getAttribute('href')).toBe(apps[0].url)
  expect(cards.getByRole('link', { name: /^Get it: App for Android/ }).getAttribute('rel')).toBe('noopener')
  expect(cards.queryByRole('link', { name: /^Get it: Lite/ })).toBeNull()
  expect(cards.getByText('Its address cannot be opened safely.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent).toBe('All of it in your pocket')
  expect(screen.getByRole('link', { name: 'How to install' }).getAttribute('href')).toBe('/m/appDownload#ios')
})

const steps = () => [...document.querySelectorAll('section[id] ol')].map((list) => list.closest('section')?.id)

test('the steps of one system are open: those that the address names, else the first, else what is chosen', async () => {
  const { unmount } = renderPart(page, { path: '/m/appDownload#android' })
  expect([await screen.findByRole('heading', { name: 'On Android' }), steps()]).toEqual([
    expect.anything(),
    ['android'],
  ])
  unmount()
  show()
  expect(steps()).toEqual(['ios'])
  press(screen.getByRole('tab', { name: 'Home screen' }))
  expect(steps()).toEqual(['home'])
})

test('while the apps are not known, the way without one is there, without tabs', () => {
  renderPart(<AppDownloadPage apps={undefined} error={null} onRetry={() => undefined} />)
  expect([steps(), screen.queryByRole('tab')]).toEqual([['home'], null])
})

test('a guest’s code leads to the page alone; a member’s carries a one-time code, never the token', async () => {
  const { unmount } = show()
  expect(await screen.findByText(/If you log in first/)).toBeTruthy()
  expect(drawn).toContain(`${window.location.origin}/m/appDownload?language=EN`)
  expect(sent(createAppCode.id)).toEqual([])
  unmount()
  signIn()
  drawn.length = 0
  show()
  expect(await screen.findByText(/signs your phone in as player/)).toBeTruthy()
  expect(new Set(drawn)).toEqual(new Set([`${window.location.origin}/m/appDownload?language=EN&tokens=${code}`]))
})

test('where no code can be had, the page’s own is drawn, and that it signs nobody in is said', async () => {
  signIn()
  answers[createAppCode.id] = () => {
    throw new GatewayError('rate.limited', { status: 429 })
  }
  show()
  expect(await screen.findByText(/cannot be had at the moment/)).toBeTruthy()
  expect(drawn.at(-1)).toBe(`${window.location.origin}/m/appDownload?language=EN`)
})

test('both codes of the panel carry the same one-time code, and each opening makes another', async () => {
  signIn()
  const panel = () => renderPart(<AppPanel systems={['ios', 'android']} onLeave={() => undefined} />)
  const { unmount, client } = panel()
  expect(await screen.findByText(/signs your phone in as player/)).toBeTruthy()
  expect(new Set(drawn)).toEqual(
    new Set(
      ['#ios', '#android'].map((end) => `${window.location.origin}/m/appDownload?language=EN&tokens=${code}${end}`),
    ),
  )
  unmount()
  await waitFor(() => expect(client.getQueryCache().findAll({ queryKey: [createAppCode.id] })).toEqual([]))
})

test('a merchant without apps, and apps that cannot be had, say so', async () => {
  const retry = vi.fn()
  const { unmount } = renderPart(<AppDownloadPage apps={[]} error={null} onRetry={retry} />)
  expect(await screen.findByText('There is no app at the moment')).toBeTruthy()
  unmount()
  renderPart(<AppDownloadPage apps={undefined} error={new GatewayError('network.offline')} onRetry={retry} />)
  press(await screen.findByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalled()
})
