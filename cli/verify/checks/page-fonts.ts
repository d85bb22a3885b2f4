import { fontFaceRanges, hasLetter, lettersOf, type Range } from '#cli/site-files/font-ranges.ts'
import type { Site } from '../site/site.ts'

interface FontFace {
  path: string
  ranges: readonly Range[] | null
}

const rule = /@font-face\s*\{([^}]*)\}/g

function fontFacesOf(css: string): FontFace[] {
  return [...css.matchAll(rule)].flatMap(([, body = '']) => {
    const path = /url\(["']?\/([^"')]+)/.exec(body)?.[1]
    return path === undefined ? [] : [{ path, ranges: fontFaceRanges(body) }]
  })
}

/**
 * The files of fonts that the page's own words can ask for: those that hold one of its letters, in any of its families. A
 * browser asks for fewer, since not every family is used for every word.
 */
export function pageFonts(site: Site, styles: Iterable<string>): string[] {
  const letters = lettersOf(site.files.get('index.html')?.text() ?? '')
  const fontFaces = [...styles].flatMap((path) => fontFacesOf(site.files.get(path)?.text() ?? ''))
  const used = fontFaces.filter(({ ranges }) => hasLetter(ranges, letters))
  return [...new Set(used.map(({ path }) => path))].filter((path) => site.files.has(path))
}
