import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSite, siteLanguage } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { stringsAtHand } from '#src/i18n/i18n.ts'
import { frameVerifier } from './frame-verifier.tsx'

const frame = () => {
  const found = document.querySelector('iframe')
  if (!found) throw new Error('There is no frame')
  return found
}
const dialog = () => document.querySelector('dialog')

interface Posted {
  kind?: string
  token?: string
  height?: number
  state?: string | null
  origin?: string
  source?: Window | null
}

function post({ origin = 'https://gateway.example', source = frame().contentWindow, ...message }: Posted) {
  const state = new URL(frame().src).searchParams.get('state')
  const data = { source: 'firebase-verifier', state, kind: 'passed', token: 'proof', ...message }
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
  })
}

/** Asks for a proof; a refusal is its code. */
async function ask() {
  const told = frameVerifier()
    .verify()
    .catch((error: unknown) => (error instanceof GatewayError ? error.code : error))
  await waitFor(frame)
  return { told }
}

const errors = { firebase: { check: 'Security check', closeCheck: 'Close the security check' } }

beforeEach(() => {
  setSite({ ...siteForTests, merchantCode: 'acme' })
  stringsAtHand(siteLanguage('EN'), { errors })
  HTMLDialogElement.prototype.showModal = vi.fn(function show(this: HTMLDialogElement) {
    this.open = true
  })
  HTMLDialogElement.prototype.close = vi.fn(function close(this: HTMLDialogElement) {
    this.open = false
  })
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close')
})

test('the gateway’s page is told whose visitor it checks, and its proof ends the frame', async () => {
  const { told } = await ask()
  const { origin, pathname, searchParams } = new URL(frame().src)
  expect(`${origin}${pathname}`).toBe('https://gateway.example/wps/verification/firebase/verifier')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    merchant: 'acme',
    origin: 'http://site.example',
    language: 'EN',
  })
  expect(dialog()?.open).toBe(false)
  post({})
  expect(await told).toBe('proof')
  expect(document.querySelector('iframe')).toBeNull()
})

test('messages of others are not listened to', async () => {
  const { told } = await ask()
  post({ origin: 'https://evil.example', token: 'forged' })
  post({ source: window, token: 'forged' })
  post({ state: 'another', token: 'forged' })
  post({ kind: 'shouted', token: 'forged' })
  post({ token: 'proof' })
  expect(await told).toBe('proof')
})

test('the frame is seen only where its page asks for it, and closing it ends the check', async () => {
  const { told } = await ask()
  const before = frame()
  post({ kind: 'shown', height: 400 })
  await waitFor(() => expect(dialog()?.open).toBe(true))
  expect([frame(), frame().height]).toEqual([before, '400'])
  act(() => screen.getByRole('button', { name: 'Close the security check' }).click())
  expect(await told).toBe('firebase.popup-closed-by-user')
  expect(dialog()).toBeNull()
})

test('a check that fails, or never says a word, is said to have failed', async () => {
  const first = await ask()
  post({ kind: 'failed' })
  expect(await first.told).toBe('firebase.captcha-check-failed')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const told = frameVerifier()
    .verify()
    .catch((error: GatewayError) => error.code)
  vi.advanceTimersByTime(30_000)
  expect(await told).toBe('firebase.captcha-check-failed')
})
