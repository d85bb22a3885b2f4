import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Command } from 'commander'
import { expect, type Page, test } from 'playwright/test'
import { createProgram } from '#cli/program.ts'
import { generateFleet } from '#tests/support/generated-fleet.ts'
import { livery } from '#tests/support/livery.ts'
import { seriousFindings } from './serious-findings.ts'

const count = 1200
let dir = ''
let address = ''

/** A tenant whose folder holds what must stay text. */
function plantHostile(to: string, tenants: string): void {
  const name = '<img src=x onerror="document.title=1">Zed'
  mkdirSync(join(tenants, 'zed'), { recursive: true })
  const brand = { favicon: 'favicon.svg', colour: 'red' }
  writeFileSync(join(tenants, 'zed', 'tenant.json'), JSON.stringify({ name, domains: ['javascript:alert(1)'], brand }))
  writeFileSync(
    join(tenants, 'zed', 'favicon.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  )
  const id = '20261101T000000.000Z-1a2b3c4d'
  mkdirSync(join(to, 'zed', 'releases', id), { recursive: true })
  symlinkSync(`releases/${id}`, join(to, 'zed', 'current'))
}

test.beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'livery-fleet-'))
  const [to, tenants, out] = [join(dir, 'www'), join(dir, 'tenants'), join(dir, 'fleet.html')]
  generateFleet({ to, tenants, count, seed: 'browser', now: new Date() })
  plantHostile(to, tenants)
  expect((await livery(['fleet', '--to', to, '--tenants', tenants, '--out', out])).exitCode).toBe(0)
  address = pathToFileURL(out).href
})
test.afterAll(() => rmSync(dir, { recursive: true, force: true }))

const grid = (page: Page) => page.getByRole('grid', { name: 'Tenants' })
const shownCount = (page: Page) => page.locator('#count')
const firstName = (page: Page) => page.locator('#rows [aria-rowindex="2"] .name')
const detail = (page: Page) => page.getByRole('complementary', { name: 'The chosen tenant' })

for (const [width, height, colorScheme] of [
  [1440, 900, 'dark'],
  [1920, 1080, 'light'],
  [820, 1180, 'dark'],
  [390, 844, 'light'],
] as const) {
  test(`it fits ${width} pixels, ${colorScheme}, without a request or a finding`, async ({ page }) => {
    const wrong: string[] = []
    page.on('request', (request) => wrong.push(request.url()))
    page.on('console', (message) => wrong.push(message.text()))
    page.on('pageerror', (error) => wrong.push(error.message))
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(address)
    await expect(shownCount(page)).toHaveText('1,201 of 1,201')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await seriousFindings(page)).toEqual([])
    expect(wrong.filter((line) => line !== address && !line.startsWith('data:'))).toEqual([])
  })
}

test('search and filters narrow the rows, and one press takes them away', async ({ page }) => {
  await page.goto(address)
  await page.keyboard.press('/')
  await page.keyboard.type('noor 1190')
  await expect(shownCount(page)).toHaveText('1 of 1,201')
  await expect(firstName(page)).toHaveText('Noor 1190')
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Cohort' }).selectOption('state waits')
  await expect(shownCount(page)).toHaveText(/^59\d of 1,201$/)
  await page.getByRole('combobox', { name: 'Findings' }).selectOption('errors')
  await page.getByRole('searchbox', { name: 'Search' }).fill('nobody at all')
  await expect(page.getByText('No tenant is like that')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(shownCount(page)).toHaveText('1,201 of 1,201')
  await page.getByRole('button', { name: /^Show \d+$/ }).click()
  await expect(shownCount(page)).toHaveText('12 of 1,201')
  await page.getByRole('button', { name: 'Rolled back' }).click()
  await expect(shownCount(page)).toHaveText('1,201 of 1,201')
})

test('a column sorts both ways, and says which', async ({ page }) => {
  await page.goto(address)
  const head = page.getByRole('columnheader', { name: 'First load, kB' })
  const sizes = () => page.locator('#rows .load span').evaluateAll((cells) => cells.map((cell) => cell.textContent))
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  const down = (await sizes()).map(Number)
  expect(down).toEqual(down.toSorted((a, b) => b - a))
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  expect(Number((await sizes())[1])).toBeLessThan(130)
  await expect(page.getByRole('columnheader', { name: 'Findings' })).not.toHaveAttribute('aria-sort')
})

test('keys go through a thousand rows, of which few are drawn, and Enter opens one', async ({ page }) => {
  await page.goto(address)
  await page.getByRole('columnheader', { name: 'Tenant' }).getByRole('button').click()
  await grid(page).focus()
  await page.keyboard.press('End')
  await expect(grid(page)).toHaveAttribute('aria-activedescendant', `row-${count}`)
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(count + 2))
  const last = page.locator('#rows [aria-selected=true]')
  await expect(last).toBeInViewport()
  await page.keyboard.press('ArrowUp')
  await expect(last).toHaveAttribute('aria-rowindex', String(count + 1))
  expect(await page.locator('#rows [role=row]').count()).toBeLessThan(60)
  await page.keyboard.press('Enter')
  await expect(detail(page)).toBeFocused()
  await expect(detail(page).getByRole('heading', { level: 2 })).toHaveText(
    (await last.locator('.name').textContent()) ?? '',
  )
  await page.keyboard.press('Escape')
  await expect(grid(page)).toBeFocused()
})

