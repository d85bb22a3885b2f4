import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { heroes } from '../gallery.ts'
import { drawEmptyWorld, drawWorld, type WorldSpec } from './draw-world.ts'
import { drawRoom } from './room.ts'
import { drawTitle } from './title-picture.ts'

const most = 8_000

function check(svg: string): void {
  expect(brotliCompressSync(svg).length).toBeLessThan(most)
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object|<(?:text|script|style|image|foreignObject)\b|href="(?!#)/)
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
  expect(new Set(ids).size).toBe(ids.length)
  const used = [...svg.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map((match) => match[1] ?? match[2])
  expect(used.filter((id) => !ids.includes(id))).toEqual([])
}

const spec = (heroId: string, more: Partial<WorldSpec> = {}): WorldSpec => {
  return { heroId, paletteIndex: 0, hue: 160, seed: 7, isMirrored: false, ...more }
}

describe('worlds', () => {
  it.each(heroes.map(({ id }) => id))('has one for %s', (id) => {
    const svg = drawWorld(spec(id))
    expect(svg).toContain('viewBox="0 0 1152 500"')
    check(svg)
    expect(drawWorld(spec(id))).toBe(svg)
  })

  it('is there without the figure, for the machine that is played in it', () => {
    const tiger = heroes.find(({ id }) => id === 'tiger')
    const svg = drawEmptyWorld(spec('tiger'))
    check(svg)
    expect(svg).not.toContain(tiger?.draw(tiger.palettes[0]))
  })

  it('shows the figure in the colours of its poster, whatever the light', () => {
    const tiger = heroes.find(({ id }) => id === 'tiger')
    const figure = tiger?.draw(tiger.palettes[1]) ?? ''
    expect(drawWorld(spec('tiger', { paletteIndex: 1, hue: 40 }))).toContain(figure)
  })

  it('moves the figure to the other side and never turns it round', () => {
    const [end, start] = [false, true].map((isMirrored) => drawWorld(spec('triple-seven', { isMirrored })))
    const place = (svg = '') => /<g filter="url\(#cast\)"><g transform="translate\(([\d.]+)/.exec(svg)?.[1]
    expect(Number(place(end))).toBeGreaterThan(576)
    expect(Number(place(start))).toBeLessThan(300)
    check(start ?? '')
  })

  it.each(['roulette', 'baccarat', 'sic-bo', 'wheel', 'unheard-of'])('has a room for %s', (subject) => {
    check(drawRoom({ subject, region: 'south', seed: 10386, hue: 12, isMirrored: false }))
    check(drawRoom({ subject, region: 'gulf', seed: 3, hue: 200, isMirrored: true }))
  })
})

describe('titles', () => {
  it.each(['closeup', 'neon', 'paper', 'jade', 'pixel', 'planes'] as const)('are lettered as %s', (grammar) => {
    const svg = drawTitle({ title: 'Tiger Royale', grammar, letterform: 'slab', hue: 160, seed: 7 })
    check(svg)
    const [, left, top, width, height] = /viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
    expect([left, top, width, height].every((side) => Number.isFinite(Number(side)))).toBe(true)
    expect(Number(width)).toBeLessThan(500)
  })
})
