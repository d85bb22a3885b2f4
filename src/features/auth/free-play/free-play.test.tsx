import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { FreePlay } from './free-play.tsx'
import { systemName } from './system-name.ts'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
vi.mock('#src/session/sign-in.ts', () => ({ takeUpSession: vi.fn() }))

const opened = { token: 'a'.repeat(16), firstTimeLogin: true, passwordExpired: false }
const onAnswered = vi.fn()

beforeEach(() => {
  callGateway.mockReset().mockResolvedValue({ success: true, value: opened })
  onAnswered.mockReset()
  usePopupStore.setState({ open: [] })
})

test('a trial account is opened, and called what it is instead of being welcomed', async () => {
  renderPart(<FreePlay onAnswered={onAnswered} />)
  expect(screen.getByText(/Nothing can be won, lost or paid out/)).toBeTruthy()
  press(screen.getByRole('button', { name: /play money/ }))
  await waitFor(() => expect(onAnswered).toHaveBeenCalledWith({ ...opened, firstTimeLogin: false }))
  expect(callGateway.mock.calls[0]?.[1]).toEqual({
    body: { os: systemName(), platform: 'W', encryption: true, gatewayVersion: 3 },
  })
  expect(usePopupStore.getState().open).toMatchObject([{ name: 'message', props: { title: /play money/ } }])
})

test('a refusal is said above the button, which may be pressed again', async () => {
  callGateway.mockRejectedValue(new GatewayError('module.closed'))
  renderPart(<FreePlay onAnswered={onAnswered} />)
  press(screen.getByRole('button', { name: /play money/ }))
  expect(await screen.findByText('This is not open at the moment.')).toBeTruthy()
  expect(onAnswered).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: /play money/ })).toHaveProperty('disabled', false)
})

const browser = (given: object) => given as Navigator

test('the system is what the browser names, at most 64 characters of it', () => {
  expect(systemName(browser({ userAgentData: { platform: 'Windows' }, platform: 'Win32' }))).toBe('Windows')
  expect(systemName(browser({ platform: 'Linux x86_64' }))).toBe('Linux x86_64')
  expect(systemName(browser({ platform: '' }))).toBe('unknown')
  expect(systemName(browser({ platform: 'x'.repeat(99) }))).toHaveLength(64)
})
