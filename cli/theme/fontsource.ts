import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { openMemo } from '#cli/lib/memo.ts'
import { fileStamp } from '#cli/terminal/file-stamp.ts'

/** One file of a fontsource package, as its own style sheet declares it. */
export interface FontsourceFile {
  /** `latin`, `bengali`, or `[119]` for a slice of a large script. */
  subset: string
  style: string
  /** `400` or `100 900`. */
  weight: string
  /** Absolute. */
  file: string
  /** Null where the file has all of the font. */
  unicodeRange: string | null
}

export interface FontsourcePackage {
  directory: string
  /** Another one after each installation. */
  stamp: string
  isVariable: boolean
  subsets: readonly string[]
}

/** Looks for an installed package from each folder upwards; null where it is not installed. */
export function findPackage(name: string, from: readonly string[]): FontsourcePackage | null {
  for (const start of from) {
    for (let folder = path.resolve(start); ; folder = path.dirname(folder)) {
      const directory = path.join(folder, 'node_modules', name)
      if (existsSync(path.join(directory, 'metadata.json'))) return describe(directory)
      if (folder === path.dirname(folder)) break
    }
  }
  return null
}

const packages = openMemo<FontsourcePackage>(200)

function describe(directory: string): FontsourcePackage {
  const stamp = fileStamp(path.join(directory, 'metadata.json'))
  return packages(`${directory} ${stamp}`, () => readPackage(directory, stamp))
}

function readPackage(directory: string, stamp: string): FontsourcePackage {
  const metadata: unknown = JSON.parse(readFileSync(path.join(directory, 'metadata.json'), 'utf8'))
  const listed = typeof metadata === 'object' && metadata !== null && 'subsets' in metadata ? metadata.subsets : []
  const subsets = Array.isArray(listed) ? listed.filter((subset) => typeof subset === 'string') : []
  return { directory, stamp, isVariable: existsSync(path.join(directory, 'wght.css')), subsets }
}

const blockPattern = /\/\*\s*([^*]+?)\s*\*\/\s*@font-face\s*\{([^}]*)\}/g

/** `archivo-latin-ext-wght-normal` gives `latin-ext`, `zen-old-mincho-[2]-900-normal` gives `[2]`. */
function subsetOf(slug: string, found: FontsourcePackage): string {
  const slice = /\[\d+\]/.exec(slug)?.[0]
  const rest = slug.slice(path.basename(found.directory).length + 1)
  const named = found.subsets.filter((subset) => rest.startsWith(`${subset}-`)).sort((a, b) => b.length - a.length)[0]
  return slice ?? named ?? ''
}

const sheets = openMemo<readonly FontsourceFile[]>(400)

/** The files that one of the package's style sheets (`wght`, `700`) declares; none where there is no such sheet. */
export function filesOf(found: FontsourcePackage, sheet: string): readonly FontsourceFile[] {
  return sheets(JSON.stringify([found.directory, found.stamp, sheet]), () => readSheet(found, sheet))
}

function readSheet(found: FontsourcePackage, sheet: string): FontsourceFile[] {
  const sheetFile = path.join(found.directory, `${sheet}.css`)
  if (!existsSync(sheetFile)) return []
  const blocks = [...readFileSync(sheetFile, 'utf8').matchAll(blockPattern)]
  return blocks.flatMap(([, slug = '', body = '']) => {
    const read = (pattern: RegExp): string | null => pattern.exec(body)?.[1]?.trim() ?? null
    const url = read(/url\(([^)]+\.woff2)\)/)
    if (url === null) return []
    return {
      subset: subsetOf(slug, found),
      style: read(/font-style:([^;]+)/) ?? 'normal',
      weight: read(/font-weight:([^;]+)/) ?? '400',
      file: path.join(found.directory, url),
      unicodeRange: read(/unicode-range:([^;]+)/),
    }
  })
}
