import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { gateNames } from './cli/bundle/profile.ts'

/** Unit tests see every gate open; what is behind a closed gate is asserted on built sites. */
const define = Object.fromEntries(gateNames.map((name) => [name, 'true']))

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        define,
        test: {
          name: 'site',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://site.example/' } },
          setupFiles: ['tests/support/unit-setup.ts'],
          restoreMocks: true,
        },
      },
      {
        test: {
          name: 'tool',
          include: ['cli/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
          restoreMocks: true,
        },
      },
      {
        test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], environment: 'node', testTimeout: 20_000 },
      },
      {
        test: {
          name: 'command',
          include: ['tests/cli/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/faults/support/warm-cache.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
