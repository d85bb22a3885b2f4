import anyAscii from 'any-ascii'
import { isRecord } from '#cli/lib/is-record.ts'

/** A brand by what texts call it. */
export interface BrandNames {
  code: string
  name: string
  wordmark: readonly string[]
  domains: readonly string[]
}

/** Consonants alone, as they are heard: how a name is known again in another script. */
const skeletonOf = (text: string) =>
  anyAscii(text)
    .toLowerCase()
    .replaceAll(/ph/g, 'f')
    .replaceAll(/[cq]/g, 'k')
    .replaceAll(/[^bdfgjklmnprstvxz]/g, '')

/** Fewer consonants than this stand in any text by chance. */
const minSkeleton = 4

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Two parts of a wordmark are the name in two pieces, or the name in two scripts: then each is a name. */
function namesOf({ name, wordmark }: BrandNames): string[] {
  const isInPieces = wordmark.join('').toLowerCase() === name.replaceAll(' ', '').toLowerCase()
  const parts = isInPieces ? [wordmark.join(' '), wordmark.join('')] : wordmark
  const all = new Set([name, name.replaceAll(' ', ''), ...parts].map((one) => one.trim()).filter(Boolean))
  return [...all].sort((a, b) => b.length - a.length)
}

/** Puts one brand's names into the place of another's; says of a text whether it still names the other. */
export function openRenaming(from: BrandNames, to: BrandNames) {
  // Scripts without spaces may hold a Latin name between their letters.
  const letter = (name: string) => (/\p{Script=Latin}/u.test(name) ? '[\\p{Script=Latin}\\p{N}]' : '\\p{L}')
  const wholeWord = (name: string) => new RegExp(`(?<!${letter(name)})${escaped(name)}(?!${letter(name)})`, 'giu')
  const names = namesOf(from).map(wholeWord)
  // In running text the code may be any word; alone, or with a number behind it (BENGAL2026), it is the brand's.
  const code = new RegExp(`^${escaped(from.code)}(?=\\d*$)`, 'i')
  const skeleton = skeletonOf(from.name)
  const isForeignScript = (text: string) => /[^\p{Script=Latin}\p{Script=Common}]/u.test(text)
  const rename = (text: string): string => {
    let renamed = text
    for (const domain of from.domains) renamed = renamed.replaceAll(domain, to.domains[0] ?? '')
    for (const name of names) renamed = renamed.replaceAll(name, () => to.name)
    return renamed.replace(code, (found) => (found === found.toUpperCase() ? to.code.toUpperCase() : to.code))
  }
  const isNamedOtherwise = (text: string) =>
    skeleton.length >= minSkeleton && isForeignScript(text) && skeletonOf(rename(text)).includes(skeleton)
  return { rename, isNamedOtherwise }
}

export type Renaming = ReturnType<typeof openRenaming>

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.flatMap(textsIn)
      : isRecord(value)
        ? Object.values(value).flatMap(textsIn)
        : []

export interface Renamed {
  value: unknown
  /** Where something was left out, since it names the other brand in a way that could not be rewritten. */
  left: string[]
}

/** A tree of JSON under another brand's name. An entry that names the first one in letters of another script goes whole. */
export function renamedTree(value: unknown, renaming: Renaming, path = ''): Renamed {
  if (typeof value === 'string') return { value: renaming.rename(value), left: [] }
  if (Array.isArray(value)) {
    const entries = value.map((entry, index) => [`${path}[${index}]`, entry] as const)
    const left = entries.filter(([, entry]) => textsIn(entry).some(renaming.isNamedOtherwise))
    const kept = entries.filter((entry) => !left.includes(entry))
    const renamed = kept.map(([at, entry]) => renamedTree(entry, renaming, at))
    return {
      value: renamed.map((entry) => entry.value),
      left: [...left.map(([at]) => at), ...renamed.flatMap((entry) => entry.left)],
    }
  }
  if (!isRecord(value)) return { value, left: [] }
  const left: string[] = []
  const kept = Object.entries(value).flatMap(([key, entry]): [string, unknown][] => {
    const at = path === '' ? key : `${path}.${key}`
    if (typeof entry === 'string' && renaming.isNamedOtherwise(entry)) {
      left.push(at)
      return []
    }
    const renamed = renamedTree(entry, renaming, at)
    left.push(...renamed.left)
    return [[key, renamed.value]]
  })
  return { value: Object.fromEntries(kept), left }
}
