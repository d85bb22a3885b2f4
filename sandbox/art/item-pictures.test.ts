import { brotliCompressSync } from 'node:zlib'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { drawItem, drawStillLife, isItemPicture } from './item-pictures.ts'
import { createPainter } from './items/painter.ts'

const { DOMParser } = new JSDOM().window
const names = [
  'bonus-small',
  'bonus-large',
  'spins',
  'phone',
  'meal',
  'cinema',
  'umbrella',
  'tea-set',
  'lamp',
  'power-bank',
  'bag',
  'headphones',
  'watch',
]

test.each(names)('the picture of %s is small, whole and has no text', (name) => {
  if (!isItemPicture(name)) throw new Error(name)
  const svg = drawItem(name)
  expect(svg).not.toMatch(/<text|<script|NaN|undefined/)
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  expect([root.nodeName, root.getAttribute('width'), root.getAttribute('height')]).toEqual(['svg', '480', '372'])
  expect(brotliCompressSync(svg).length).toBeLessThan(2_000)
  const used = [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id)
  for (const id of used) expect(svg).toContain(`id="${id}"`)
})

test('no two things look alike, and the still life has its own gradients for each', () => {
  expect(new Set(names.map((name) => isItemPicture(name) && drawItem(name))).size).toBe(names.length)
  const ids = [...drawStillLife().matchAll(/ id="(\w+)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(10)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a painter gives each gradient an id of its own', () => {
  const { lin, rad, soft, defs } = createPainter()
  expect([lin(['#fff', '#000']), rad(['#fff', '#000']), soft(['#fff', '#000'])]).toEqual([
    'url(#g0)',
    'url(#g1)',
    'url(#g2)',
  ])
  expect(defs().match(/Gradient id=/g)).toHaveLength(3)
})

test('there is no picture of what the mall has not', () => {
  expect(isItemPicture('toString')).toBe(false)
})
