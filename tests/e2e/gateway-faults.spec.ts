import { desktop, expect, liftFaults, setFault, setState, test, visit } from './site-test.ts'

test.describe.configure({ mode: 'serial' })

const merchant = 'lite'
/** It has a lane of popular games on its home page. */
const withLane = 'bengal'
/** It has what a gateway can close. */
const large = 'fiesta'

test.afterEach(async ({ preview }) => {
  await liftFaults(preview)
  await setState(preview, { merchant, status: 0, isDomainValid: true })
  await setState(preview, { merchant: large, closedModules: [] })
})

// Each way of going wrong is looked at in one place here; src/gateway/client.test.ts shows that the site takes them alike.
const atStart: Record<string, Record<string, unknown>> = {
  'answers with 500': { kind: 'status', status: 500 },
  'drops the connection': { kind: 'drop' },
}

for (const [name, fault] of Object.entries(atStart)) {
  test(`a gateway that ${name} at start leads to a designed page with a retry @site`, async ({
    page,
    preview,
    faults,
  }) => {
    faults.allow(/Failed to load resource/)
    await page.setViewportSize(desktop)
    await setFault(preview, { merchant, call: '*', ...fault })
    await visit(page, preview, merchant, '/', { language: 'EN' })
    // Parts of the page may say so first, each with a retry of its own; then the page as a whole does.
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'The site cannot be reached right now' })).toBeVisible({
      timeout: 30_000,
    })
    const retry = main.getByRole('button', { name: 'Try again' })
    await expect(page.getByRole('banner')).toBeVisible()
    await liftFaults(preview)
    await retry.click()
    await expect(page.locator('main article').first()).toBeVisible()
  })
}

const inPart: Record<string, Record<string, unknown>> = {
  'does not answer with JSON': { kind: 'not-json' },
  'answers in the wrong shape': { kind: 'wrong-shape' },
}

for (const [name, fault] of Object.entries(inPart)) {
  test(`one section whose call ${name} leaves the others standing @site`, async ({ page, preview, faults }) => {
    faults.allow(/Failed to load resource/)
    await setFault(preview, { merchant: withLane, call: 'getHotGames', ...fault })
    await visit(page, preview, withLane, '/', { language: 'EN' })
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
    const others = main.locator('section[aria-labelledby="section-rng"]')
    await others.scrollIntoViewIfNeeded()
    await expect(others.getByRole('article').first()).toBeVisible()
    await liftFaults(preview)
    await main.getByRole('button', { name: 'Try again' }).first().click()
    await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  })
}

test('a slow gateway shows the shell and skeletons meanwhile, and the page in the end @site', async ({
  page,
  preview,
}) => {
  // As slow as it takes to have looked: of a delay in seconds nothing may be left by then.
  const { promise: seen, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/\/(?:wps|lgw)\//, async (route) => {
    await seen
    await route.continue()
  })
  await visit(page, preview, merchant, '/', { language: 'EN' })
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
  answer()
  await expect(page.locator('main article').first()).toBeVisible()
})

test('maintenance closes the site, with its end and customer service @site', async ({ page, preview, faults }) => {
  faults.allow(/Failed to load resource/)
  await setState(preview, { merchant, status: 1, maintenanceEnd: '2031-05-06T07:08:00Z' })
  await visit(page, preview, merchant, '/', { language: 'EN' })
  await expect(page.getByRole('heading', { name: /maintenance/i })).toBeVisible()
  await expect(page.getByText(/2031/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Contact customer service' })).toBeVisible()
})

test('a blocked region sees its address and customer service @site', async ({ page, preview, faults }) => {
  faults.allow(/Failed to load resource/)
  await setState(preview, { merchant, status: 2 })
  await visit(page, preview, merchant, '/', { language: 'EN' })
  await expect(page.getByText(/127\.0\.0\.1|::1/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Contact customer service' })).toBeVisible()
})

test('a domain that is not the merchant’s is refused in words @site', async ({ page, preview, faults }) => {
  faults.allow(/Failed to load resource/)
  await setState(preview, { merchant, isDomainValid: false })
  await visit(page, preview, merchant, '/', { language: 'EN' })
  await expect(page.getByText('Invalid URL, please contact customer service')).toBeVisible()
})

test('what the gateway closes at run time leaves the navigation and the home @site', async ({ page, preview }) => {
  await page.setViewportSize(desktop)
  await setState(preview, { merchant: large, closedModules: ['sports', 'promotions'] })
  await visit(page, preview, large, '/', { language: 'EN' })
  const header = page.getByRole('banner').getByRole('navigation')
  await expect(page.getByRole('main').getByRole('heading', { name: 'Slots' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'E-sports' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Sports', exact: true })).toHaveCount(0)
  await expect(header.getByRole('link', { name: 'Promotions' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading', { name: 'Sports', exact: true })).toHaveCount(0)
  await expect(page.getByRole('complementary').getByRole('link', { name: /Invite/ })).toHaveCount(0)
})
