import type { SiteFinding } from '../site/finding.ts'
import { isText, onceByHash, type Site, type SiteFile } from '../site/site.ts'
import { isFaithful, viewsOf } from '../site/views.ts'
import {
  chunkFindings,
  fixOf,
  type GateTraits,
  iconFindings,
  keyFindings,
  profileFindings,
  type StyleClasses,
  styleFindings,
} from './dead-feature-checks.ts'
import { openTokenIndex } from './token-index.ts'

export interface DeadFeatureInput {
  /** All build flags, on and off. */
  gates: readonly GateTraits[]
  classes: StyleClasses
}

/** What differs from site to site. */
export interface SiteGates {
  /** The profile that the tenant has now. */
  profile: string
  closed: ReadonlySet<string>
  /** What the site may say: the messages of its flags that are on. The same text for tenants that are alike in them. */
  openTexts: string
  /** Its tenant's own words. */
  own: string
}

type FeatureTokenKind = 'gate' | 'text' | 'word' | 'id' | 'key' | 'chunk'

interface FeatureToken {
  gate: string
  kind: FeatureTokenKind
  text: string
}

interface Hit {
  token: FeatureToken
  offset: number
}

/** A text that code says by chance is no token: one word of Latin letters is, a phrase or another script is not. */
const saysSomething = (text: string) =>
  /\s/.test(text) ? text.length >= 8 : text.length >= 5 && /[^\p{ASCII}]/u.test(text)
const letter = /[\p{L}\p{N}\p{M}]/u

function tokensOf({ name, keys, texts, words, ids, chunks }: GateTraits): FeatureToken[] {
  const token = (kind: FeatureTokenKind, all: readonly string[]) =>
    all.map((text): FeatureToken => ({ gate: name, kind, text }))
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
    ...token('gate', [name]),
    ...token('text', [...new Set(literal.filter(saysSomething))]),
    ...token('word', words),
    ...token('id', ids),
    ...token('key', [...prefixes, ...namespaces]),
    ...token(
      'chunk',
      chunks.flatMap((chunk) => [`${chunk}-`, `${chunk}.js`, `${chunk}.css`]),
    ),
  ]
}

const isQuote = (letter: string) => letter === '"' || letter === "'" || letter === '`'

/** Whether a token that was found stands there for itself. */
function isReal({ kind, text }: FeatureToken, bytes: Buffer, start: number): boolean {
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

const whatOf: Record<FeatureTokenKind, string> = {
  gate: 'its name',
  text: 'its text',
  word: 'the word',
  id: 'its id',
  key: 'the key',
  chunk: 'its chunk',
}

/** What flags that are on say too; and, of strings, one word of a key that is under another: `tag.jackpot`. */
function isInnocent({ kind, text }: FeatureToken, path: string, openTexts: ReadonlySet<string>): boolean {
  if (kind === 'id') return path.startsWith('strings/')
  return (kind === 'text' || kind === 'word') && openTexts.has(text.toLowerCase())
}

/**
 * Finds what is left of modules that a tenant has switched off: their flags' names, strings, words, chunks, icons and
 * styles. What the rest of the site says too is no leak.
 */
export function openDeadFeatureLeaks(input: DeadFeatureInput): (site: Site, own: SiteGates) => SiteFinding[] {
  const tokens = input.gates.flatMap(tokensOf)
  const index = openTokenIndex(tokens.map(({ text }) => text))
  const hitsIn = (bytes: Uint8Array): { token: FeatureToken; start: number }[] => {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const hits: { token: FeatureToken; start: number }[] = []
    index.scan(bytes, (id, start) => {
      const token = tokens[id]
      if (token && isReal(token, buffer, start)) hits.push({ token, start })
    })
    return hits
  }
  const hitsOf = onceByHash((file: SiteFile): Hit[] => {
    const views = viewsOf(file).filter(({ form }) => form === '' || form === 'escaped')
    const hits = views.flatMap((view) =>
      hitsIn(view.bytes).map(({ token, start }) => ({ token, offset: view.offsetOf(start) })),
    )
    const keyOf = ({ token, offset }: Hit) => `${token.kind}:${token.gate}:${token.text}:${offset}`
    return [...new Map(hits.map((hit) => [keyOf(hit), hit])).values()]
  })
  const textsIn = (openTexts: string) => {
    const found = hitsIn(Buffer.from(openTexts)).filter(({ token }) => token.kind === 'text' || token.kind === 'word')
    return new Set(found.map(({ token }) => token.text.toLowerCase()))
  }
  const foundTexts = new Map<string, ReadonlySet<string>>()
  const textsFound = (openTexts: string) => {
    const known = foundTexts.get(openTexts) ?? textsIn(openTexts)
    foundTexts.set(openTexts, known)
    return known
  }
  return (site, { profile, closed, openTexts, own }) => {
    const isOpenToo = new Set([...textsFound(openTexts), ...textsIn(own)])
    const left = [...site.files.values()]
      .filter((file) => isText(file.path) && file.path !== 'livery.json' && !isFaithful(site, file))
      .flatMap((file) =>
        hitsOf(file)
          .filter(({ token }) => closed.has(token.gate) && !isInnocent(token, file.path, isOpenToo))
          .map(({ token: { gate, kind, text }, offset }) => ({
            file: file.path,
            offset,
            code: `${kind}-left`,
            message: `${gate} is closed, ${whatOf[kind]} "${text}" stands here`,
            remedy: fixOf(gate),
          })),
      )
    return [
      ...profileFindings(site, profile),
      ...chunkFindings(site, input.gates, closed),
      ...keyFindings(site, input.gates, closed),
      ...left,
      ...iconFindings(site),
      ...styleFindings(site, input.classes),
    ]
  }
}
