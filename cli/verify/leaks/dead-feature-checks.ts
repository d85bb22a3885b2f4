import type { SiteFinding } from '../site/finding.ts'
import { pageTags } from '../site/html-scan.ts'
import { isCompressed, onceByHash, type Site } from '../site/site.ts'
import { manifestOf } from '../site/whole.ts'

/** What a flag's module is known by. */
export interface GateTraits {
  /** `FEATURE_VIP`. */
  name: string
  /** Message keys that only code behind it uses: `namespace` or `namespace:key.prefix`. */
  keys: readonly string[]
  /** Its messages, in every language that a site of the run has. */
  texts: readonly string[]
  /** Words that name it and nothing else: `prizeWheel`, `prize-wheel`. */
  words: readonly string[]
  /** What names it where it stands alone between quotes or slashes: `lott`, whose path is `/lott`. */
  ids: readonly string[]
  /** Chunks that only it loads, without their hashes. */
  chunks: readonly string[]
}

/** Class names as they are compiled, by the style sheet in src/ that they come from. */
export type StyleClasses = ReadonlyMap<string, readonly string[]>

/** What to do about any token of a flag. */
export const fixOf = (gate: string) => `Put what writes it behind ${gate}, or take it off the gate's own words.`

/** Names under which a chunk's source was: "winner-board-CUs0s6cK.js" is of winner-board. */
const chunkName = (path: string) => /^assets\/(.+)-[\w-]{8}\.(?:js|css)(?:\.br|\.gz)?$/.exec(path)?.[1]

/** A site that was built before its tenant's flags were changed has what it should not have, and lacks other things. */
export function profileFindings(site: Site, profile: string): SiteFinding[] {
  const built = manifestOf(site)?.profile
  if (built === undefined || built === profile) return []
  const message = `The site was built for the profile ${built}, the tenant has ${profile} now`
  const remedy = `Build it anew: livery build -t ${site.code}.`
  return [{ file: 'livery.json', offset: null, code: 'other-profile', message, remedy }]
}

export function chunkFindings(site: Site, gates: readonly GateTraits[], closed: ReadonlySet<string>): SiteFinding[] {
  const owners = new Map(
    gates
      .filter(({ name }) => closed.has(name))
      .flatMap(({ name, chunks }) => chunks.map((chunk) => [chunk, name] as const)),
  )
  return [...site.files.keys()].flatMap((path): SiteFinding[] => {
    const gate = owners.get(chunkName(path) ?? '')
    if (gate === undefined || isCompressed(path)) return []
    return [
      {
        file: path,
        offset: null,
        code: 'module-left',
        message: `${gate} is closed, its chunk is here`,
        remedy: fixOf(gate),
      },
    ]
  })
}

/** Strings files hold none of the keys that only flags that are off use. */
export function keyFindings(site: Site, gates: readonly GateTraits[], closed: ReadonlySet<string>): SiteFinding[] {
  const keys = gates
    .filter(({ name }) => closed.has(name))
    .flatMap((gate) => gate.keys.map((key) => ({ gate: gate.name, key })))
  return [...site.files.values()].flatMap((file) => {
    if (!file.path.startsWith('strings/')) return []
    const tree = treeOf(file)
    return keys.flatMap(({ gate, key }): SiteFinding[] => {
      const place = key.replace(':', '.')
      if (!hasKey(tree, place)) return []
      const at = Buffer.from(file.bytes()).indexOf(`"${place.split('.').at(-1) ?? ''}`)
      const message = `${gate} is closed, its strings "${key}" are here`
      return [{ file: file.path, offset: at < 0 ? null : at, code: 'strings-left', message, remedy: fixOf(gate) }]
    })
  })
}

const treeOf = onceByHash((file): unknown => {
  try {
    return JSON.parse(file.text())
  } catch {
    // "languages" reports it.
    return {}
  }
})

function hasKey(tree: unknown, prefix: string): boolean {
  let at: unknown = tree
  const steps = prefix.split('.')
  for (const step of steps.slice(0, -1)) at = typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined
  const last = steps.at(-1) ?? ''
  return (
    typeof at === 'object' &&
    at !== null &&
    Object.keys(at).some((key) => key === last || key.replace(/_(zero|one|two|few|many|other)$/, '') === last)
  )
}

/** Words between quotes in a script, and what a page refers to: what is drawn must be among them. */
const wordsIn = onceByHash((file): ReadonlySet<string> => {
  const text = file.text()
  const literals = [...text.matchAll(/["'`]([a-z][a-z0-9-]*)["'`]/g)].map(([, word = '']) => word)
  return new Set([...literals, ...[...text.matchAll(/#i-([a-z0-9-]+)/g)].map(([, word = '']) => word)])
})

const isIconSheet = (path: string) => /^assets\/icons-[\w-]+\.svg$/.test(path)

export function iconFindings(site: Site): SiteFinding[] {
  const users = [...site.files.values()].filter(({ path }) => path.endsWith('.js') || path === 'index.html')
  const drawn = [...site.files.values()].filter(({ path }) => path === 'index.html' || isIconSheet(path))
  return drawn.flatMap((file) =>
    pageTags(file)
      .filter(({ name, attributes }) => name === 'symbol' && attributes.id?.startsWith('i-'))
      .filter(({ attributes }) => !users.some((user) => wordsIn(user).has((attributes.id ?? '').slice(2))))
      .map(({ attributes, offset }) => {
        const message = `The icon #${attributes.id} is drawn, and nothing in the site shows it`
        return { file: file.path, offset, code: 'icon-left', message, remedy: 'Leave it out of the sprite.' }
      }),
  )
}

const classesIn = onceByHash(
  (file): ReadonlySet<string> =>
    new Set([...file.text().matchAll(/(?<![\w-])_[A-Za-z0-9]{5}(?![\w-])/g)].map(([name]) => name)),
)

/** Style sheets of which no class is used: what they are for is not in the site. */
export function styleFindings(site: Site, classes: StyleClasses): SiteFinding[] {
  const files = [...site.files.values()]
  const users = files.filter(({ path }) => path.endsWith('.js') || path === 'index.html')
  const sheets = files.filter(({ path }) => path.endsWith('.css'))
  return [...classes].flatMap(([source, names]): SiteFinding[] => {
    const sheet = sheets.find((file) => names.some((name) => classesIn(file).has(name)))
    if (!sheet || names.some((name) => users.some((file) => classesIn(file).has(name)))) return []
    const name = names.find((candidate) => classesIn(sheet).has(candidate)) ?? ''
    const message = `The styles of ${source} are here, and nothing in the site has them`
    const offset = Buffer.from(sheet.bytes()).indexOf(name)
    return [
      {
        file: sheet.path,
        offset,
        code: 'style-left',
        message,
        remedy: 'Give the component a chunk of its own, so that its styles go with it.',
      },
    ]
  })
}
