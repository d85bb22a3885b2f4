import { test } from './site-test.ts'

/**
 * A test that asks a server itself and opens no page. Unlike `testWithoutPage` it has the worker's sites, and runs in the
 * worker of the tests with pages beside it, with what those have set up.
 */
export const serverTest: typeof test = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern, and this one has none
  faults: async ({}, use) => use({ allow: () => undefined }),
})
