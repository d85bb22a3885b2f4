import type { Site } from '../site/site.ts'

interface FontFace {
  path: string
  /** Code points, both ends included; all of them where the font says none. */
  ranges: readonly (readonly [number, number])[]
}

const rule = /@font-face\s*\{([^}]*)\}/g
const everything = [[0, 0x10ffff]] as const

/** "U+0000-00FF,U+4??,U+2122" as pairs of code points. */
function rangesOf(text: string): [number, number][] {
  return [...text.matchAll(/U\+([0-9a-f?]+)(?:-([0-9a-f]+))?/gi)].map(([, from = '', to]) => [
    Number.parseInt(from.replaceAll('?', '0'), 16),
    Number.parseInt(to ?? from.replaceAll('?', 'f'), 16),
  ])
}

function fontFacesOf(css: string): FontFace[] {
  return [...css.matchAll(rule)].flatMap(([, body = '']) => {
    const path = /url\(["']?\/([^"')]+)/.exec(body)?.[1]
    const range = /unicode-range:([^;]+)/i.exec(body)?.[1]
    return path === undefined ? [] : [{ path, ranges: range === undefined ? everything : rangesOf(range) }]
  })
}

/** What stands on a page as text, by code point. */
function lettersOf(html: string): number[] {
  const words = html.replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, '')
  return [...new Set(words)].flatMap((letter) => letter.codePointAt(0) ?? [])
}

/**
 * The files of fonts that the page's own words can ask for: those that hold one of its letters, in any of its families. A
 * browser asks for fewer, since not every family is used for every word.
 */
export function pageFonts(site: Site, styles: Iterable<string>): string[] {
  const letters = lettersOf(site.files.get('index.html')?.text() ?? '')
  const fontFaces = [...styles].flatMap((path) => fontFacesOf(site.files.get(path)?.text() ?? ''))
  const used = fontFaces.filter(({ ranges }) =>
    letters.some((at) => ranges.some(([from, to]) => at >= from && at <= to)),
  )
  return [...new Set(used.map(({ path }) => path))].filter((path) => site.files.has(path))
}
