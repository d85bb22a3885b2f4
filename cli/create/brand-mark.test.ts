import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { drawMark, initialsOf } from './brand-mark.ts'

test.each([
  ['Acme Play', 'AP', 'A'],
  ['globex', 'G', 'G'],
  ['Bet 365 Now', 'B3', 'B'],
  ['নূর', 'N', 'N'],
  ['—', '', ''],
])('the initials of %s are %s', (name, two, one) => {
  expect([initialsOf(name, 2), initialsOf(name, 1)]).toEqual([two, one])
})

/** How many pixels of the middle are of another colour than the tile there. */
function inked(svg: string): number {
  const { pixels, width } = new Resvg(svg).render()
  const at = (x: number, y: number) => pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)
  const corner = at(32, 58)
  let count = 0
  for (let y = 12; y < 52; y++)
    for (let x = 8; x < 56; x++) {
      const pixel = at(x, y)
      if (pixel.some((value, channel) => Math.abs(value - (corner[channel] ?? 0)) > 90)) count += 1
    }
  return count
}

test.each(['#7a2bd6', '#000000', '#ffffff', '#ffd400', '#0f7a4f'])(
  'a mark in %s can be read, whatever its letters',
  (colour) => {
    for (const name of ['Acme Play', 'Initech Casino', 'Wm Mw', 'ii', '🎲', '—']) {
      for (const use of ['logo', 'favicon'] as const) {
        const svg = drawMark(name, colour, use)
        expect(svg).not.toContain('NaN')
        expect(inked(svg), `${name} ${use}`).toBeGreaterThan(60)
      }
    }
  },
)
