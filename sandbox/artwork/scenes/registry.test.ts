import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bannerScenes, wideScenes } from './registry.ts'

const HUES = [undefined, 20, 200] as const

/** Every picture the registry can draw, with its box and its greatest weight, in bytes of brotli. */
const pictures = [
  ...Object.values(wideScenes).flatMap((scene) =>
    [0, 1, 2, 3, 4, 5, 20].map((variant) => ({
      name: `${scene.id} ${variant}`,
      draw: () => scene.draw(variant === 0 ? undefined : { hue: variant * 53, variant }),
      box: '0 0 480 270',
      most: 4_000,
    })),
  ),
  ...Object.values(bannerScenes).flatMap((scene) =>
    HUES.flatMap((hue, index) =>
      (['desktop', 'phone'] as const).map((shape) => ({
        name: `${scene.id} ${shape} ${index}`,
        draw: () => scene[shape](hue === undefined ? {} : { hue }),
        box: shape === 'desktop' ? '0 0 1200 510' : '0 0 500 640',
        most: 9_000,
      })),
    ),
  ),
]

/** The first thing wrong with the nesting or the numbers of a document, or nothing. */
function fault(svg: string): string | undefined {
  const open: string[] = []
  for (const [tag, closing, name = '', attributes = '', empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*?)(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) return `${tag} closes nothing`
      continue
    }
    if (!/^(?:\s+[\w-]+="[^"<>]*")*$/.test(attributes)) return `bad attributes: ${tag}`
    if (!empty) open.push(name)
  }
  if (open.length > 0) return `left open: ${open.join(' ')}`
  return svg.match(/NaN|undefined|Infinity|\[object/)?.[0]
}

describe('scene registry', () => {
  it('names every scene by its own id', () => {
    for (const [id, scene] of Object.entries(wideScenes)) expect(scene.id).toBe(id)
    for (const [id, scene] of Object.entries(bannerScenes)) expect(scene.id).toBe(id)
    expect(Object.keys(wideScenes).length).toBeGreaterThanOrEqual(18)
    expect(Object.keys(bannerScenes)).toHaveLength(29)
  })

  it.each(pictures)('draws $name', ({ draw, box, most }) => {
    const svg = draw()
    expect(svg.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"`)).toBe(true)
    // On the wire: a drawing of many like parts is long and small.
    expect(brotliCompressSync(svg).length).toBeLessThan(most)
    expect(fault(svg)).toBeUndefined()
    expect(svg).not.toMatch(/<(?:text|script|style|image|foreignObject)\b|\son\w+=|href="(?!#)/)
    expect(draw()).toBe(svg)
    const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
    expect(new Set(ids).size).toBe(ids.length)
    const used = [...svg.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map((match) => match[1] ?? match[2])
    expect(used.filter((id) => !ids.includes(id))).toEqual([])
  })
})
