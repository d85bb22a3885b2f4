import { isRecord } from '#cli/lib/is-record.ts'
import { readContained } from '#cli/terminal/contained-file.ts'
import { type LanguageCode, languages } from '#contract/site/languages.ts'

/** What a tenant's own tenant.json says of matters that concern other files, read without checking anything. */
export interface Outline {
  code: string
  /** The tenant it extends. */
  base: string | undefined
  /** As written, whatever that is; an object where the file could be read. */
  value: Readonly<Record<string, unknown>> | undefined
}

/** Bytes. A larger one is refused when the tenant is checked. */
const largest = 1024 * 1024

function readObject(dir: string): Record<string, unknown> | undefined {
  const bytes = readContained(dir, `${dir}/tenant.json`, largest)
  if (!(bytes instanceof Uint8Array)) return undefined
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''))
    return isRecord(value) ? value : undefined
  } catch {
    // The check of the tenant says what is wrong with it.
    return undefined
  }
}

/** What is no name of a folder is no base, and nothing is looked for there. */
const isFolderName = (name: string) => !/^\.|[/\\]/.test(name)

export function readOutline(tenantsDir: string, code: string): Outline {
  const value = readObject(`${tenantsDir}/${code}`)
  const base = value?.extends
  return { code, base: typeof base === 'string' && isFolderName(base) ? base : undefined, value }
}

/** The tenant itself, then its bases, the nearest first; a loop ends it. */
export function chainOf(outlineOf: (code: string) => Outline | undefined, code: string): Outline[] {
  const chain: Outline[] = []
  for (let next = outlineOf(code); next && !chain.includes(next); ) {
    chain.push(next)
    next = next.base === undefined ? undefined : outlineOf(next.base)
  }
  return chain
}

/** The value at a path of whichever file of the chain is nearest and has one. */
export function nearestValue(chain: readonly Outline[], ...path: string[]): unknown {
  for (const { value } of chain) {
    const found = path.reduce<unknown>(
      (at, key) => (isRecord(at) && Object.hasOwn(at, key) ? at[key] : undefined),
      value,
    )
    if (found !== undefined) return found
  }
  return undefined
}

const isLanguage = (code: unknown): code is LanguageCode => typeof code === 'string' && Object.hasOwn(languages, code)

/** The tags of the languages that a tenant's site has. */
export function languageTags(chain: readonly Outline[]): string[] {
  const supported = nearestValue(chain, 'languages', 'supported')
  const codes = Array.isArray(supported) ? supported.filter(isLanguage) : []
  return codes.map((code) => languages[code].tag)
}

/** Equal for tenants of one profile in most cases: what decides the flags, as it is written. */
export function gatesHint(chain: readonly Outline[]): string {
  const group = (name: string) => chain.flatMap(({ value }) => (isRecord(value?.[name]) ? [value[name]] : [])).reverse()
  const merged = (name: string) =>
    Object.entries(Object.assign({}, ...group(name))).sort(([a], [b]) => (a < b ? -1 : 1))
  const isMany = (...path: string[]) => {
    const list = nearestValue(chain, ...path)
    return Array.isArray(list) && list.length > 1
  }
  const categories = nearestValue(chain, 'categories')
  return JSON.stringify([
    merged('switches'),
    merged('features'),
    Array.isArray(categories) ? [...categories].sort() : null,
    isMany('languages', 'supported'),
    isMany('themes', 'available'),
    nearestValue(chain, 'beacon') !== undefined,
  ])
}
