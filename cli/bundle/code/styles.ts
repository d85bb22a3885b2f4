import { transform } from 'lightningcss'
import { oldestBrowsers } from '../oldest-browsers.ts'
import type { CompiledChunk } from './compile.ts'

/** One style sheet of the source, minified. */
export interface StylePart {
  id: string
  css: string
  /** Its classes as they are in the site; empty for a sheet that belongs to no component. */
  classes: readonly string[]
}

/** A version in the form of Lightning CSS: a byte each for major, minor and patch. */
function packed(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return (major << 16) | (minor << 8)
}

const { chrome, firefox, safari } = oldestBrowsers
const targets = { chrome: packed(chrome), edge: packed(chrome), firefox: packed(firefox), safari: packed(safari) }

const known = new Map<string, string>()

function minified(id: string, css: string): string {
  const before = known.get(css)
  if (before !== undefined) return before
  const { code } = transform({ filename: id, code: Buffer.from(css), minify: true, targets })
  const text = Buffer.from(code).toString('utf8')
  known.set(css, text)
  return text
}

const className = /\.(_[A-Za-z0-9]{5})(?![\w-])/g

/** The style sheets of a chunk in the order of its modules. */
export function stylePartsOf(chunk: CompiledChunk): StylePart[] {
  return chunk.modules.flatMap(({ id, css }) => {
    if (css === null) return []
    const isModule = /\.module\.css$/.test(id)
    const classes = isModule ? [...css.matchAll(className)].map(([, name = '']) => name) : []
    return [{ id, css: minified(id, css), classes: [...new Set(classes)] }]
  })
}

/** The styles that a chunk's code still asks for: those of a component that a flag left out have no class in it. */
export function stylesFor(styles: readonly StylePart[], code: string): string {
  const used = styles.filter(({ classes }) => classes.length === 0 || classes.some((name) => code.includes(name)))
  return used.map(({ css }) => css).join('')
}
