import { test as base, type ConsoleMessage, expect, type Locator, type Page } from 'playwright/test'
import { getCaptcha } from '#contract/identity/session.ts'
import { type PreviewServer, type SiteServer, startPreview } from '#tests/support/preview-server.ts'
import { tokenFor } from './gateway-calls.ts'

/** What went wrong on a page without the test asking: console errors, exceptions, policy reports. */
export interface Faults {
  /** Lines that the test provokes on purpose, such as the browser's own line about a failed request. */
  allow(pattern: RegExp): void
}

interface TestFixtures {
  faults: Faults
  /** The worker's sites, whose gateway remembers no tries of the tests before: they all come from one address. */
  preview: PreviewServer
}

export interface WorkerOptions {
  /** Where a test looks at pictures. Other browsers load none: the gateway's artwork takes a quarter of a page's time. */
  hasPictures: boolean
}

interface WorkerFixtures extends WorkerOptions {
  workerPreview: PreviewServer
}

/** Reports come as console errors too, but only the event says which directive. */
async function watchPolicy(page: Page, report: (line: string) => void): Promise<void> {
  await page.exposeFunction('reportPolicy', report)
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { reportPolicy } = window as unknown as { reportPolicy(line: string): void }
      reportPolicy(`policy: ${event.effectiveDirective} refused ${event.blockedURI} ${event.sample}`)
    })
  })
}

/** The gateway draws one captcha a second for an address. A page that is opened sooner after another gets the next one. */
const isCaptchaTooSoon = (message: ConsoleMessage) =>
  message.text().includes('status of 429') && message.location().url.includes(getCaptcha.path)

export const test = base.extend<TestFixtures, WorkerFixtures>({
  hasPictures: [false, { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ hasPictures, launchOptions }, use) => {
      const args = hasPictures ? [] : ['--blink-settings=imagesEnabled=false']
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] })
    },
    { scope: 'worker' },
  ],
  workerPreview: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern, and this one has none
    async ({}, use) => {
      const preview = await startPreview()
      await use(preview)
      await preview.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  preview: async ({ workerPreview }, use) => {
    await fetch(`http://localhost:${workerPreview.port}/sandbox/attempts`, { method: 'DELETE' })
    await use(workerPreview)
  },
  faults: [
    async ({ page }, use) => {
      const lines: string[] = []
      const allowed: RegExp[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' && !isCaptchaTooSoon(message)) lines.push(`console: ${message.text()}`)
      })
      page.on('pageerror', (error) => lines.push(`exception: ${error.message}`))
      await watchPolicy(page, (line) => lines.push(line))
      await use({ allow: (pattern) => allowed.push(pattern) })
      expect(lines.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([])
    },
    { auto: true },
  ],
})

export const desktop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

export interface Visit {
  language?: string
  theme?: 'dark' | 'light'
}

/** Opens a path of a tenant's site as a visitor who has chosen a language and a theme before, or has not. */
export async function visit(
  page: Page,
  server: Pick<SiteServer, 'siteOf'>,
  code: string,
  path = '/',
  choices: Visit = {},
): Promise<void> {
  await page.addInitScript(({ language, theme }) => {
    // Games in frames choose for themselves; a page of no origin keeps nothing.
    if (window !== window.top || location.origin === 'null') return
    if (language && !localStorage.getItem('lang')) localStorage.setItem('lang', language)
    if (theme && !localStorage.getItem('theme')) localStorage.setItem('theme', theme)
  }, choices)
  await page.goto(`${server.siteOf(code)}${path}`)
}

export interface MemberVisit extends Visit {
  /** One of the demo accounts; "player" by default. */
  username?: string
  password?: string
  /** Agents log in to a site of their own. */
  site?: 'member' | 'agent'
}

let givenSessions = 0

/** An address of a tenant's site that signs a member in: once, for two minutes. */
export async function linkFor(server: SiteServer, merchant: string, username: string, path = '/'): Promise<string> {
  const response = await fetch(`http://localhost:${server.port}/sandbox/links`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant, username }),
  })
  const { token }: { token: string } = await response.json()
  return `${server.siteOf(merchant)}${path}${path.includes('?') ? '&' : '?'}token=${token}`
}

/**
 * Opens a path as a member whose session is open already. For tests that are not about logging in: the form, its
 * puzzle and the page behind it take longer than most of them.
 */
export async function visitAs(
  page: Page,
  server: SiteServer,
  code: string,
  path = '/',
  { username = 'player', password = `Demo-${username}-1`, site = 'member', ...choices }: MemberVisit = {},
): Promise<void> {
  const token = await tokenFor(server, code, { username, password, site })
  await giveSession(page, server, code, token)
  await visit(page, server, code, path, choices)
}

