import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { openMemo } from '#cli/lib/memo.ts'
import { folderStamp } from '#cli/terminal/file-stamp.ts'

const lucide = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons')

function inner(svg: string): { viewBox: string; body: string } {
  const open = /<svg[^>]*>/.exec(svg)?.[0] ?? ''
  const body = svg.slice(svg.indexOf(open) + open.length, svg.lastIndexOf('</svg>'))
  const viewBox = /viewBox="([^"]+)"/.exec(open)?.[1] ?? '0 0 24 24'
  return { viewBox, body: body.replaceAll(/\s*\n\s*| (?=\/>)/g, '').trim() }
}

/** What the drawing's root says of lines is left out: `src/ui/icon.module.css` says the same of whatever is drawn here. */
function symbolOf(name: string, ownDir: string): string {
  const path = [join(ownDir, `${name}.svg`), join(lucide, `${name}.svg`)].find((candidate) => existsSync(candidate))
  if (!path) throw new Error(`There is no icon "${name}", neither in ${ownDir} nor in lucide-static`)
  const { viewBox, body } = inner(readFileSync(path, 'utf8'))
  return `<symbol id="i-${name}" viewBox="${viewBox}">${body}</symbol>`
}

const symbols = openMemo<string>(1000)

/** A symbol for each icon, in the order of their names. Each is read once as long as the folder stays as it is. */
function symbolsOf(names: readonly string[], ownDir: string): string {
  const stamp = folderStamp(ownDir, '.svg')
  return [...new Set(names)]
    .sort()
    .map((name) => symbols(JSON.stringify([name, ownDir, stamp]), () => symbolOf(name, ownDir)))
    .join('')
}

/**
 * One hidden drawing with a symbol for each icon, to stand in a page: `<use href="#i-name">` then costs neither a
 * request nor code. Throws where a name has neither an own drawing in `ownDir` nor one in lucide.
 */
export function iconSprite(names: readonly string[], ownDir: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" id="icons" width="0" height="0" hidden>${symbolsOf(names, ownDir)}</svg>`
}

/**
 * The icons of a site's page: a sprite of those that its first paint shows, and a template with the others, which is no
 * part of the document until `src/ui/icon.tsx` takes one out of it.
 */
export function pageIcons(names: readonly string[], firstPaint: string, ownDir: string): string {
  const isShown = (name: string) => firstPaint.includes(`"#i-${name}"`)
  const waiting = symbolsOf(
    names.filter((name) => !isShown(name)),
    ownDir,
  )
  return `${iconSprite(names.filter(isShown), ownDir)}<template id="more-icons"><svg>${waiting}</svg></template>`
}
