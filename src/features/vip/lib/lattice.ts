import type { Layout } from '#contract/site/site-config.ts'

/** One figure of a pattern around 0 0, about 70 wide, in the shape that the brand gives its tags. */
export const figures: Readonly<Record<Layout['accentShape'], string>> = {
  diamond: 'M-25-25H25V25H-25ZM0-35L35 0L0 35L-35 0Z',
  circle: 'M-34 17a34 34 0 0 1 68 0M-22 17a22 22 0 0 1 44 0M-10 17a10 10 0 0 1 20 0',
  round: 'M0 0C-18-14-16-32 0-34C16-32 18-14 0 0C14-18 32-16 34 0C32 16 14 18 0 0C18 14 16 32 0 34C-16 32-18 14 0 0Z',
  skew: 'M-14-28H30L14 28H-30ZM-4-16H16L6 16H-14Z',
  square: 'M-30-30H30V30H-30ZM-16-16H16V16H-16Z',
}

/** Where the figures stand over the sky of a card of 560 x 352, rows set off by half a figure. */
export const latticePlaces: readonly { x: number; y: number }[] = Array.from({ length: 4 }, (_, row) =>
  Array.from({ length: 8 }, (_, column) => ({ x: column * 84 + (row % 2) * 42 - 14, y: row * 74 + 24 })),
).flat()
