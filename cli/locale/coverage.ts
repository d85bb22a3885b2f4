import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { type FlatMessages, isPlural, namespacesOf, readMessages, stemOf } from './messages.ts'

/** What a language lacks, or has wrong, against English. */
export interface CoverageGap {
  namespace: string
  key: string
  kind: 'missing' | 'placeholder' | 'plural' | 'unknown' | 'empty'
  message: string
}

const placeholders = (message: string) =>
  [...message.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|<\/?(\w+)\s*\/?>/g)].map((match) => match[1] ?? `<${match[2]}>`).sort()

function pluralForms(tag: string): string[] {
  return new Intl.PluralRules(tag).resolvedOptions().pluralCategories
}

function wantedKeys(source: FlatMessages, tag: string): Map<string, string> {
  const wanted = new Map<string, string>()
  for (const [key, message] of source) {
    if (isPlural(key))
      for (const form of pluralForms(tag))
        wanted.set(`${stemOf(key)}_${form}`, source.get(`${stemOf(key)}_other`) ?? message)
    else wanted.set(key, message)
  }
  return wanted
}

function compare(namespace: string, source: FlatMessages, target: FlatMessages, tag: string): CoverageGap[] {
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
    } else if (!isPlural(key) && placeholders(message).join() !== placeholders(original).join()) {
      const names = placeholders(original).join(', ') || 'none'
      gaps.push({
        namespace,
        key,
        kind: 'placeholder',
        message: `"${namespace}:${key}" has other placeholders in ${tag} than in en (${names})`,
      })
    }
  }
  // An empty English text is a place that a language may fill or leave.
  for (const key of target.keys()) {
    if (!wanted.has(key))
      gaps.push({ namespace, key, kind: 'unknown', message: `"${namespace}:${key}" stands in ${tag} but not in en` })
  }
  return gaps
}

/** Compares one language of `localesDir` with English: keys, plural forms and placeholders. */
export function coverageOf(localesDir: string, tag: string): CoverageGap[] {
  return namespacesOf(`${localesDir}/en`).flatMap((namespace) => {
    const source = readMessages(`${localesDir}/en`, namespace)
    const target = readMessages(`${localesDir}/${tag}`, namespace)
    return compare(namespace, source ?? new Map(), target ?? new Map(), tag)
  })
}

/** What stands in a tenant's own strings: each must be a key that the shared strings have. */
export function overlayFindings(options: {
  localesDir: string
  overlayDir: string
  shownDir: string
  tag: string
  tenant: string
}): Diagnostic[] {
  const { localesDir, overlayDir, shownDir, tag, tenant } = options
  return namespacesOf(`${overlayDir}/${tag}`).flatMap((namespace) => {
    const shared = readMessages(`${localesDir}/en`, namespace) ?? new Map<string, string>()
    const own = readMessages(`${overlayDir}/${tag}`, namespace) ?? new Map<string, string>()
    return [...own.keys()]
      .filter((key) => !shared.has(key) && !shared.has(`${stemOf(key)}_other`))
      .map(
        (key): Diagnostic => ({
          tenant,
          file: `${shownDir}/${tag}/${namespace}.json`,
          line: 1,
          column: 1,
          severity: 'error',
          code: 'unknown-message',
          message: `There is no message "${namespace}:${key}" to replace`,
          suggestion: `See locales/en/${namespace}.json for the keys.`,
        }),
      )
  })
}
