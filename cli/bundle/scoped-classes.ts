import { relative, sep } from 'node:path'
import { Features } from 'lightningcss'
import type { Plugin } from 'vite'
import { scopedClass } from './class-names.ts'

/** What Lightning CSS puts around the name of a class: it takes no function that makes names. */
const mark = '_livery__'
const marked = /_livery__([\w-]+?)__/g

/** How Lightning CSS reads a component's sheet: as it was written, since what old browsers need is done when it is minified. */
export const classesOfSheets = {
  targets: {},
  exclude: Features.Selectors,
  cssModules: { pattern: `${mark}[local]__`, grid: false, container: false },
}

const isSheetOfClasses = { id: /\.module\.css$/, code: mark }

/**
 * Gives classes their names in the site, the same in the browser's bundle and in the first paint, whatever the machine and
 * the order. Vite would export them in the order of the machine's language, this does in that of the sheet.
 */
export function scopedClassesPlugins(src: string): Plugin[] {
  const pathOf = (id: string) => relative(src, id).split(sep).join('/')
  const inSheets = new Map<string, Record<string, string>>()
  const scoped = (code: string, id: string) => {
    const names: Record<string, string> = {}
    const path = pathOf(id)
    const withNames = code.replaceAll(marked, (_, name: string) => (names[name] ??= scopedClass(path, name)))
    return { code: withNames, names }
  }
  return [
    {
      name: 'livery:classes',
      transform: {
        filter: isSheetOfClasses,
        handler(sheet, id) {
          const { code, names } = scoped(sheet, id)
          inSheets.set(id, names)
          return { code, map: null }
        },
      },
    },
    {
      name: 'livery:exported-classes',
      enforce: 'post',
      transform: {
        filter: isSheetOfClasses,
        handler(code, id) {
          // In development the module also puts the sheet into the page.
          if (this.environment.mode === 'dev') return { code: scoped(code, id).code, map: null }
          return { code: `export default ${JSON.stringify(inSheets.get(id))}`, map: null }
        },
      },
    },
  ]
}
