import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getPermission } from '#src/gateway/calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { getGame, getRecommended } from '#src/gateway/play-calls.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { aCard } from '#src/play/card-fixture.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { holdGame } from '../lib/game-controls.ts'
import { type PlayParts, SeamlessPage } from './seamless-page.tsx'

vi.mock('#src/gateway/client.ts', () => ({ callGateway: vi.fn() }))

const gateway = vi.mocked(callGateway)
const calls = (id: string) => gateway.mock.calls.filter(([call]) => call.id === id)
const host = 'https://play.example'
const frame = () => document.querySelector('iframe')

const say = (data: unknown, origin = host) =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { origin, data, source: frame()?.contentWindow ?? null }))
  })

const facts = {
  card: aCard({ displayName: 'Koi Fortune', gameCode: 'koi' }),
  wideUrl: '',
  rtp: null,
  volatility: null,
  maxWinFactor: null,
  themes: [],
  features: [],
  releasedAt: null,
  maintenance: { endsAt: '2026-11-20T14:00:00Z' },
  alike: [aCard({ nodeId: 3, displayName: 'Fox Mask', gameCode: 'fox' })],
}

const permission = {
  success: true,
  value: {
    customerService: [],
    resources: [],
    imageCDNs: [],
    launchGameCDNs: [],
    location: { ip: '', country: '' },
    mainDomain: '',
    settings: { forcedReceipt: 'kept' as const, contractConflict: 'confirm' as const, autoReceiptMinutes: 30 },
  },
}

function answerWith(launched: { url: string; display: 'frame' | 'tab' } | GatewayError) {
  gateway.mockImplementation(async ({ id }) => {
    if (id === 'launchGame' || id === 'launchTrial') {
      if (launched instanceof GatewayError) throw launched
      return { success: true, value: launched } as never
    }
    return { success: true, value: [] } as never
  })
}

const lying = (query: string) => ({
  matches: query === '(max-height: 480px) and (orientation: landscape)',
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})

const show = (search = '?vassalage=PPL&gameCode=koi', parts: PlayParts = {}, isLying = false) =>
  renderPart(<SeamlessPage {...parts} />, {
    prepare: (client) => {
      if (isLying) vi.stubGlobal('matchMedia', lying)
      const query = { gameCode: 'koi', language: 'EN' }
      const instead = [aCard({ nodeId: 9, displayName: 'Lantern Street' })]
      client.setQueryData(callKey(getGame, { query }), { success: true, value: facts })
      client.setQueryData(callKey(getRecommended, { query }), { success: true, value: instead })
      client.setQueryData(callKey(getPermission, { query: { language: 'EN' } }), permission)
    },
    path: `/seamless${search}`,
    site: { gateway: { baseUrl: '', relayPrefix: '', launchHosts: [host] } },
  })

const sign = (role: 'member' | 'trial') => useSessionStore.setState({ phase: 'ready', token: 't'.repeat(16), role })

/** A member at the page, whose game has its address. */
async function playing(parts?: PlayParts, isLying?: boolean) {
  sign('member')
  answerWith({ url: `${host}/koi?launch=1`, display: 'frame' })
  const shown = show(undefined, parts, isLying)
  await waitFor(() => expect(frame()?.src).toBe(`${host}/koi?launch=1`))
  return shown
}

beforeEach(() => {
  gateway.mockReset()
  usePopupStore.setState({ open: [] })
  useSessionStore.setState({ phase: 'guest', token: null, role: 'guest' })
})

