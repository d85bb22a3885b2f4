import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { openMemo } from '#cli/lib/memo.ts'
import { folderStamp } from '#cli/terminal/file-stamp.ts'

const lucide = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons')

/** A path that is nothing but lines: several in a row are drawn alike as one. */
const plainPath = /(?:<path d="[^"]+"\/>){2,}/g
const number = String.raw`-?(?:\d*\.\d+|\d+)`
/** A first point is absolute, also by a small letter; what follows without a letter is lines from there. */
const firstMove = new RegExp(`^m *(${number})[ ,]*(${number})[ ,]*`)

const absolute = (path: string) =>
  path.replace(
    firstMove,
    (move, x: string, y: string) => `M${x} ${y}${/[\d.-]/.test(path.charAt(move.length)) ? 'l' : ''}`,
  )

/** A page has many drawings: fewer elements and bytes. */
const joined = (paths: string) =>
  `<path d="${[...paths.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => absolute(path)).join('')}"/>`

function inner(svg: string): { viewBox: string; body: string } {
  const open = /<svg[^>]*>/.exec(svg)?.[0] ?? ''
  const body = svg.slice(svg.indexOf(open) + open.length, svg.lastIndexOf('</svg>'))
  const viewBox = /viewBox="([^"]+)"/.exec(open)?.[1] ?? '0 0 24 24'
  return {
    viewBox,
    body: body
      .replaceAll(/\s*\n\s*| (?=\/>)/g, '')
      .trim()
      .replaceAll(plainPath, joined),
  }
}

/** What the drawing's root says of lines is left out: `src/ui/icon.module.css` says the same of whatever is drawn here. */
function symbolOf(name: string, ownDir: string): string {
  const path = [join(ownDir, `${name}.svg`), join(lucide, `${name}.svg`)].find((candidate) => existsSync(candidate))
  if (!path) throw new Error(`There is no icon "${name}", neither in ${ownDir} nor in lucide-static`)
  const { viewBox, body } = inner(readFileSync(path, 'utf8'))
  return `<symbol id="i-${name}" viewBox="${viewBox}">${body}</symbol>`
}

const symbols = openMemo<string>(1000)

/** A symbol by each icon's name, in the order of the names. Each is read once as long as the folder stays as it is. */
function symbolsOf(names: readonly string[], ownDir: string): Map<string, string> {
  const stamp = folderStamp(ownDir, '.svg')
  const inOrder = [...new Set(names)].sort()
  return new Map(
    inOrder.map((name) => [name, symbols(JSON.stringify([name, ownDir, stamp]), () => symbolOf(name, ownDir))]),
  )
}

/** A site's icons: all in a file of their own, those of a first paint in the page. */
export interface SiteIcons {
  /** SVG with a symbol for each icon; the same for all tenants of a profile. */
  sheet: string
  /** What stands in a page with this first paint. `address` is the sheet's. */
  inPage(firstPaint: string, address: string): string
}

const spriteOf = (drawn: readonly string[], sheet = '') =>
  `<svg id="icons"${sheet && ` data-sheet="${sheet}"`} width="0" height="0" hidden>${drawn.join('')}</svg>`

/**
 * One hidden drawing with a symbol for each icon, to stand in a page: `<use href="#i-name">` then costs neither a
 * request nor code. Throws where a name has neither an own drawing in `ownDir` nor one in lucide.
 */
export const iconSprite = (names: readonly string[], ownDir: string): string =>
  spriteOf([...symbolsOf(names, ownDir).values()])

/** The icons of a site; those that a first paint does not show `src/ui/icon.tsx` takes out of the sheet. */
export function siteIcons(names: readonly string[], ownDir: string): SiteIcons {
  const all = symbolsOf(names, ownDir)
  return {
    sheet: `<svg xmlns="http://www.w3.org/2000/svg">${[...all.values()].join('')}</svg>`,
    inPage(firstPaint, address) {
      const drawn = new Set([...firstPaint.matchAll(/"#i-([\w-]+)"/g)].map(([, name]) => name))
      return spriteOf(
        [...all].filter(([name]) => drawn.has(name)).map(([, symbol]) => symbol),
        address,
      )
    },
  }
}
