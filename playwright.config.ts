import { defineConfig } from 'playwright/test'
import type { WorkerOptions } from './tests/e2e/site-test.ts'
import { longTests } from './tests/long-tests.ts'
import { launchOptions } from './tests/support/browser.ts'

/** Files whose tests look at pictures. They come together: a worker of the other kind starts its browser and sites anew. */
const withPictures = ['home', 'home-parts', 'lobby-demo-games', 'preview', 'transitions'].map(
  (name) => `**/e2e/${name}.spec.ts`,
)

const long = longTests.filter((path) => path.startsWith('tests/e2e/')).map((path) => `**/${path}`)
const isWithPictures = (path: string) => withPictures.some((pattern) => path.endsWith(pattern.slice(2)))
const longOf = (isOne: (path: string) => boolean) => long.filter(isOne)

/** Browser tests run on the built sites in dist/: `npm run build` first. */
export default defineConfig<object, WorkerOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  projects: [
    { name: 'pictures', testMatch: withPictures, testIgnore: long, use: { hasPictures: true } },
    { name: 'pictures-long', testMatch: longOf(isWithPictures), use: { hasPictures: true } },
    { name: 'site', testIgnore: [...withPictures, ...long] },
    { name: 'site-long', testMatch: longOf((path) => !isWithPictures(path)) },
  ],
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // Ends a test that hangs; it judges no speed. A busy machine of two cores takes several times as long as an idle one.
  timeout: 90_000,
  expect: { timeout: 25_000 },
  use: {
    launchOptions: launchOptions(),
    // Names the step that hangs; the test's own limit would end it without a word about which.
    actionTimeout: 40_000,
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would store each test's site for nobody. The tests about it let it in.
    serviceWorkers: 'block',
    // No site has it: a test that chooses no language sees the tenant's.
    locale: 'sv',
    screenshot: 'only-on-failure',
    // A recording of every test takes a third of their time: `--trace on` makes one of the test that is looked into.
    trace: 'off',
  },
})
