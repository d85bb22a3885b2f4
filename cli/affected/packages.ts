import { isRecord } from '#cli/lib/is-record.ts'

/** Packages that changed, by whom they count for. */
export interface PackageChanges {
  /** Names of packages, and what else cannot be told apart. */
  forAll: readonly string[]
  /** Packages of fonts: for the tenants whose brand names them. */
  fonts: readonly string[]
}

function parseRecord(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isRecord(value) ? value : undefined
  } catch {
    // A file that is no JSON tells nothing; whoever asked counts it as changed.
    return undefined
  }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function changedKeys(then: Record<string, unknown>, now: Record<string, unknown>): string[] {
  return [...new Set([...Object.keys(then), ...Object.keys(now)])].filter((key) => !isSame(then[key], now[key])).sort()
}

/** What only tests and checks need is in no site. An entry that is not there is as absent as one of those. */
const isOutside = (entry: unknown) => entry === undefined || (isRecord(entry) && entry.dev === true)

const packageName = (key: string) => key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length)
const isFont = (name: string) => /^@fontsource(-variable)?\//.test(name)

/** Compares two texts of package-lock.json. */
export function lockChanges(then: string | undefined, now: string | undefined): PackageChanges {
  const [before, after] = [parseRecord(then)?.packages, parseRecord(now)?.packages]
  if (!isRecord(before) || !isRecord(after)) return { forAll: ['package-lock.json'], fonts: [] }
  const names = changedKeys(before, after)
    .filter((key) => key !== '' && !(isOutside(before[key]) && isOutside(after[key])))
    .map((key) => (key.includes('node_modules/') ? packageName(key) : key))
  const distinct = [...new Set(names)]
  return { forAll: distinct.filter((name) => !isFont(name)), fonts: distinct.filter(isFont) }
}

/** What of package.json reaches no site: the lock file says which versions are installed. */
const quietKeys = new Set([
  'name',
  'version',
  'private',
  'description',
  'keywords',
  'license',
  'author',
  'repository',
  'bugs',
  'homepage',
  'engines',
  'scripts',
  'allowScripts',
  'dependencies',
  'devDependencies',
  'optionalDependencies',
])

/** The keys of package.json that changed and may reach a site. */
export function manifestChanges(then: string | undefined, now: string | undefined): string[] {
  const [before, after] = [parseRecord(then), parseRecord(now)]
  if (!before || !after) return ['package.json']
  return changedKeys(before, after)
    .filter((key) => !quietKeys.has(key))
    .map((key) => `package.json: ${key}`)
}

/** Whether two texts hold the same JSON, whatever their spaces. */
export function isSameJson(then: string | undefined, now: string | undefined): boolean {
  const [before, after] = [parseRecord(then), parseRecord(now)]
  return before !== undefined && after !== undefined && isSame(before, after)
}
