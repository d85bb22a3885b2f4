import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { letterforms } from '../artwork/letters/fonts.ts'
import { drawLetter, ranks } from './letters.ts'

test('each rank is lettered in each vendor’s face, small enough to be asked for by a game', () => {
  for (const face of Object.keys(letterforms))
    for (const rank of ranks) {
      const svg = drawLetter(rank, face) ?? ''
      expect(svg, `${rank} ${face}`).not.toMatch(/NaN|undefined/)
      expect(svg.startsWith('<svg'), `${rank} ${face}`).toBe(true)
      expect(brotliCompressSync(svg).length, `${rank} ${face}`).toBeLessThan(1500)
    }
})

test('there is no other rank, and no face that no vendor has', () => {
  expect(drawLetter('z', 'slab')).toBeNull()
  expect(drawLetter('a', 'unheard')).toBeNull()
})
