import type { Fault } from './finding.ts'
import { openNeedleIndex } from './needle-index.ts'
import { isCompressed, isText, onceByHash, type Site, type SiteFile } from './site.ts'
import { sitePage } from './site-page.ts'
import { escapedViews, isFaithful } from './views.ts'

/** What a gate's module is known by. */
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

export interface TracesInput {
  /** All gates, open and closed. */
  gates: readonly GateTraits[]
  classes: StyleClasses
}

/** What differs from site to site. */
export interface SiteGates {
  closed: ReadonlySet<string>
  /** What the site may say: the messages of its open gates, and its tenant's own words. */
  said: string
}

type TraceKind = 'gate' | 'text' | 'word' | 'id' | 'key' | 'chunk'

interface Trace {
  gate: string
  kind: TraceKind
  text: string
}

interface Hit {
  trace: Trace
  offset: number
}

/** A text that code says by chance is no trace: one word of Latin letters is, a phrase or another script is not. */
const saysSomething = (text: string) =>
  /\s/.test(text) ? text.length >= 8 : text.length >= 5 && /[^\p{ASCII}]/u.test(text)
const letter = /[\p{L}\p{N}\p{M}]/u

function tracesOf({ name, keys, texts, words, ids, chunks }: GateTraits): Trace[] {
  const trace = (kind: TraceKind, all: readonly string[]) => all.map((text): Trace => ({ gate: name, kind, text }))
  const literal = texts.map(
    (text) =>
      text
        .replaceAll(/\{\{[^}]*\}\}|<\/?\w+\s*\/?>/g, '\0')
        .split('\0')
        .map((part) => part.trim())
        .sort((a, b) => b.length - a.length)[0] ?? '',
  )
  // The keys of errors are the gateway's codes: the contract of every site names them all.
  const prefixes = keys.filter((key) => /^(?!errors:)\w+:/.test(key)).map((key) => key.slice(key.indexOf(':') + 1))
  const namespaces = keys.filter((key) => !key.includes(':')).map((key) => `${key}:`)
  return [
    ...trace('gate', [name]),
    ...trace('text', [...new Set(literal.filter(saysSomething))]),
    ...trace('word', words),
    ...trace('id', ids),
    ...trace('key', [...prefixes, ...namespaces]),
    ...trace(
      'chunk',
      chunks.map((chunk) => `${chunk}-`),
    ),
  ]
}

const isQuote = (letter: string) => letter === '"' || letter === "'" || letter === '`'