/** Has a page find a session's token on a tenant's site, as after a reload; once, so that a sign-out stays one. */
export async function giveSession(page: Page, server: SiteServer, code: string, token: string): Promise<void> {
  givenSessions += 1
  await page.addInitScript(
    ({ host, mark, token }) => {
      if (window !== window.top || location.host !== host || sessionStorage.getItem(mark)) return
      sessionStorage.setItem(mark, '1')
      sessionStorage.setItem('token', token)
    },
    { host: new URL(server.siteOf(code)).host, mark: `given ${givenSessions}`, token },
  )
}

/** The home page of a member who reads English, with its games and the balance. */
export async function openHomeAs(page: Page, server: SiteServer, code: string, username = 'player'): Promise<void> {
  await visitAs(page, server, code, '/', { language: 'EN', username })
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expectBalance(page)
}

/** Goes on to another address as the browser's own back and forward do, without another load. */
export async function goWithin(page: Page, path: string): Promise<void> {
  // Before that, the page is as painted, and nothing follows its history.
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
  await page.evaluate((address) => {
    history.pushState({}, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** The home page with its games on it, as a visitor who reads English. */
export async function openHome(page: Page, server: Pick<SiteServer, 'siteOf'>, code: string): Promise<void> {
  await visit(page, server, code, '/', { language: 'EN' })
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
}

/** Fills in the log-in form of `form`, a dialog or a page, and sends it. */
export async function fillLogIn(form: Locator, username = 'player', password = `Demo-${username}-1`): Promise<void> {
  await form.getByRole('textbox', { name: 'User name' }).fill(username)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** What the header says of the balance to those who do not see it. */
export const balanceStatus = (page: Page): Locator =>
  page
    .getByRole('banner')
    .getByRole('status')
    .filter({ hasText: /balance/i })

/** Logs in through the header of a wide screen, until the balance stands there or cannot be read. */
export async function logIn(page: Page, username = 'player'): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await fillLogIn(page.getByRole('dialog'), username)
  await expectBalance(page)
}

const expectBalance = (page: Page) =>
  expect(balanceStatus(page)).toHaveText(/^Balance: |^The balance could not be read$|^Balance hidden$/)

/** The token of the session that the page has. */
export async function tokenOf(page: Page): Promise<string> {
  const token = await page.evaluate(() => sessionStorage.getItem('token'))
  expect(token).toBeTruthy()
  return token ?? ''
}

/** A call of a merchant's gateway from elsewhere, with a member's token or as a guest. */
export function callAs(
  preview: PreviewServer,
  { merchant, token, method = 'GET', path }: { merchant: string; token?: string; method?: string; path: string },
): Promise<Response> {
  return fetch(`http://localhost:${preview.port}${path}`, {
    method,
    headers: { 'x-merchant-code': merchant, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  })
}

/**
 * Ends the page's session on the server while the page is away, and comes back to the same address: a page that is there
 * hears of it at once, by the stream that ends with the session.
 */
export async function endSessionWhileAway(page: Page, preview: PreviewServer, merchant: string): Promise<void> {
  const [token, address] = [await tokenOf(page), page.url()]
  await page.goto('about:blank')
  const left = await callAs(preview, { merchant, token, method: 'DELETE', path: '/wps/session/logout' })
  expect(left.ok).toBe(true)
  await page.goto(address)
}

/** Sets up an injected fault of the sandbox for one merchant's calls; `times` none means until it is lifted. */
export async function setFault(preview: PreviewServer, fault: Record<string, unknown>): Promise<void> {
  const response = await fetch(`http://localhost:${preview.port}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  })
  expect(response.ok, await response.text()).toBe(true)
}

export async function liftFaults(preview: PreviewServer): Promise<void> {
  await fetch(`http://localhost:${preview.port}/sandbox/faults`, { method: 'DELETE' })
}

export async function setState(preview: PreviewServer, state: Record<string, unknown>): Promise<void> {
  const response = await fetch(`http://localhost:${preview.port}/sandbox/state`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(state),
  })
  expect(response.ok, await response.text()).toBe(true)
}

/**
 * A test of what needs no page: opening one takes about a second. It runs in the worker of the tests beside it: one of
 * another kind would start a process, a browser and the sites anew.
 */
export const testWithoutPage: typeof test = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern, and this one has none
  faults: async ({}, use) => use({ allow: () => undefined }),
})
export { expect, type Page }
