import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { promotionScenes } from './registry.ts'

test.each(Object.entries(promotionScenes))(
  'draws %s whole, small, the same each time and without letters',
  (_id, draw) => {
    const svg = draw()
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (373 236|760 340)"/)
    expect(brotliCompressSync(svg).length).toBeLessThan(8000)
    expect(svg).not.toMatch(/NaN|undefined|\[object|<(?:text|script|style|image|foreignObject)\b|href="(?!#)/)
    expect(draw()).toBe(svg)
    // Markup in an attribute's place is no drawing.
    expect(svg).not.toMatch(/="[^"]*</)
    const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    const used = [...svg.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map(([, link, paint]) => link ?? paint)
    expect(used.filter((id) => !ids.includes(id))).toEqual([])
  },
)