test('the tenant that is chosen has its releases side by side, and commands to copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(address)
  await page.getByRole('combobox', { name: 'Cohort' }).selectOption('state live')
  await expect(detail(page).getByRole('heading', { name: 'Before' })).toBeVisible()
  await expect(detail(page).getByText('Changed since: code, strings:en')).toBeVisible()
  await detail(page).getByRole('button', { name: 'Back to .1' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied: ' })).toHaveText(
    /livery rollback \S+ --to \S+ \d{8}T\S+Z-[0-9a-f]{8}$/,
  )
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^livery rollback \S+ --to \S+ \d{8}T\S+Z-[0-9a-f]{8}$/,
  )
})

/** The command line itself, with what its commands do left out: gives what one was asked for. */
async function parsed(line: string) {
  let asked: { command: string; args: readonly string[]; options: Record<string, unknown> } | undefined
  const program = createProgram(() => undefined)
  const listen = (command: Command): void => {
    command.action(() => {
      const name = [command.parent, command].map((one) => one?.name()).filter((one) => one !== 'livery')
      asked = { command: name.join(' '), args: command.args, options: command.optsWithGlobals() }
    })
    for (const below of command.commands) listen(below)
  }
  for (const command of program.commands) listen(command)
  const [name, ...words] = line.split(' ')
  expect(name).toBe('livery')
  await program.parseAsync(words, { from: 'user' })
  return asked
}

test('each command that it copies is one of this program, of releases that are there', async ({ page }) => {
  await page.goto(address)
  await page.getByRole('combobox', { name: 'Cohort' }).selectOption('state live')
  await expect(detail(page).getByRole('button', { name: 'Two releases' })).toBeVisible()
  const ofTenant = detail(page).locator('button[title]')
  const lines = [
    ...(await ofTenant.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('title') ?? ''))),
    ...(await page
      .locator('[data-copy]')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-copy') ?? ''))),
  ]
  const to = join(dir, 'www')
  const [code = ''] = (await parsed(lines[0] ?? ''))?.args ?? []
  const ids = readdirSync(join(to, code, 'releases')).sort()
  const [before = '', live = ''] = ids
  expect(ids).toHaveLength(2)
  const asked = await Promise.all(lines.map(parsed))
  expect(asked.map((one) => ({ ...one, options: one?.options.to }))).toEqual(
    [
      { command: 'preview', args: [code] },
      { command: 'rollback', args: [code, before] },
      { command: 'diff', args: [code, before, live] },
      { command: 'history', args: [code] },
      { command: 'release status', args: [] },
      { command: 'release stop', args: [] },
    ].map((one) => ({ ...one, options: to })),
  )
  expect(asked[0]?.options.at).toEqual([before, live])
  expect(asked[3]?.options.verify).toBe(true)
})

test('on a phone a row opens a sheet over the table', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address)
  await firstName(page).click()
  const sheet = page.getByRole('dialog', { name: 'The chosen tenant' })
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText((await firstName(page).textContent()) ?? '')
  expect(await seriousFindings(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toBeHidden()
})

test('a stitch of the map is a tenant', async ({ page }) => {
  await page.goto(address)
  const map = page.locator('#map')
  await map.hover({ position: { x: 4, y: 4 } })
  const hint = page.locator('.map output')
  await expect(hint).toHaveText(/ · live, 1 %$/)
  const name = (await hint.textContent())?.split(' · ')[0] ?? ''
  await map.click({ position: { x: 4, y: 4 } })
  await expect(detail(page).getByRole('heading', { level: 2 })).toHaveText(name)
})

test('on paper it has the heads and the first rows, in light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(address)
  await expect(shownCount(page)).toHaveText('1,201 of 1,201')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#rows [role=row]')).toHaveCount(400)
  await expect(page.getByRole('columnheader', { name: 'Live release' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download as JSON' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect.poll(() => page.locator('#rows [role=row]').count()).toBeLessThan(60)
})

test('a name from a tenant’s file stays text', async ({ page }) => {
  await page.goto(address)
  await page.getByRole('searchbox', { name: 'Search' }).fill('zed')
  await expect(firstName(page)).toHaveText('<img src=x onerror="document.title=1">Zed')
  await expect(detail(page).getByRole('heading', { level: 2 })).toHaveText('<img src=x onerror="document.title=1">Zed')
  await expect(detail(page).getByText('release.json of what is live cannot be read')).toBeVisible()
  await expect(page).toHaveTitle(/^Fleet/)
})

test('the button JSON gives the rows that are shown', async ({ page }) => {
  await page.goto(address)
  await page.getByRole('searchbox', { name: 'Search' }).fill('sakura 12')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as JSON' }).click(),
  ])
  const object = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(object).toMatchObject({ sums: { tenants: count + 1 } })
  const codes = object.tenants.map(({ code }: { code: string }) => code)
  await expect(shownCount(page)).toHaveText(`${codes.length} of 1,201`)
  expect(codes).toContain('sakura-12')
})
