import { brotliCompressSync } from 'node:zlib'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { familyIds } from './families/stage.ts'
import { heroes } from './gallery.ts'
import { grammarIds } from './grammars/grammars.ts'
import { letterformIds } from './letters/fonts.ts'
import type { PosterSpec } from './poster.ts'
import { drawPoster } from './poster.ts'

const { DOMParser } = new JSDOM().window

function sampleSpec(index: number): PosterSpec {
  const hero = heroes[index % heroes.length]
  return {
    heroId: hero?.id ?? '',
    paletteIndex: index,
    grammar: grammarIds[(index + Math.floor(index / heroes.length)) % grammarIds.length] ?? 'planes',
    family: familyIds[index % familyIds.length] ?? 'emblem',
    letterform: letterformIds[(index * 3) % letterformIds.length] ?? 'bungee',
    title: ['Wolf Ridge', 'Koi', 'Emperor of the Sunrise', 'Vượt Vũ Môn', 'Falcon’s Prize'][index % 5] ?? '',
    hue: (index * 47) % 360,
    seed: index,
    isShowpiece: index % 3 === 0,
  }
}

const samples = Array.from({ length: heroes.length * 5 }, (_, index) => drawPoster(sampleSpec(index)))

test('a poster stays under 14 kB and packed under 5, even a long title over a rich hero', () => {
  expect(Math.max(...samples.map((poster) => Buffer.byteLength(poster)))).toBeLessThan(14_000)
  const packed = samples.slice(0, 60).map((poster) => brotliCompressSync(poster).length)
  expect(Math.max(...packed)).toBeLessThan(5_000)
})

test('a poster is well-formed, 300 x 400, without text or scripts', () => {
  for (const poster of samples.slice(0, 30)) {
    const root = new DOMParser().parseFromString(poster, 'image/svg+xml').documentElement
    expect(root.nodeName).toBe('svg')
    expect(root.getAttribute('viewBox')).toBe('0 0 300 400')
  }
  for (const poster of samples) expect(poster).not.toMatch(/<text|<script|<image|href="(?!#)|NaN|undefined|Infinity/)
})

test('no id stands twice in a poster, and every reference meets one', () => {
  for (const poster of samples) {
    const ids = [...poster.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
    expect(new Set(ids).size).toBe(ids.length)
    for (const match of poster.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) expect(ids).toContain(match[1])
  }
})

test('the same spec gives the same poster, another grammar another one', () => {
  const spec = sampleSpec(3)
  expect(drawPoster(spec)).toBe(drawPoster(spec))
  const drawn = grammarIds.map((grammar) => drawPoster({ ...spec, grammar }))
  expect(new Set(drawn).size).toBe(grammarIds.length)
})

test('an unknown hero is an error that names it', () => {
  expect(() => drawPoster({ ...sampleSpec(0), heroId: 'nobody' })).toThrow('nobody')
})
