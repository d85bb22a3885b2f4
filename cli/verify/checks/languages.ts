import { isRecord } from '#cli/lib/is-record.ts'
import type { SiteFinding } from '../site/finding.ts'
import { pagesOf, sitePage } from '../site/page.ts'
import { onceByHash, type Site, type SiteFile } from '../site/site.ts'

/** Messages by their dotted key, by namespace. */
export type Messages = Readonly<Record<string, ReadonlyMap<string, string>>>

export interface LanguagesInput {
  tags: readonly string[]
  /** English, as far as the site's flags are on: the keys that its code asks for. */
  wanted: Messages
}

const plural = /_(zero|one|two|few|many|other)$/
const stemOf = (key: string) => key.replace(plural, '')

function flatten(value: unknown, prefix: string, into: Map<string, string>): void {
  if (typeof value === 'string') into.set(prefix, value)
  if (!isRecord(value)) return
  for (const [key, below] of Object.entries(value)) flatten(below, prefix ? `${prefix}.${key}` : key, into)
}

/** Messages of a strings file, by namespace and key; null where it is no JSON. */
const messagesOf = onceByHash((file: SiteFile): ReadonlyMap<string, string> | null => {
  const flat = new Map<string, string>()
  try {
    flatten(JSON.parse(file.text()), '', flat)
    return flat
  } catch {
    // The check itself says so.
    return null
  }
})

const placeholders = (message: string) =>
  [...message.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|<\/?(\w+)\s*\/?>/g)].map((match) => match[1] ?? `<${match[2]}>`).sort()

/** A plural form may leave the number out, but names nothing that the code does not give. */
function hasOther(key: string, message: string, original: string): boolean {
  const [own, wanted] = [placeholders(message), placeholders(original)]
  return plural.test(key) ? own.some((name) => !wanted.includes(name)) : own.join() !== wanted.join()
}

/** Braces that are left over, or that the reader would see. */
const isBroken = (message: string) => /\{\{|\}\}/.test(message.replaceAll(/\{\{\s*[\w.]+\s*(,[^{}]*)?\}\}/g, ''))

const pluralCategories = new Map<string, readonly string[]>()

function formsOf(tag: string): readonly string[] {
  const known = pluralCategories.get(tag) ?? new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted()
  pluralCategories.set(tag, known)
  return known
}

function wantedKeys(english: ReadonlyMap<string, string>, tag: string): Map<string, string> {
  const wanted = new Map<string, string>()
  for (const [key, message] of english) {
    if (!plural.test(key)) wanted.set(key, message)
    else
      for (const form of formsOf(tag))
        wanted.set(`${stemOf(key)}_${form}`, english.get(`${stemOf(key)}_other`) ?? message)
  }
  return wanted
}

/** Where a key's last step stands in its file; keys are in order, so that the first after its parents is the one. */
function offsetOfKey(file: SiteFile, key: string): number | null {
  const bytes = Buffer.from(file.bytes())
  let at = 0
  for (const step of key.split('.')) {
    at = bytes.indexOf(`${JSON.stringify(step)}:`, at)
    if (at < 0) return null
  }
  return at
}

function compare(
  file: SiteFile,
  { tag, name, english }: { tag: string; name: string; english: ReadonlyMap<string, string> },
): SiteFinding[] {
  const own = messagesOf(file)
  const remedy = `Complete locales/${tag}/${name}.json or the tenant's own strings, and build anew.`
  const finding = (key: string, code: string, message: string): SiteFinding => ({
    file: file.path,
    offset: offsetOfKey(file, `${name}.${key}`),
    code,
    message,
    remedy,
  })
  if (!own) return [{ file: file.path, offset: null, code: 'strings-unreadable', message: 'It is no JSON', remedy }]
  return [...wantedKeys(english, tag)].flatMap(([key, original]): SiteFinding[] => {
    const message = own.get(`${name}.${key}`)
    const full = `"${name}:${key}"`
    if (message === undefined) {
      const code = plural.test(key) ? 'plural-missing' : 'string-missing'
      return [{ ...finding(key, code, `${full} has no ${tag} text`), offset: null }]
    }
    if (message.trim() === '' && original.trim() !== '')
      return [finding(key, 'string-empty', `${full} is empty in ${tag}`)]
    if (isBroken(message)) return [finding(key, 'placeholder-broken', `${full} has braces that nothing fills`)]
    if (!hasOther(key, message, original)) return []
    const wanted = placeholders(original).join(', ') || 'none'
    return [finding(key, 'placeholder-differs', `${full} has other placeholders than English (${wanted})`)]
  })
}

function pageFindings(site: Site, page: string): SiteFinding[] {
  const file = site.files.get(page)
  if (!file) return []
  const { tags } = sitePage(site, page)
  const config = tags.find(({ attributes }) => attributes.id === 'livery-config')
  const bytes = Buffer.from(file.bytes())
  const offset = bytes.indexOf('{{')
  // The configuration is data: its braces are a nested object's.
  if (offset < 0 || (config && offset > config.offset)) return []
  const message = 'A placeholder was left unfilled in the page'
  return [{ file: page, offset, code: 'placeholder-left', message, remedy: 'Fill it where the page is assembled.' }]
}

/** Each language of the site has every text that the site's code asks for, with the same placeholders. */
export function languages(site: Site, input: LanguagesInput): SiteFinding[] {
  const { config } = sitePage(site)
  const listed =
    (config.languages as { supported?: { tag?: string; strings?: Record<string, string> }[] } | undefined)?.supported ??
    []
  const remedy = 'Build the site anew.'
  const found = input.tags.flatMap((tag) => {
    const addresses = listed.find((language) => language.tag === tag)?.strings
    if (!addresses) {
      const message = `The page does not offer ${tag}, which the tenant supports`
      return [{ file: 'index.html', offset: null, code: 'language-missing', message, remedy }]
    }
    return Object.entries(input.wanted).flatMap(([name, english]): SiteFinding[] => {
      const file = site.files.get((addresses[name] ?? '').slice(1))
      if (file) return compare(file, { tag, name, english })
      const message = `The ${tag} strings "${name}" are not in the site`
      return [{ file: 'index.html', offset: null, code: 'strings-missing', message, remedy }]
    })
  })
  return [...found, ...pagesOf(site).flatMap((page) => pageFindings(site, page))]
}
