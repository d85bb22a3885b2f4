import { globSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { gateNames } from './cli/bundle/profile.ts'
import { longTests } from './tests/long-tests.ts'

/** Unit tests see every gate open; what is behind a closed gate is asserted on built sites. Vitest empties what it gets. */
const openGates = () => Object.fromEntries(gateNames.map((name) => [name, 'true']))

const site = {
  setupFiles: ['tests/support/unit-setup.ts'],
  restoreMocks: true,
  // Ends a test that hangs; it judges no speed.
  testTimeout: 20_000,
}

/** Files of one thread or process, one after the other: each has modules of its own, the packages are loaded once. */
const inTurn = {
  isolate: false,
  setupFiles: ['tests/support/file-setup.ts', ...site.setupFiles],
  sequence: { setupFiles: 'list' as const },
}

/** A document takes longer to make than most files of logic: those that need one say so. */
const needsDocument = (path: string) =>
  path.endsWith('.tsx') || readFileSync(path, 'utf8').startsWith('// Needs a document.')
const siteTests = globSync(['src/**/*.test.ts', 'src/**/*.test.tsx'])
const documentTests = siteTests.filter(needsDocument)

/** Packages that keep the document they were loaded with, or what a file set in them: each file loads them anew. */
const packagesWithState = [/@testing-library\/(dom|react)/, /@tanstack/, /i18next/, /dompurify/]

/** React's two renderers share the values of contexts, and markup that fails leaves them set for the next file. */
const rendersMarkup = (path: string) => /render(Whole|FirstPaint|Gallery)\(/.test(readFileSync(path, 'utf8'))

/** A file that puts something into the place of a module needs modules of its own. */
const isAlone = (path: string) => readFileSync(path, 'utf8').includes('vi.mock(')

const toolTests = globSync([
  'contract/**/*.test.ts',
  'cli/**/*.test.ts',
  'sandbox/**/*.test.ts',
  'scripts/**/*.test.ts',
  'tests/support/**/*.test.ts',
  'tests/browsers/**/*.test.ts',
])
/** All others of the tool share theirs: loading them for each file took half of these files' time. */
const tool = { environment: 'node', restoreMocks: true, testTimeout: 20_000 }

const command = {
  include: ['tests/cli/**/*.test.ts'],
  environment: 'node' as const,
  globalSetup: ['tests/cli/support/build-once.ts'],
  setupFiles: ['tests/cli/support/own-cache.ts'],
  // Ends a test that hangs: the longest takes 20 s on an idle machine, and 45 s on a busy one.
  testTimeout: 180_000,
  hookTimeout: 180_000,
}

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        // What is loaded anew is transformed, which CommonJS cannot be.
        resolve: { mainFields: ['module', 'main'] },
        define: openGates(),
        test: {
          ...site,
          name: 'site',
          include: documentTests.filter((path) => !rendersMarkup(path)),
          environment: './tests/support/document-environment.ts',
          ...inTurn,
          pool: 'threads',
          server: { deps: { inline: packagesWithState } },
        },
      },
      {
        plugins: [react()],
        define: openGates(),
        test: {
          ...site,
          name: 'site-alone',
          include: documentTests.filter(rendersMarkup),
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://site.example/' } },
          pool: 'threads',
        },
      },
      {
        plugins: [react()],
        define: openGates(),
        test: {
          ...site,
          name: 'site-logic',
          include: siteTests.filter((path) => !needsDocument(path)),
          environment: 'node',
          ...inTurn,
        },
      },
      {
        test: { ...tool, name: 'tool', include: toolTests.filter((path) => !isAlone(path)), isolate: false },
      },
      {
        test: { ...tool, name: 'tool-alone', include: toolTests.filter(isAlone) },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          // Ends a test that hangs; it judges no speed.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { ...command, name: 'command', exclude: [...longTests] } },
      {
        test: { ...command, name: 'command-long', include: longTests.filter((path) => path.startsWith('tests/cli/')) },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/faults/support/warm-cache.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
