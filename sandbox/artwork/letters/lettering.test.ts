import { expect, test } from 'vitest'
import { letterformFor, letterformIds } from './fonts.ts'
import type { TitleSpec } from './lettering.ts'
import { breakTitle, letterTitle } from './lettering.ts'
import { boundsOf, outlineText, pathData } from './outline.ts'
import { simplified } from './simplify.ts'

const spec: TitleSpec = {
  text: 'Wolf Ridge',
  letterform: 'bungee',
  centreX: 150,
  bottom: 376,
  width: 264,
  tallest: 56,
  precision: { unitsPerPixel: 5, tolerance: 0.12 },
}

test('a title breaks into lines of like length', () => {
  expect(breakTitle('Koi')).toEqual(['Koi'])
  expect(breakTitle('Wolf Ridge')).toEqual(['Wolf', 'Ridge'])
  expect(breakTitle('Emperor of the Sunrise')).toEqual(['Emperor of', 'the Sunrise'])
  expect(breakTitle('  Lamp   of Wonders ')).toEqual(['Lamp of', 'Wonders'])
})

test('every letterform fits its title between the edges and above the foot', () => {
  for (const letterform of letterformIds) {
    for (const text of ['Koi', 'Wolf Ridge', 'Emperor of the Sunrise', 'Extraordinary']) {
      const { defs, top } = letterTitle({ ...spec, letterform, text })
      const { left, right, bottom } = drawnBounds(defs)
      expect(left / 5).toBeGreaterThan(150 - 133)
      expect(right / 5).toBeLessThan(150 + 133)
      expect(bottom / 5).toBeLessThan(378)
      expect(top).toBeGreaterThan(220)
    }
  }
})

test('a title of one line leaves its letters whole, one by one', () => {
  const { letters, defs } = letterTitle({ ...spec, oneLine: 12 })
  expect(letters).toHaveLength('WolfRidge'.length)
  expect(defs.match(/<path/g)).toHaveLength(1)
  const across = letters.map(({ x }) => x)
  expect(across).toEqual(across.toSorted((one, two) => one - two))
})

test('a letterform without a character hands the title to one that has it', () => {
  expect(letterformFor('lilita', 'Wolf')).toBe('lilita')
  expect(letterformFor('lilita', 'Vũ Môn Ngọc')).toBe('bangers')
  expect(letterformFor('bungee', 'Trống Đồng')).toBe('bungee')
})

test('simplifying saves bytes and keeps the outline where it was', () => {
  const outline = outlineText('Crimson', 'playfair')
  const fewer = simplified(outline, 0.4)
  expect(pathData(fewer, 5).length).toBeLessThan(pathData(outline, 5).length * 0.9)
  const before = boundsOf(outline)
  const after = boundsOf(fewer)
  expect(Math.abs(before.right - after.right)).toBeLessThan(3)
  expect(Math.abs(before.top - after.top)).toBeLessThan(3)
})

/** Follows the relative commands of the paths in a title's defs; control points count as part of the shape. */
function drawnBounds(defs: string): { left: number; right: number; bottom: number } {
  const xs: number[] = []
  const ys: number[] = []
  for (const [, data] of defs.matchAll(/<path d="([^"]+)"/g)) {
    let x = 0
    let y = 0
    let start: [number, number] = [0, 0]
    for (const [, letter = '', rest = ''] of (data ?? '').matchAll(/([a-z])([^a-z]*)/g)) {
      const numbers = (rest.match(/-?\d+/g) ?? []).map(Number)
      if (letter === 'z') [x, y] = start
      const size = { h: 1, v: 1, q: 4, c: 6 }[letter] ?? 2
      for (let index = 0; index + size <= numbers.length; index += size) {
        if (letter === 'h') x += numbers[index] ?? 0
        else if (letter === 'v') y += numbers[index] ?? 0
        else {
          x += numbers[index + size - 2] ?? 0
          y += numbers[index + size - 1] ?? 0
        }
        if (letter === 'm') start = [x, y]
        xs.push(x)
        ys.push(y)
      }
    }
  }
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.max(...ys) }
}
