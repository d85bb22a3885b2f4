import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatColour, type Lch, lch, pixelOf, ratioOf, readColour } from './colour.ts'
import { findShortfalls } from './contrast.ts'
import { derivePalette, nearestPassing, type Palette } from './palette.ts'

/** The palette under the names that themes give it, with the component tokens that alias it. */
function asValues(palette: Palette): Record<string, string> {
  const values = Object.fromEntries(
    Object.entries(palette).map(([role, colour]) => [`color-${role}`, formatColour(colour)]),
  )
  return {
    ...values,
    'color-header': values['color-bg'] ?? '',
    'color-side-menu': values['color-surface-1'] ?? '',
    'color-digit-plate': values['color-inset'] ?? '',
    'color-on-digit-plate': values['color-wins'] ?? '',
    'color-footer': values['color-surface-1'] ?? '',
    'color-on-footer': values['color-text-1'] ?? '',
    'color-footer-mark': values['color-wins'] ?? '',
  }
}

const themes = ['dark', 'light'] as const

const brandColour: fc.Arbitrary<Lch> = fc
  .record({
    l: fc.double({ min: 0, max: 1, noNaN: true }),
    c: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 0.37, noNaN: true })),
    h: fc.double({ min: 0, max: 360, noNaN: true }),
  })
  .map(({ l, c, h }) => lch(l, c, h))

test.each(themes)('every pair of a derived %s palette passes, whatever the brand colour', (theme) => {
  fc.assert(
    fc.property(brandColour, (brand) => {
      expect(findShortfalls(asValues(derivePalette(brand, theme)), theme)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test.each(['#000', '#fff', '#808080', '#ffe600', '#0000ff', '#00ff00', '#ff00ff'])(
  '%s makes a palette in both themes',
  (css) => {
    const brand = readColour(css) ?? lch(0, 0, 0)
    for (const theme of themes) expect(findShortfalls(asValues(derivePalette(brand, theme)), theme)).toEqual([])
  },
)

test('every derived colour is one that sRGB can show', () => {
  for (const colour of Object.values(derivePalette(lch(0.7, 0.3, 145), 'dark'))) {
    const shown = readColour(
      `rgb(${pixelOf(colour)
        .map((part) => part * 255)
        .join(' ')})`,
    )
    expect(Math.abs((shown?.l ?? 0) - colour.l)).toBeLessThan(0.02)
    expect(Math.abs((shown?.c ?? 0) - colour.c)).toBeLessThan(0.02)
  }
})

test('surfaces carry the hue of the brand, and rise in lightness in the dark', () => {
  const palette = derivePalette(lch(0.5, 0.15, 350), 'dark')
  const [bg, s1, s2, s3] = ['bg', 'surface-1', 'surface-2', 'surface-3'].map((role) => palette[role])
  expect([bg, s1, s2, s3].map((surface) => Math.round(surface?.h ?? 0))).toEqual([350, 350, 350, 350])
  expect((s1?.l ?? 0) - (bg?.l ?? 0)).toBeCloseTo(0.035, 3)
  expect((s2?.l ?? 0) - (s1?.l ?? 0)).toBeCloseTo(0.041, 3)
  expect((s3?.l ?? 0) - (s2?.l ?? 0)).toBeCloseTo(0.055, 3)
})

test('a brand colour that passes as it is stays as it is', () => {
  const brand = readColour('oklch(.7 .15 30)') ?? lch(0, 0, 0)
  expect(derivePalette(brand, 'dark').action).toEqual(brand)
})

test('the nearest passing colour is the nearest, and null where there is none', () => {
  const white = lch(1, 0, 0)
  const found = nearestPassing(lch(0.7, 0, 0), [white], 4.5)
  expect(ratioOf(pixelOf(found ?? white), pixelOf(white))).toBeGreaterThanOrEqual(4.5)
  expect(found?.l).toBeGreaterThan(0.5)
  expect(nearestPassing(lch(0.7, 0, 0), [white, lch(0, 0, 0)], 7)).toBeNull()
})
