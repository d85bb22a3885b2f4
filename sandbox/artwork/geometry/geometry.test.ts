import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { heroes } from '../gallery.ts'
import { wideScenes } from '../scenes/registry.ts'
import { drawGeometry } from './geometry.ts'

const { DOMParser } = new JSDOM().window
const pictures = [...heroes.map(({ id }) => id), ...Object.keys(wideScenes)]
const pattern = (seed: number) => drawGeometry({ picture: '', seed, isThing: true }, 'poster')

test('each hero and each scene is a thing of its own, not a pattern', () => {
  const drawn = pictures.map((picture) => drawGeometry({ picture, seed: 1, isThing: true }, 'poster'))
  expect(drawn.filter((svg) => svg === pattern(1))).toEqual([])
  expect(new Set(drawn).size).toBe(pictures.length)
})

test.each(['poster', 'wide'] as const)(
  'a %s is well-formed, under 4 kB, and has no word, script or gradient',
  (form) => {
    for (const picture of [...pictures, '']) {
      const svg = drawGeometry({ picture, seed: 7, isThing: true }, form)
      const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
      expect(root.nodeName).toBe('svg')
      expect(root.getAttribute('viewBox')).toBe(form === 'poster' ? '0 0 300 400' : '0 0 480 270')
      expect(Buffer.byteLength(svg)).toBeLessThan(4000)
      expect(svg).not.toMatch(/<text|<script|<image|Gradient|href=|NaN|undefined|Infinity/)
    }
  },
)

test('has three inks, and of two games with one thing rarely the same picture', () => {
  const inks = [...pattern(3).matchAll(/#[0-9a-f]{3,6}/g)].map(([ink]) => ink)
  expect(new Set(inks).size).toBeLessThanOrEqual(3)
  expect(new Set(Array.from({ length: 60 }, (_, seed) => pattern(seed))).size).toBeGreaterThan(55)
})
