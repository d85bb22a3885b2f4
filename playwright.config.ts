import { defineConfig } from 'playwright/test'
import { launchOptions } from './tests/support/browser.ts'

/** Browser tests run on the built sites in dist/: `npm run build` first. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // Ends a test that hangs; it judges no speed. A busy machine of two cores takes several times as long as an idle one.
  timeout: 90_000,
  expect: { timeout: 25_000 },
  use: {
    launchOptions: launchOptions(),
    contextOptions: { reducedMotion: 'reduce' },
    // No site has it: a test that chooses no language sees the tenant's.
    locale: 'fr',
    screenshot: 'only-on-failure',
    // A recording of every test takes a third of their time: `--trace on` makes one of the test that is looked into.
    trace: 'off',
  },
})
