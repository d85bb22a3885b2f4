import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from 'playwright/test'
import { type PreviewServer, type SiteServer, startPreview } from '../support/preview-server.ts'

/** What went wrong on a page without the test asking: console errors, exceptions, policy reports. */
export interface Faults {
  /** Lines that the test provokes on purpose, such as the browser's own line about a failed request. */
  allow(pattern: RegExp): void
}

interface TestFixtures {
  faults: Faults
}

interface WorkerFixtures {
  preview: PreviewServer
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

export const test = base.extend<TestFixtures, WorkerFixtures>({
  preview: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern, and this one has none
    async ({}, use) => {
      const preview = await startPreview()
      await use(preview)
      await preview.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  faults: [
    async ({ page }, use) => {
      const lines: string[] = []
      const allowed: RegExp[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') lines.push(`console: ${message.text()}`)
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
    if (language && !localStorage.getItem('lang')) localStorage.setItem('lang', language)
    if (theme && !localStorage.getItem('theme')) localStorage.setItem('theme', theme)
  }, choices)
  await page.goto(`${server.siteOf(code)}${path}`)
}

/** Findings of axe that a player with a disability would run into: serious and critical. */
export async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`))
}

/** Sets up a fault of the sandbox for one merchant's calls; `times` none means until it is lifted. */
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

export { expect, type Page }
