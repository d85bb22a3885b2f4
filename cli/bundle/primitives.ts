import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The declarations that style sheets take by name: `row` is itself, of `gap-*` a star stands for the end of the name. */
export type Primitives = Readonly<Record<string, string>>

/** The declarations of a name; undefined where no entry has it. Of several stars, the longest entry counts. */
function declarationsOf(primitives: Primitives, name: string): string | undefined {
  const own = Object.hasOwn(primitives, name) ? primitives[name] : undefined
  if (own !== undefined) return own
  const entries = Object.keys(primitives).filter((entry) => {
    const [start = '', end = ''] = entry.split('*')
    return (
      entry.includes('*') && name.length > start.length + end.length && name.startsWith(start) && name.endsWith(end)
    )
  })
  const entry = entries.reduce((longest, one) => (one.length > longest.length ? one : longest), '')
  const [start = '', end = ''] = entry.split('*')
  return primitives[entry]?.replaceAll('*', name.slice(start.length, name.length - end.length))
}

/** A style sheet with the declarations in the place of each `@apply name name;`. @throws for a name without an entry. */
export function withPrimitives(css: string, primitives: Primitives): string {
  return css.replaceAll(/@apply ([^;]+);/g, (_, names: string) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => {
        const declarations = declarationsOf(primitives, name)
        if (declarations === undefined) throw new Error(`@apply ${name}: src/ui/primitives.json has no such entry`)
        return `${declarations};`
      })
      .join(' '),
  )
}

/** Has Vite put the entries of `ui/primitives.json` into the style sheets below `src`. */
export function primitivesPlugin(src: string): Plugin {
  const path = join(src, 'ui', 'primitives.json')
  return {
    name: 'livery:primitives',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/, code: /@apply / },
      handler(code) {
        this.addWatchFile(path)
        return { code: withPrimitives(code, JSON.parse(readFileSync(path, 'utf8'))), map: null }
      },
    },
  }
}
