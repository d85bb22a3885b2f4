import { type DOMWindow, JSDOM } from 'jsdom'
import { renderPage } from '#cli/bundle/assemble/html.ts'
import { beaconScript } from '#cli/bundle/assemble/inline/beacon-script.ts'
import { page } from '#cli/bundle/assemble/support/page-input.ts'
import { type Beacon, beaconSchema } from '#contract/site/beacon.ts'

/** Where the page's reports go. */
export const url = 'https://collector.example/beacon'
const withBeacon = { ...page, beacon: { url, build: '0123456789ab' } }
export const origin = 'https://test.example'

export interface BeaconPageOptions {
  navigator?: Record<string, unknown>
  /** Milliseconds of the first contentful paint. */
  painted?: number
  isHidden?: boolean
}

/** A page with its beacon, and what that has sent. */
export function openPage({ navigator = {}, painted, isHidden = false }: BeaconPageOptions = {}) {
  const { window } = new JSDOM(renderPage(withBeacon), {
    runScripts: 'outside-only',
    url: `${origin}/promotions?token=x`,
  })
  const sent: { url: string; options: RequestInit; beacon: Beacon }[] = []
  for (const [name, value] of Object.entries(navigator)) Object.defineProperty(window.navigator, name, { value })
  const hidden = { is: isHidden }
  Object.defineProperty(window.document, 'hidden', { get: () => hidden.is })
  Object.assign(window, {
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
    console: { error: () => undefined },
    Request: { prototype: { keepalive: true } },
    fetch(to: string, options: RequestInit) {
      sent.push({ url: to, options, beacon: beaconSchema.parse(JSON.parse(String(options.body))) })
      return Promise.resolve()
    },
  })
  Object.assign(window.performance, {
    getEntriesByName: () => (painted === undefined ? [] : [{ startTime: painted }]),
  })
  window.eval(beaconScript)
  const hide = () => {
    hidden.is = true
    window.document.dispatchEvent(new window.Event('visibilitychange'))
  }
  return { window, sent, hide }
}

export const thrown = (window: DOMWindow, message: string, filename = `${origin}/assets/main-1a2b.js`) =>
  window.dispatchEvent(
    new window.ErrorEvent('error', { message, filename, lineno: 1, colno: 88, error: new Error(message) }),
  )

export function rejected(window: DOMWindow, reason: unknown) {
  const event = new window.Event('unhandledrejection')
  window.dispatchEvent(Object.assign(event, { reason }))
}

/** As the site's code does it. */
export function tell(window: DOMWindow, error: unknown, isFailed: unknown) {
  const { beacon } = window as unknown as { beacon(error: unknown, isFailed: unknown): void }
  beacon(error, isFailed)
}

export async function answer(window: DOMWindow) {
  window.document.documentElement.dataset.ready = 'true'
  // The observer is told in a microtask.
  await Promise.resolve()
}

export const told = (sent: readonly { beacon: Beacon }[]) =>
  sent.map(({ beacon: { starts, failedStarts, scriptErrors, firstPicture, error } }) => ({
    counts: [starts, failedStarts, scriptErrors, firstPicture],
    error: error && `${error.message} ${error.place}`,
  }))
