import { desktop, expect, goWithin, liftFaults, setFault, test, visit } from './site-test.ts'

const merchant = 'lite'
const game = 'vassalage=GRF&gameCode=GRF-RNG-1001'

/**
 * What of a page's calls goes wrong and how, what the page says, and what is there once it is tried again. Lists and lobbies:
 * lobby-lists.spec.ts and lobby-pages.spec.ts.
 */
const pages = [
  { path: '/', call: 'getLanes', fault: { kind: 'wrong-shape' }, says: 'This part could not be loaded', good: 'Slots' },
  {
    path: '/rng?q=tiger',
    call: 'searchGames',
    fault: { kind: 'drop' },
    says: 'The games could not be loaded',
    good: 'Tiger Royale',
  },
  {
    path: '/game/GRF-RNG-1001',
    call: 'getGame',
    fault: { kind: 'status', status: 500 },
    says: 'The game’s facts could not be loaded',
    good: 'Tiger Royale',
  },
  {
    path: `/seamless?${game}&mode=trial`,
    call: 'launchTrial',
    fault: { kind: 'wrong-shape' },
    says: 'The game could not be started',
    good: 'Tiger Royale',
  },
]

test.afterEach(({ preview }) => liftFaults(preview))

test('each page of the lobby says what failed, and has it at the next try @lobby', async ({
  page,
  preview,
  faults,
}) => {
  faults.allow(/Failed to load resource/)
  await page.setViewportSize(desktop)
  for (const { path, call, fault, says, good } of pages) {
    await setFault(preview, { merchant, call, ...fault })
    if (path === '/') await visit(page, preview, merchant, path, { language: 'EN' })
    else await goWithin(page, path)
    const main = page.getByRole('main')
    await expect(main.getByText(says).first(), path).toBeVisible()
    await liftFaults(preview)
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect(main.getByRole('heading', { name: good }).first(), path).toBeVisible()
    await expect(main.getByText(says), path).toHaveCount(0)
  }
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible()
  // Before a game gets its address, the page asks whether its host answers: the policy must let it.
  const asked = `http://play.localhost:${preview.port}/robots.txt`
  const isLet = await page.evaluate(
    (address) => fetch(address, { method: 'HEAD', mode: 'no-cors' }).then(({ type }) => type),
    asked,
  )
  expect(isLet).toBe('opaque')
})
