import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, relative, sep } from 'node:path'

interface PackageRule {
  dir: string
  /** As package.json has it: `false`, or the files that do something when they are loaded. */
  sideEffects: unknown
}

function ruleOf(dir: string): PackageRule | null {
  const file = join(dir, 'package.json')
  if (existsSync(file)) {
    const { name, sideEffects } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string; sideEffects?: unknown }
    // A package.json without a name only says what kind of modules its folder has.
    if (name !== undefined) return { dir, sideEffects }
  }
  const parent = dirname(dir)
  return parent === dir ? null : ruleOf(parent)
}

/**
 * Answers whether loading a module does nothing but define its exports, by the word of its package. The product's own
 * package.json lists those of its modules that do more.
 */
export function openSideEffects(): (path: string) => boolean {
  const known = new Map<string, PackageRule | null>()
  return (path) => {
    const dir = dirname(path)
    const rule = known.has(dir) ? known.get(dir) : ruleOf(dir)
    known.set(dir, rule ?? null)
    if (!rule) return false
    if (!Array.isArray(rule.sideEffects)) return rule.sideEffects === false
    const name = relative(rule.dir, path).split(sep).join('/')
    const globs = rule.sideEffects.map((glob: unknown) => String(glob).replace(/^\.\//, ''))
    return !globs.some((glob) => matchesGlob(name, glob.includes('/') ? glob : `**/${glob}`))
  }
}