/** Whether a trace that was found stands there for itself. */
function isReal({ kind, text }: Trace, bytes: Buffer, start: number): boolean {
  const end = start + Buffer.byteLength(text)
  const before = bytes.toString('utf8', Math.max(0, start - 4), start).at(-1) ?? ''
  const after = [...bytes.toString('utf8', end, end + 4)][0] ?? ''
  const exact = bytes.toString('utf8', start, end) === text
  if (kind === 'gate') return exact && !/\w/.test(before) && !/\w/.test(after)
  // Between quotes, or the one step of a path. An attribute's name is not its value.
  if (kind === 'id')
    return exact && ((isQuote(before) && before === after) || (before === '/' && /["'`?#<&]/.test(after)))
  // t("vip.club"), t("shell:vip.club"); a key without a dot is a word like others.
  if (kind === 'key')
    return (
      exact &&
      (isQuote(before) || before === ':') &&
      (text.endsWith(':') || after === '.' || (text.includes('.') && isQuote(after)))
    )
  if (kind === 'chunk') return exact && before === '/'
  return !letter.test(before) && !letter.test(after)
}

const whatOf: Record<TraceKind, string> = {
  gate: 'its name',
  text: 'its text',
  word: 'the word',
  id: 'its id',
  key: 'the key',
  chunk: 'its chunk',
}

const mend = (gate: string) => `Put what writes it behind ${gate}, or take it off the gate's own words.`

/** Names under which a chunk's source was: "winner-board-CUs0s6cK.js" is of winner-board. */
const chunkName = (path: string) => /^assets\/(.+)-[\w-]{8}\.(?:js|css)(?:\.br|\.gz)?$/.exec(path)?.[1]

function chunkFaults(site: Site, gates: readonly GateTraits[], closed: ReadonlySet<string>): Fault[] {
  const owners = new Map(
    gates
      .filter(({ name }) => closed.has(name))
      .flatMap(({ name, chunks }) => chunks.map((chunk) => [chunk, name] as const)),
  )
  return [...site.files.keys()].flatMap((path): Fault[] => {
    const gate = owners.get(chunkName(path) ?? '')
    if (gate === undefined || isCompressed(path)) return []
    return [
      {
        file: path,
        offset: null,
        code: 'module-left',
        message: `${gate} is closed, its chunk is here`,
        remedy: mend(gate),
      },
    ]
  })
}

/** Strings files hold none of the keys that only closed gates use. */
function keyFaults(site: Site, gates: readonly GateTraits[], closed: ReadonlySet<string>): Fault[] {
  const keys = gates
    .filter(({ name }) => closed.has(name))
    .flatMap((gate) => gate.keys.map((key) => ({ gate: gate.name, key })))
  return [...site.files.values()].flatMap((file) => {
    const [, namespace] = /^strings\/[^/]+\/([\w-]+?)-[0-9a-z]{8}\.json$/i.exec(file.path) ?? []
    if (namespace === undefined) return []
    const tree = treeOf(file)
    return keys.flatMap(({ gate, key }): Fault[] => {
      const [owner, prefix] = key.split(':')
      if (owner !== namespace || !hasKey(tree, prefix)) return []
      const at = Buffer.from(file.bytes()).indexOf(`"${prefix?.split('.').at(-1) ?? ''}`)
      const message = `${gate} is closed, its strings "${key}" are here`
      return [{ file: file.path, offset: at < 0 ? null : at, code: 'strings-left', message, remedy: mend(gate) }]
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

function hasKey(tree: unknown, prefix: string | undefined): boolean {
  if (prefix === undefined) return true
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

function iconFaults(site: Site): Fault[] {
  const users = [...site.files.values()].filter(({ path }) => path.endsWith('.js') || path === 'index.html')
  return sitePage(site)
    .tags.filter(({ name, attributes }) => name === 'symbol' && attributes.id?.startsWith('i-'))
    .filter(({ attributes }) => !users.some((file) => wordsIn(file).has((attributes.id ?? '').slice(2))))
    .map(({ attributes, offset }) => {
      const message = `The icon #${attributes.id} is drawn, and nothing in the site shows it`
      return { file: 'index.html', offset, code: 'icon-left', message, remedy: 'Leave it out of the sprite.' }
    })
}

const classesIn = onceByHash(
  (file): ReadonlySet<string> =>
    new Set([...file.text().matchAll(/(?<![\w-])_[A-Za-z0-9]{7}(?![\w-])/g)].map(([name]) => name)),
)

/** Style sheets of which no class is used: what they are for is not in the site. */
function styleFaults(site: Site, classes: StyleClasses): Fault[] {
  const files = [...site.files.values()]
  const users = files.filter(({ path }) => path.endsWith('.js') || path === 'index.html')
  const sheets = files.filter(({ path }) => path.endsWith('.css'))
  return [...classes].flatMap(([source, names]): Fault[] => {
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

/** What open gates say too; and, of strings, one word of a key that is under another: `tag.jackpot`. */
function isInnocent({ kind, text }: Trace, path: string, said: ReadonlySet<string>): boolean {
  if (kind === 'id') return path.startsWith('strings/')
  return (kind === 'text' || kind === 'word') && said.has(text.toLowerCase())
}

/**
 * Finds what is left of modules that a tenant has switched off: their gates' names, strings, words, chunks, icons and
 * styles. What the rest of the site says too is no trace.
 */
export function openTraces(input: TracesInput): (site: Site, own: SiteGates) => Fault[] {
  const traces = input.gates.flatMap(tracesOf)
  const index = openNeedleIndex(traces.map(({ text }) => text))
  const hitsIn = (bytes: Uint8Array): { trace: Trace; start: number }[] => {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const hits: { trace: Trace; start: number }[] = []
    index.scan(bytes, (id, start) => {
      const trace = traces[id]
      if (trace && isReal(trace, buffer, start)) hits.push({ trace, start })
    })
    return hits
  }
  const hitsOf = onceByHash((file: SiteFile): Hit[] => {
    const bytes = file.bytes()
    const plain = hitsIn(bytes).map(({ trace, start }) => ({ trace, offset: start }))
    const escaped = escapedViews(bytes).flatMap((view) =>
      hitsIn(view.bytes).map(({ trace, start }) => ({ trace, offset: view.offsetOf(start) })),
    )
    return [
      ...new Map(
        [...plain, ...escaped].map((hit) => [
          `${hit.trace.kind}:${hit.trace.gate}:${hit.trace.text}:${hit.offset}`,
          hit,
        ]),
      ).values(),
    ]
  })
  const saidBy = new Map<string, ReadonlySet<string>>()
  const textsSaid = (said: string) => {
    const known = saidBy.get(said)
    if (known) return known
    const found = new Set(
      hitsIn(Buffer.from(said))
        .filter(({ trace }) => trace.kind === 'text' || trace.kind === 'word')
        .map(({ trace }) => trace.text.toLowerCase()),
    )
    saidBy.set(said, found)
    return found
  }
  return (site, { closed, said }) => {
    const isOpenToo = textsSaid(said)
    const left = [...site.files.values()]
      .filter((file) => isText(file.path) && file.path !== 'livery.json' && !isFaithful(site, file))
      .flatMap((file) =>
        hitsOf(file)
          .filter(({ trace }) => closed.has(trace.gate) && !isInnocent(trace, file.path, isOpenToo))
          .map(({ trace: { gate, kind, text }, offset }) => ({
            file: file.path,
            offset,
            code: `${kind}-left`,
            message: `${gate} is closed, ${whatOf[kind]} "${text}" stands here`,
            remedy: mend(gate),
          })),
      )
    return [
      ...chunkFaults(site, input.gates, closed),
      ...keyFaults(site, input.gates, closed),
      ...left,
      ...iconFaults(site),
      ...styleFaults(site, input.classes),
    ]
  }
}
