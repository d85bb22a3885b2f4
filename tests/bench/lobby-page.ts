import type { Browser, CDPSession, Page } from 'playwright'

export interface LobbyPage {
  page: Page
  client: CDPSession
  close(): Promise<void>
}

interface Conditions {
  /** Times that the processor is slower. */
  cpu?: number
  /** Milliseconds from a request to the first byte of its answer. */
  latency?: number
}

/** A window of a desktop in which the site is read in English. */
export async function openPage(browser: Browser): Promise<LobbyPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fr' })
  await context.addInitScript(() => localStorage.setItem('lang', 'EN'))
  const page = await context.newPage()
  return { page, client: await context.newCDPSession(page), close: () => context.close() }
}

export async function setConditions({ client }: LobbyPage, { cpu = 1, latency = 0 }: Conditions): Promise<void> {
  await client.send('Network.enable')
  const network = { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 }
  await client.send('Network.emulateNetworkConditions', network)
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

/** As the account that every demo site has. */
export async function logIn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'User name' }).fill('player')
  await form.getByLabel('Password', { exact: true }).fill('Demo-player-1')
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await form.waitFor({ state: 'detached', timeout: 60_000 })
}

export const positions = 'main li[aria-posinset]'
