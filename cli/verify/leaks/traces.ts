import type { Fault } from '../site/finding.ts'
import { isText, onceByHash, type Site, type SiteFile } from '../site/site.ts'
import { isFaithful, viewsOf } from '../site/views.ts'
import { openNeedleIndex } from './needle-index.ts'
import {
  chunkFaults,
  type GateTraits,
  iconFaults,
  keyFaults,
  mend,
  profileFaults,
  type StyleClasses,
  styleFaults,
} from './traces-left.ts'

export interface TracesInput {
  /** All gates, open and closed. */
  gates: readonly GateTraits[]
  classes: StyleClasses
}

/** What differs from site to site. */
export interface SiteGates {
  /** The profile that the tenant has now. */
  profile: string
  closed: ReadonlySet<string>
  /** What the site may say: the messages of its open gates. The same text for tenants that are alike in them. */
  said: string
  /** Its tenant's own words. */
  own: string
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
      chunks.flatMap((chunk) => [`${chunk}-`, `${chunk}.js`, `${chunk}.css`]),
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
    const views = viewsOf(file).filter(({ form }) => form === '' || form === 'escaped')
    const hits = views.flatMap((view) =>
      hitsIn(view.bytes).map(({ trace, start }) => ({ trace, offset: view.offsetOf(start) })),
    )
    const keyOf = ({ trace, offset }: Hit) => `${trace.kind}:${trace.gate}:${trace.text}:${offset}`
    return [...new Map(hits.map((hit) => [keyOf(hit), hit])).values()]
  })
  const textsIn = (said: string) => {
    const found = hitsIn(Buffer.from(said)).filter(({ trace }) => trace.kind === 'text' || trace.kind === 'word')
    return new Set(found.map(({ trace }) => trace.text.toLowerCase()))
  }
  const saidBy = new Map<string, ReadonlySet<string>>()
  const textsSaid = (said: string) => {
    const known = saidBy.get(said) ?? textsIn(said)
    saidBy.set(said, known)
    return known
  }
  return (site, { profile, closed, said, own }) => {
    const isOpenToo = new Set([...textsSaid(said), ...textsIn(own)])
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
      ...profileFaults(site, profile),
      ...chunkFaults(site, input.gates, closed),
      ...keyFaults(site, input.gates, closed),
      ...left,
      ...iconFaults(site),
      ...styleFaults(site, input.classes),
    ]
  }
}
