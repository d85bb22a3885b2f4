import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { openDatabase } from '#sandbox/state.ts'
import { launchOptions } from '#tests/support/browser.ts'
import { plantTeam } from '#tests/support/planted-team.ts'
import { type SiteServer, startServer } from '#tests/support/preview-server.ts'
import { type BenchCase, measured, median, upTo } from './bench-case.ts'
import type { BenchSize } from './bench-size.ts'
import { type Interactions, interactionsOf, watchInteractions } from './interactions.ts'
import { openPage, setConditions } from './lobby-page.ts'

const merchant = 'bengal'
const currency = 'BDT'

/** Times that the processor of a mid-range phone is slower. */
const slowCpu = 4

const sites = process.env.LIVERY_SITES ?? 'dist'
const serve = (data: string): Promise<SiteServer> =>
  startServer(['preview', '--out', sites, '--data', data, '--tenant', merchant])

/** The demo sites with a large team below the agent of one of them. */
async function servePlanted(data: string, team: BenchSize['team']): Promise<SiteServer> {
  // The first start seeds.
  await (await serve(data)).stop()
  const database = openDatabase(data)
  try {
    plantTeam(database, { merchant, currency, until: Date.now(), ...team })
  } finally {
    database.close()
  }
  return serve(data)
}

async function logIn(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/agent`)
  await page.getByRole('textbox', { name: 'User name' }).fill('agent')
  await page.getByLabel('Password', { exact: true }).fill('Demo-agent-1')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(/\/agentHome/)
}

/** The rows of the table that is shown, once no newer ones are on their way. */
async function rowsCame(page: Page): Promise<void> {
  await page.locator('main tbody tr td').first().waitFor()
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"], main [data-stale]') === null)
}

async function scroll(page: Page): Promise<void> {
  await page.mouse.move(800, 600)
  for (let turn = 0; turn < 6; turn += 1) await page.mouse.wheel(0, 400)
  for (const key of ['End', 'PageUp', 'Home']) await page.keyboard.press(key)
}

/** Opens levels, orders by columns, turns pages, looks for somebody, and scrolls. */
async function pressTree(page: Page): Promise<void> {
  const main = page.getByRole('main')
  for (let level = 0; level < 4; level += 1) {
    await main
      .getByRole('button', { name: /^Show the downlines of/ })
      .first()
      .click()
    await rowsCame(page)
    await scroll(page)
  }
  for (const head of ['Team', 'Deposits', 'Profit / loss', 'Valid bets']) {
    await main.getByRole('columnheader', { name: head }).getByRole('button').click()
    await rowsCame(page)
  }
  const field = main.getByRole('textbox', { name: 'Find an account' })
  await field.click()
  await field.pressSequentially('planted77', { delay: 60 })
  await page.keyboard.press('Enter')
  await rowsCame(page)
  await scroll(page)
}

async function pressBets(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await page.getByRole('link', { name: 'Team betting' }).click()
  await rowsCame(page)
  for (const head of ['Stake', 'Profit / loss', 'Time']) {
    await main.getByRole('columnheader', { name: head }).getByRole('button').click()
    await rowsCame(page)
  }
  for (let turn = 2; turn < 5; turn += 1) {
    await main
      .getByRole('navigation')
      .getByRole('button', { name: `Page ${turn}`, exact: true })
      .click()
    await rowsCame(page)
    await scroll(page)
  }
}

async function measureTables(browser: Browser, site: string, cpu: number): Promise<Interactions> {
  const opened = await openPage(browser)
  const { page } = opened
  await logIn(page, site)
  await page.goto(`${site}/agentHome?page=downlineManagmentView`)
  await rowsCame(page)
  await watchInteractions(page)
  await setConditions(opened, { cpu })
  await pressTree(page)
  await pressBets(page)
  const interactions = await interactionsOf(page)
  await opened.close()
  return interactions
}

/** The tables of a large team in a browser: how soon it paints after each press, key and turn of the wheel. */
export async function agentPageCases({ rounds, team, hasSlowPhone }: BenchSize): Promise<BenchCase[]> {
  const data = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  const preview = await servePlanted(data, team)
  const browser = await chromium.launch(launchOptions())
  const site = preview.siteOf(merchant)
  const [fast, slow]: [Interactions[], Interactions[]] = [[], []]
  try {
    for (let round = 0; round < rounds; round += 1) {
      fast.push(await measureTables(browser, site, 1))
      if (hasSlowPhone) slow.push(await measureTables(browser, site, slowCpu))
    }
  } finally {
    await browser.close()
    await preview.stop()
    rmSync(data, { recursive: true })
  }
  const row = (id: string, all: readonly Interactions[]) =>
    measured(id, 'ms', median(all.map(({ inp }) => inp)), upTo(200), {
      ...team,
      interactions: median(all.map(({ interactions }) => interactions)),
      longest: Math.max(...all.map(({ longest }) => longest)),
      maxNameLength: all.map(({ maxNameLength }) => maxNameLength).join(),
    })
  return [row('agents-table-inp-ms', fast), row('agents-table-inp-ms.slow-cpu', hasSlowPhone ? slow : fast)]
}
