import { openMemo } from '#cli/lib/memo.ts'
import { nearest } from '#cli/lib/nearest.ts'
import { isPlural, namespacesOf, readSharedMessages, stemOf } from './messages.ts'

/** What a language lacks, or has wrong, against English. */
export interface CoverageGap {
  namespace: string
  key: string
  kind: 'missing' | 'placeholder' | 'plural' | 'unknown' | 'empty'
  message: string
}

const placeholders = (message: string) =>
  [...message.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|<\/?(\w+)\s*\/?>/g)].map((match) => match[1] ?? `<${match[2]}>`).sort()

/** Releases of Node list them in different orders; findings must not differ for that. */
const pluralOrder = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** A plural form may leave the number out ("one coin"), but may name nothing that the code does not give it. */
export function hasOtherPlaceholders(key: string, message: string, original: string): boolean {
  const [own, wanted] = [placeholders(message), placeholders(original)]
  return isPlural(key) ? own.some((name) => !wanted.includes(name)) : own.join() !== wanted.join()
}

const placeholderList = (message: string) => placeholders(message).join(', ') || 'none'

const memo = openMemo<string[]>(200)

function pluralForms(tag: string): string[] {
  return memo(tag, () => {
    const used = new Set<string>(new Intl.PluralRules(tag).resolvedOptions().pluralCategories)
    return pluralOrder.filter((form) => used.has(form))
  })
}

/** What a language has to say: each English text by its key, of plurals one for each form that the language has. */
export function wantedKeys(source: ReadonlyMap<string, string>, tag: string): Map<string, string> {
  const wanted = new Map<string, string>()
  for (const [key, message] of source) {
    if (isPlural(key))
      for (const form of pluralForms(tag))
        wanted.set(`${stemOf(key)}_${form}`, source.get(`${stemOf(key)}_other`) ?? message)
    else wanted.set(key, message)
  }
  return wanted
}

/** The same with the English of each form itself, where English has that form: what a translator reads. */
export const sourceTexts = (source: ReadonlyMap<string, string>, tag: string): Map<string, string> =>
  new Map([...wantedKeys(source, tag)].map(([key, text]) => [key, source.get(key) ?? text]))

interface Compared {
  namespace: string
  source: ReadonlyMap<string, string>
  target: ReadonlyMap<string, string>
  tag: string
}

/** A key that English has not, or a plural form that the language has not. */
function unknownKey({ namespace, key, source, tag }: Omit<Compared, 'target'> & { key: string }): string {
  const isForm = isPlural(key) && source.has(`${stemOf(key)}_other`)
  if (!isForm) return `"${namespace}:${key}" stands in ${tag} but not in en`
  return `"${namespace}:${key}" is a plural form that ${tag} has not: its forms are ${pluralForms(tag).join(', ')}`
}

function compare({ namespace, source, target, tag }: Compared): CoverageGap[] {
  const gaps: CoverageGap[] = []
  const wanted = wantedKeys(source, tag)
  for (const [key, original] of wanted) {
    const message = target.get(key)
    if (message === undefined) {
      gaps.push({
        namespace,
        key,
        kind: isPlural(key) ? 'plural' : 'missing',
        message: `"${namespace}:${key}" has no ${tag} text`,
      })
    } else if (message.trim() === '' && original.trim() !== '') {
      gaps.push({ namespace, key, kind: 'empty', message: `"${namespace}:${key}" is empty in ${tag}` })
    } else if (hasOtherPlaceholders(key, message, original)) {
      gaps.push({
        namespace,
        key,
        kind: 'placeholder',
        message: `"${namespace}:${key}" has other placeholders in ${tag} than in en (${placeholderList(original)})`,
      })
    }
  }
  // An empty English text is a place that a language may fill or leave.
  for (const key of target.keys()) {
    if (!wanted.has(key))
      gaps.push({ namespace, key, kind: 'unknown', message: unknownKey({ namespace, key, source, tag }) })
  }
  return gaps
}

/** Compares one namespace of a language with English. */
export function namespaceCoverage(localesDir: string, tag: string, namespace: string): CoverageGap[] {
  const source = readSharedMessages(`${localesDir}/en`, namespace)
  const target = readSharedMessages(`${localesDir}/${tag}`, namespace)
  return compare({ namespace, source: source ?? new Map(), target: target ?? new Map(), tag })
}

/** Compares one language of `localesDir` with English: keys, plural forms and placeholders. */
export const coverageOf = (localesDir: string, tag: string): CoverageGap[] =>
  namespacesOf(`${localesDir}/en`).flatMap((namespace) => namespaceCoverage(localesDir, tag, namespace))

/** One string of a tenant's own, that is to replace a shared one. */
export interface OwnString {
  key: string
  value: string
}

/** What is wrong with a string of a tenant's own; the nearest right key, where the key is what is wrong. */
export interface OverlayGap extends CoverageGap {
  nearest: string | null
}

/** A tenant's own strings of one language, and the shared English that they stand over. */
interface Overlay {
  namespace: string
  source: ReadonlyMap<string, string>
  own: readonly OwnString[]
  tag: string
}

/** Compares a tenant's own strings of one namespace with the shared English ones that they replace. */
export function overlayGaps({ namespace, source, own, tag }: Overlay): OverlayGap[] {
  const wanted = wantedKeys(source, tag)
  return own.flatMap(({ key, value }): OverlayGap[] => {
    const name = `"${namespace}:${key}"`
    const original = wanted.get(key)
    if (original === undefined) {
      const message = `There is no message ${name} to replace`
      return [{ namespace, key, kind: 'unknown', message, nearest: nearest(key, [...wanted.keys()]) }]
    }
    if (value.trim() === '' && original.trim() !== '') {
      return [{ namespace, key, kind: 'empty', message: `${name} is empty`, nearest: null }]
    }
    if (hasOtherPlaceholders(key, value, original)) {
      const message = `${name} has other placeholders than the text it replaces (${placeholderList(original)})`
      return [{ namespace, key, kind: 'placeholder', message, nearest: null }]
    }
    return []
  })
}
