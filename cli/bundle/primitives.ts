import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { openMemo } from '#cli/lib/memo.ts'

/** The declarations that style sheets take by name: `row` is itself, of `gap-*` a star stands for the end of the name. */
export type Primitives = Readonly<Record<string, string>>

/** The state of its element in which a name counts that has this before it: `hover:ink-text-1`. */
const states = new Map([
  ['hover', ':hover'],
  ['focus', ':focus-visible'],
  ['disabled', ':disabled'],
  ['empty', ':empty'],
])

/** The windows in which a name counts alone: `phone:hidden`; a `low` one has no room for bars that stay. */
const windows = { phone: '@media (max-width: 767px)', low: '@media (max-height: 479px)' }

/** Gives the declarations of a name; undefined where no entry has it. Of several stars, the longest entry counts. */
function openPrimitives(primitives: Primitives): (name: string) => string | undefined {
  const withStars = Object.entries(primitives)
    .filter(([entry]) => entry.includes('*'))
    .sort(([a], [b]) => b.length - a.length)
    .map(([entry, declarations]) => {
      const [start = '', end = ''] = entry.split('*')
      return { start, end, declarations }
    })
  const found = new Map<string, string | undefined>(Object.entries(primitives))
  const find = (name: string) => {
    const entry = withStars.find(
      ({ start, end }) => name.length > start.length + end.length && name.startsWith(start) && name.endsWith(end),
    )
    return entry?.declarations.replaceAll('*', name.slice(entry.start.length, name.length - entry.end.length))
  }
  return (name) => {
    if (!found.has(name)) found.set(name, find(name))
    return found.get(name)
  }
}

/** Gives names with a condition rules of their own: those of a state behind their rule, those of a window at the end of the sheet. */
function withConditions(css: string): string {
  let sheet = ''
  const ends = { phone: '', low: '' }
  let at = 0
  for (const { 0: rule, 1: selector = '', 2: body = '', index } of css.matchAll(/([^{};]+)\{([^{}]+)\}/g)) {
    sheet += css.slice(at, index)
    at = index + rule.length
    const conditioned = new Map<string, string>()
    const own = body.replaceAll(/@apply [^;]*/g, (names) =>
      names.replaceAll(/(\w+):(\S+)/g, (_, condition: string, name: string) => {
        conditioned.set(condition, `${conditioned.get(condition) ?? ''} ${name}`)
        return ''
      }),
    )
    const behind = [...conditioned].map(([condition, names]) => {
      const state = states.get(condition)
      if (state) return `;&${state}{@apply${names};}`
      const isWithin = sheet.split('{').length > sheet.split('}').length
      if ((condition !== 'phone' && condition !== 'low') || isWithin)
        throw new Error(`@apply ${condition}: no such condition, or within an at-rule`)
      ends[condition] += `${selector}{@apply${names};}`
      return ''
    })
    sheet += `${selector}{${own}${behind.join('')}}`
  }
  sheet += css.slice(at)
  for (const window of ['phone', 'low'] as const)
    if (ends[window] !== '') sheet += `${windows[window]}{${ends[window]}}`
  return sheet
}

/**
 * Puts the declarations in the place of each `@apply name name;` of a style sheet. Each name is looked up once for all
 * sheets. @throws for a name without an entry.
 */
export function openSheets(primitives: Primitives): (css: string) => string {
  const declarationsOf = openPrimitives(primitives)
  return (css) => withPrimitives(css, declarationsOf)
}

function withPrimitives(css: string, declarationsOf: (name: string) => string | undefined): string {
  const sheet = withConditions(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''))
  return sheet.replaceAll(/@apply ([^;]*);/g, (_, names: string) =>
    names
      .split(/\s+/)
      .filter(Boolean)
      .map((name) => {
        const declarations = declarationsOf(name)
        if (declarations === undefined) throw new Error(`@apply ${name}: src/ui/primitives.json has no such entry`)
        return `${declarations};`
      })
      .join(' '),
  )
}

/** Has Vite put the entries of `ui/primitives.json` into the style sheets below `src`. */
export function primitivesPlugin(src: string): Plugin {
  const path = join(src, 'ui', 'primitives.json')
  const sheetsOf = openMemo<(css: string) => string>(1)
  return {
    name: 'livery:primitives',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/, code: /@apply / },
      handler(code) {
        this.addWatchFile(path)
        const text = readFileSync(path, 'utf8')
        const withDeclarations = sheetsOf(text, () => openSheets(JSON.parse(text)))
        return { code: withDeclarations(code), map: null }
      },
    },
  }
}
