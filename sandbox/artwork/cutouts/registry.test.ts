import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawDealer } from '../dealers/dealer.ts'
import { isRegion } from '../dealers/look.ts'
import { cutouts } from './registry.ts'

const drawings = Object.entries(cutouts).flatMap(([id, cutout]) =>
  Array.from({ length: cutout.variants }, (_, variant) => ({ name: `${id} ${variant}`, id, cutout, variant })),
)

/** What is wrong with a document: numbers that are none, ids twice, paints that are not there. */
function faultsOf(svg: string): string[] {
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  const used = [...svg.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map(([, one, other]) => one ?? other)
  return [
    ...(svg.match(/NaN|undefined|Infinity|\[object|<(?:text|script|style|image|foreignObject)\b|\son\w+=/g) ?? []),
    ...ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `twice: ${id}`),
    ...used.filter((id) => !ids.includes(id)).map((id) => `not there: ${id}`),
  ]
}

test.each(drawings)('$name is a small picture without a ground', ({ id, cutout, variant }) => {
  const svg = cutout.draw(variant)
  expect(cutout.id).toBe(id)
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 300 300"[\s\S]*<\/svg>$/)
  expect(svg).not.toMatch(/<rect width="300"/)
  expect(faultsOf(svg)).toEqual([])
  expect(brotliCompressSync(svg).length).toBeLessThan(3000)
  expect(cutout.draw(variant)).toBe(svg)
})

test('no two variants of a cutout are the same picture', () => {
  expect(new Set(drawings.map(({ cutout, variant }) => cutout.draw(variant))).size).toBe(drawings.length)
})

const tables = ['baccarat', 'blackjack', 'dragon-tiger', 'sic-bo', 'roulette', 'wheel']
const regions = ['south', 'gulf', 'japan', 'mekong', 'viet', 'world'].filter(isRegion)

test.each(regions)('dealers of the region %s differ from each other, and deal what is played', (region) => {
  const drawn = Array.from({ length: 12 }, (_, seed) =>
    drawDealer({ subject: tables[seed % tables.length] ?? '', seed, region }),
  )
  expect(regions).toHaveLength(6)
  expect(new Set(drawn).size).toBe(drawn.length)
  for (const svg of drawn) {
    expect(svg).toContain('viewBox="0 0 360 300"')
    expect(faultsOf(svg)).toEqual([])
    expect(brotliCompressSync(svg).length).toBeLessThan(4000)
  }
})

test('one person deals other games with other things', () => {
  const games = tables.filter((subject) => subject !== 'dragon-tiger')
  expect(new Set(games.map((subject) => drawDealer({ subject, seed: 5, region: 'world' }))).size).toBe(5)
})
