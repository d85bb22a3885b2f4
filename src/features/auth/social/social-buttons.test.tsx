import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { SocialButtons } from './social-buttons.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const assign = vi.fn()
const stored = () => JSON.parse(sessionStorage.getItem('socialLogIn') ?? 'null')
const answer = (authorizeUrl: string) => callGateway.mockResolvedValue({ success: true, value: { authorizeUrl } })

beforeEach(() => {
  callGateway.mockReset()
  assign.mockReset()
  sessionStorage.clear()
  usePopupStore.setState({ open: [] })
  vi.stubGlobal('location', { origin: 'https://club.example', hostname: 'club.example', assign })
})

function go(path = '/') {
  renderPart(<SocialButtons providers={['google', 'telegram']} />, { path })
  press(screen.getByRole('button', { name: 'Google' }))
}

test('the visitor leaves with a state and a challenge, whose secrets stay in this tab', async () => {
  answer('https://accounts.example/authorize')
  go()
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://accounts.example/authorize'))
  const { body } = callGateway.mock.calls[0]?.[1] ?? {}
  expect(body).toMatchObject({ provider: 'google', redirectUri: 'https://club.example/login/google' })
  expect(stored()).toMatchObject({ provider: 'google', state: body.state })
  expect(body.codeChallenge).not.toBe(stored().verifier)
  expect(stored()).not.toHaveProperty('from')
  expect(screen.queryByRole('button', { name: 'Facebook' })).toBeNull()
})

test('the page that a session’s end interrupted is come back to', async () => {
  answer('https://accounts.example/authorize')
  usePopupStore.setState({ open: [{ name: 'login', props: { reason: 'expired' }, key: 1 }] })
  go('/promotions?page=2')
  await waitFor(() => expect(assign).toHaveBeenCalled())
  expect(stored().from).toBe('/promotions?page=2')
})

test.each(['http://accounts.example/', 'javascript:alert(1)'])('%s is not opened, and nothing is kept', async (url) => {
  answer(url)
  go()
  expect(await screen.findByText(/is not safe/)).toBeTruthy()
  expect(assign).not.toHaveBeenCalled()
  expect(stored()).toBeNull()
})

test('a refusal is said, and another try is open', async () => {
  callGateway.mockRejectedValue(new GatewayError('module.closed'))
  go()
  expect(await screen.findByText('This is not open at the moment.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Google' }).getAttribute('aria-busy')).toBeNull()
})
