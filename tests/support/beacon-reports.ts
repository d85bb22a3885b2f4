import type { Beacon } from '#contract/site/beacon.ts'

/** The minute that tests of the collector begin in. */
export const start = Date.UTC(2026, 10, 22, 9, 0)
export const minute = 60_000
export const hour = 60 * minute

/** A start of acme's page that went well. */
export const soundReport = (values: Partial<Beacon> = {}): Beacon => ({
  format: 'livery-beacon-1',
  merchant: 'acme',
  build: '000000000000',
  starts: 1,
  failedStarts: 0,
  scriptErrors: 0,
  firstPicture: null,
  error: null,
  ...values,
})

export const metError = (message: string, place = 'main-1a2b.js:1:88'): Partial<Beacon> => ({
  scriptErrors: 1,
  error: { message, place },
})
