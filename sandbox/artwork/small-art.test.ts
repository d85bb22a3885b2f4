import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { drawAvatar } from './avatar.ts'
import { drawCaptcha } from './captcha.ts'
import { familyIds } from './families/stage.ts'
import { heroes } from './gallery.ts'
import { drawGameIcon } from './game-icon.ts'
import { letterformIds } from './letters/fonts.ts'
import { drawVendorMark } from './vendor-mark.ts'
import type { VendorSymbolId } from './vendor-symbols.ts'
import { vendorSymbols } from './vendor-symbols.ts'
import { drawWide } from './wide.ts'

const { DOMParser } = new JSDOM().window

function sizeOf(svg: string): [number, number] {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  expect(root.nodeName).toBe('svg')
  expect(svg).not.toMatch(/<text|<script|NaN|undefined/)
  return [Number(root.getAttribute('width')), Number(root.getAttribute('height'))]
}

const symbols = Object.keys(vendorSymbols) as VendorSymbolId[]

test('a vendor mark is 24 px high, as wide as its name and of one colour', () => {
  expect(symbols.length).toBeGreaterThanOrEqual(20)
  const marks = symbols.map((symbol, index) => {
    const letterform = letterformIds[index % letterformIds.length] ?? 'bungee'
    return drawVendorMark({ name: 'Kite & Anvil', symbol, letterform, colour: '#cfe8d8' })
  })
  for (const mark of marks) {
    const [width, height] = sizeOf(mark)
    expect(height).toBe(24)
    expect(width).toBeGreaterThan(90)
    expect(mark).not.toContain('currentColor')
    expect(new Set(mark.match(/#[0-9a-f]{3,8}\b/g))).toEqual(new Set(['#cfe8d8']))
  }
  expect(new Set(marks).size).toBe(marks.length)
})

test('avatars are square, small and varied', () => {
  const avatars = Array.from({ length: 60 }, (_, seed) => drawAvatar(seed))
  expect(sizeOf(avatars[0] ?? '')).toEqual([96, 96])
  expect(new Set(avatars).size).toBe(60)
  expect(drawAvatar(7)).toBe(drawAvatar(7))
  for (const avatar of avatars) expect(avatar.length).toBeLessThan(4_000)
})

test('a captcha holds paths only, and its text stands nowhere in the source', () => {
  const captcha = drawCaptcha('7K3NX', 11)
  expect(sizeOf(captcha)).toEqual([136, 48])
  expect(captcha).not.toMatch(/7K3NX/i)
  expect(captcha.match(/<path/g)?.length).toBeGreaterThan(10)
  expect(drawCaptcha('7K3NX', 12)).not.toBe(captcha)
})

test('a game icon stays under 8 kB', () => {
  for (const [index, { id }] of heroes.entries()) {
    const icon = drawGameIcon({ heroId: id, paletteIndex: index, hue: (index * 50) % 360, seed: index })
    expect(Buffer.byteLength(icon)).toBeLessThan(8_000)
    if (index < 5) expect(sizeOf(icon)).toEqual([96, 96])
  }
})

test('a wide picture is 480 x 270 and under 12 kB', () => {
  for (const [index, { id }] of heroes.entries()) {
    const family = familyIds[index % familyIds.length] ?? 'emblem'
    const wide = drawWide({ heroId: id, paletteIndex: index, family, hue: (index * 31) % 360, seed: index })
    expect(Buffer.byteLength(wide)).toBeLessThan(12_000)
    if (index < 6) expect(sizeOf(wide)).toEqual([480, 270])
  }
})
