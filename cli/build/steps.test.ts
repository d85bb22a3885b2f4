import { expect, test } from 'vitest'
import { compressedDetail, openSteps, whySlow } from './steps.ts'

test('steps are measured in their order, with what made them long', async () => {
  const clock = openSteps()
  expect(await clock.time('check', async () => 3)).toBe(3)
  await clock.time(
    'code',
    async () => ({ wasCached: false }),
    ({ wasCached }) => (wasCached ? null : 'new profile a1'),
  )
  expect(clock.steps).toEqual([
    { step: 'check', ms: expect.any(Number), detail: null },
    { step: 'code', ms: expect.any(Number), detail: 'new profile a1' },
  ])
})

test('why a tenant was slow is its two longest steps, where they are a fifth of it', () => {
  const steps = [
    { step: 'check', ms: 300, detail: null },
    { step: 'code', ms: 5200, detail: 'new profile a1' },
    { step: 'icons', ms: 2100, detail: null },
    { step: 'publish', ms: 2400, detail: compressedDetail(84) },
  ] as const
  expect(whySlow(steps, 10_000)).toBe('new profile a1 5.2 s, 84 files compressed 2.4 s')
  expect(whySlow(steps, 25_000)).toBe('new profile a1 5.2 s')
  expect(whySlow([], 10)).toBe('')
  expect(compressedDetail(0)).toBeNull()
})