test('a member’s game runs in a frame that can do little, and its news of the balance are heard', async () => {
  const { client } = await playing()
  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms allow-popups')
  expect(frame()?.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(await screen.findByRole('heading', { name: 'Koi Fortune' })).toBeTruthy()
  const news = vi.spyOn(client, 'invalidateQueries')
  say({ type: 'livery.play', balanceChanged: true }, 'https://evil.example')
  say({ type: 'something else' })
  expect(news).not.toHaveBeenCalled()
  say({ type: 'livery.play', balanceChanged: true })
  expect(news).toHaveBeenCalledWith({ queryKey: ['getBalance'] })
  expect(calls('launchGame')).toHaveLength(1)
})

test('a game that can be silent or stand still has a button for it, which says what it does and is remembered', async () => {
  const { unmount } = await playing()
  const told = () => vi.spyOn(frame()?.contentWindow as Window, 'postMessage').mockReturnValue()
  const can = (controls: unknown) => say({ type: 'livery.play', controls })
  let sent = told()
  expect(screen.queryByRole('button', { name: /sound|Pause/ })).toBeNull()
  can({ sound: true, paused: false })
  fireEvent.click(screen.getByRole('button', { name: 'Pause the game' }))
  expect(sent).toHaveBeenLastCalledWith({ type: 'livery.play', paused: true }, host)
  can({ sound: true, paused: true })
  expect(screen.getByRole('button', { name: 'Continue the game' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Turn the sound off' }))
  expect(sent).toHaveBeenLastCalledWith({ type: 'livery.play', sound: false }, host)
  can({ sound: false })
  expect(screen.getByRole('button', { name: 'Turn the sound on' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Pause|Continue) the game$/ })).toBeNull()
  unmount()

  show()
  await waitFor(() => expect(frame()?.src).toBe(`${host}/koi?launch=1`))
  expect(screen.queryByRole('button', { name: /sound/ })).toBeNull()
  sent = told()
  can({ sound: true })
  expect(sent).toHaveBeenLastCalledWith({ type: 'livery.play', sound: false }, host)
})

test('guests log in first, and nothing is launched', async () => {
  answerWith({ url: `${host}/koi`, display: 'frame' })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Log in' }))
  expect(usePopupStore.getState().open).toMatchObject([
    { name: 'login', props: { reason: 'play', wanted: '/seamless?vassalage=PPL&gameCode=koi' } },
  ])
  expect(calls('launchGame')).toEqual([])
})

test('guests play with play money, which is said', async () => {
  answerWith({ url: `${host}/koi?launch=1`, display: 'frame' })
  show('?vassalage=PPL&gameCode=koi&mode=trial')
  await waitFor(() => expect(frame()).toBeTruthy())
  expect(screen.getByText('Free trial')).toBeTruthy()
  expect(calls('launchTrial')).toHaveLength(1)
})

test('a trial account is told what it needs', async () => {
  sign('trial')
  answerWith({ url: `${host}/koi`, display: 'frame' })
  show()
  expect(await screen.findByText('A full account is needed')).toBeTruthy()
  expect(calls('launchGame')).toEqual([])
})

test.each(['https://evil.example/koi', 'http://play.example/koi', 'javascript:alert(1)'])(
  '%s is not opened',
  async (url) => {
    sign('member')
    answerWith({ url, display: 'frame' })
    show()
    expect(await screen.findByText('The game was not opened')).toBeTruthy()
    expect(frame()).toBeNull()
  },
)

test('a game under maintenance says until when, and what to play instead', async () => {
  sign('member')
  answerWith(new GatewayError('game.maintenance', { status: 409 }))
  show()
  expect(await screen.findByText('This game is under maintenance')).toBeTruthy()
  expect(await screen.findByText(/Back at about .*2026/)).toBeTruthy()
  expect(await screen.findByText('Lantern Street')).toBeTruthy()
})

test.each([
  ['game.unknown', 'This game is not here'],
  ['game.no-trial', 'This game has no free trial'],
  ['game.needs-account', 'A full account is needed'],
  ['player.excluded', 'Play is closed for you now'],
  ['limit.time', 'Play is closed for you now'],
  ['system.fault', 'The game could not be started'],
  ['answer.wrong-shape', 'The game could not be started'],
])('%s: %s', async (code, title) => {
  sign('member')
  answerWith(new GatewayError(code, { status: 400 }))
  show()
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
})

test('another try launches anew', async () => {
  sign('member')
  answerWith(new GatewayError('rate.limited', { status: 429, retryAfter: 3 }))
  show()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  answerWith({ url: `${host}/koi?launch=2`, display: 'frame' })
  fireEvent.click(retry)
  await waitFor(() => expect(frame()?.src).toBe(`${host}/koi?launch=2`))
})

test('a game of a tab opens by a press, anew each time, and says when the browser blocks it', async () => {
  sign('member')
  answerWith({ url: `${host}/koi?launch=1`, display: 'tab' })
  const tab = { opener: window, location: { replace: vi.fn() }, close: vi.fn() }
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Open the game' }))
  expect(await screen.findByText('Popup blocked. Please allow popups and try again.')).toBeTruthy()
  open.mockReturnValue(tab as never)
  fireEvent.click(screen.getByRole('button', { name: 'Open the game' }))
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(`${host}/koi?launch=1`))
  expect(tab.opener).toBeNull()
  answerWith({ url: `${host}/koi?launch=2`, display: 'tab' })
  fireEvent.click(await screen.findByRole('button', { name: 'Open it again' }))
  await waitFor(() => expect(tab.location.replace).toHaveBeenLastCalledWith(`${host}/koi?launch=2`))
  open.mockRestore()
})

test('in play: a favourite, the game’s page, and play money or real money by a press', async () => {
  await playing()
  expect(await screen.findByRole('button', { name: 'Favourite: Koi Fortune' })).toBeTruthy()
  const about = screen.getByRole('link', { name: 'Paperlion, about Koi Fortune' })
  expect(about.getAttribute('href')).toBe('/game/koi')
  const money = screen.getByRole('group', { name: 'Money to play with' })
  expect(within(money).getByRole('button', { pressed: true }).textContent).toBe('Real money')
  fireEvent.click(within(money).getByRole('button', { name: 'Free trial' }))
  await waitFor(() => expect(calls('launchTrial')).toHaveLength(1))
  expect(screen.getByTestId('where').textContent).toBe('/seamless?vassalage=PPL&gameCode=koi&mode=trial')
  expect(within(money).getByRole('button', { pressed: true }).textContent).toBe('Free trial')
})

test('a guest with play money who asks for real money logs in first', async () => {
  answerWith({ url: `${host}/koi?launch=1`, display: 'frame' })
  show('?vassalage=PPL&gameCode=koi&mode=trial')
  fireEvent.click(await screen.findByRole('button', { name: 'Real money' }))
  expect(usePopupStore.getState().open).toMatchObject([{ name: 'login', props: { reason: 'play' } }])
  expect(screen.getByTestId('where').textContent).toContain('mode=trial')
})

test('the next game follows in the place of this one', async () => {
  await playing()
  fireEvent.click(await screen.findByRole('button', { name: 'Next game: Fox Mask' }))
  expect(screen.getByTestId('where').textContent).toBe('/seamless?vassalage=PPL&gameCode=fox')
  await waitFor(() => expect(calls('launchGame')).toHaveLength(2))
})

test('the session’s figures and the reality check stand beside a member’s money, not beside play money', async () => {
  const parts = { clock: 'the clock', net: 'the net', session: 'the session', check: () => 'the check' }
  const texts = ['the clock', 'the net', 'the session', 'the check']
  const shown = () => texts.filter((text) => screen.queryByText(text))
  const { unmount } = await playing(parts)
  expect(await screen.findByText('the session')).toBeTruthy()
  expect(shown()).toEqual(['the clock', 'the session', 'the check'])
  expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/member?page=depositv2')
  unmount()
  show('?vassalage=PPL&gameCode=koi&mode=trial', parts)
  expect(await screen.findByRole('button', { name: 'Next game: Fox Mask' })).toBeTruthy()
  expect(shown()).toEqual([])
  expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull()
})

test('a phone that lies has a rail at each side, with what is at play above', async () => {
  await playing({ net: 'the net', clock: 'the clock', session: 'the session' }, true)
  expect(screen.getByText('Real money')).toBeTruthy()
  expect([screen.queryByText('the net'), screen.queryByText('the session')].map(Boolean)).toEqual([true, false])
  expect(screen.getByRole('button', { name: /Leave the game/ })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Free trial' }))
  expect(screen.getByTestId('where').textContent).toContain('mode=trial')
})

test('a game that waits for the answer to a reality check takes no press, and stands still where it can', async () => {
  await playing()
  const sent = vi.spyOn(frame()?.contentWindow as Window, 'postMessage').mockReturnValue()
  fireEvent.load(frame() as Element)
  say({ type: 'livery.play', controls: { paused: false } })
  act(() => holdGame(true))
  expect(frame()?.closest('[inert]')).toBeTruthy()
  expect(screen.getByText('Paused after the round')).toBeTruthy()
  expect(sent).toHaveBeenLastCalledWith({ type: 'livery.play', paused: true }, host)
  act(() => holdGame(false))
  expect(frame()?.closest('[inert]')).toBeNull()
  expect(screen.queryByText('Paused after the round')).toBeNull()
  expect(sent).toHaveBeenLastCalledWith({ type: 'livery.play', paused: false }, host)
})

test('an address without a game says so', () => {
  answerWith({ url: host, display: 'frame' })
  show('?vassalage=PPL')
  expect(screen.getByRole('heading', { name: 'This game is not here' })).toBeTruthy()
})
