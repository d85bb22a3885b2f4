import { brotliCompressSync } from 'node:zlib'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { goodsNames, settingNames } from '#sandbox/merchants/demo/mall.ts'
import { drawItem, drawStillLife, isItemPicture } from './item-pictures.ts'
import { createPainter } from './items/painter.ts'
import { isSetting } from './items/settings.ts'

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
  'watch',
  ...goodsNames,
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

test('no two things look alike', () => {
  expect(new Set(names.map((name) => isItemPicture(name) && drawItem(name))).size).toBe(names.length)
})

test.each(settingNames)('the still life of %s is small, and has its own gradients for each of its things', (name) => {
  const drawn = drawStillLife(name)
  expect(drawn).not.toMatch(/<text|<script|NaN|undefined/)
  expect(brotliCompressSync(drawn).length).toBeLessThan(4_000)
  const ids = [...drawn.matchAll(/ id="(\w+)"/g)].map(([, id]) => id)
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
  expect(isSetting('toString')).toBe(false)
})
