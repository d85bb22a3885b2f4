import { globSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

const sheet = readFileSync('src/features/lobby/scene/table-card.module.css', 'utf8')
const strips = globSync('tenants/*/assets/art/live-sets.svg')
const rules = [...sheet.matchAll(/:nth-child\(6n \+ (\d)\) \.ground \{([^}]*)\}/g)]

test('each of six places in the list has a set of its own, with a drawing and without', () => {
  expect(rules.map(([, place]) => Number(place)).toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  const shown = rules.map(([, , body = '']) => /--set: (\d+%)/.exec(body)?.[1] ?? '0%')
  expect(shown.toSorted()).toEqual(['0%', '100%', '20%', '40%', '60%', '80%'])
  expect(new Set(rules.map(([, , body = '']) => body.slice(body.indexOf('--wall')))).size).toBe(6)
})

test('no set is a sunburst', () => {
  expect(sheet).not.toContain('repeating-conic-gradient')
})

test.each(strips)('%s has six places side by side, within 8 kB', (path) => {
  const svg = readFileSync(path, 'utf8')
  expect(svg).toContain('viewBox="0 0 2220 205"')
  expect(svg.match(/<svg[^>]* width="370" height="205"/g)).toHaveLength(6)
  expect(brotliCompressSync(svg).length).toBeLessThan(8192)
})
