import { openTokenIndex, type TokenIndex } from './token-index.ts'

/** What gives a tenant away. All of it is text that a person wrote in its folder. */
export interface TenantTraits {
  code: string
  /** Its name, as one and as its wordmark draws it, and the licence's holder. */
  names: readonly string[]
  /** Host names that are its own: its domains, its gateway's. */
  hosts: readonly string[]
  /** Addresses of contacts and seals, without the scheme. */
  addresses: readonly string[]
  /** Strings of its own. */
  texts: readonly string[]
  /** Its drawings, as they are in its folder. */
  assets: readonly { path: string; hash: string; text: string | null }[]
  /** What its own site, where it is built, has made of them. */
  derived: readonly { path: string; hash: string }[]
  /** Everything its folder and its bases say: what stands here is no stranger in its site. */
  own: string
}

export type LeakTokenKind = 'name' | 'word' | 'host' | 'address' | 'text' | 'drawing' | 'hash'

export interface LeakToken {
  text: string
  kind: LeakTokenKind
  /** Codes of the tenants it belongs to. */
  owners: string[]
  /** UTF-8 length. */
  length: number
  /** Edges at which a letter or digit beside it means that it is part of another word. */
  edges: 'none' | 'word' | 'host'
}

export interface LeakTokens {
  list: readonly LeakToken[]
  index: TokenIndex
  /** Words of brands that are words of the product too, and say nothing: they are not looked for. */
  common: readonly string[]
}

/** Texts of a sentence's length say whose they are; shorter ones are said by many. Characters. */
const shortestText = 12
/** From this on, no word contains another tenant's name by chance. Bytes. */
const longName = 8
const shortestName = 3
/** Of a drawing, so much of its longest value: enough for no other drawing to hold it. */
const drawingSample = 64

/** Scripts that write words without spaces between them: a name there has no edges. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

/** A text's longest part that no placeholder breaks. */
function longestPart(text: string): string {
  const parts = text.split(/\{\{[^}]*\}\}|<\/?\w+\s*\/?>/).map((part) => part.trim())
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '')
}

function sampleOf(drawing: string): string {
  const values = [...drawing.matchAll(/="([^"]{24,})"/g)].map(([, value = '']) => value)
  return values
    .reduce((longest, value) => (value.length > longest.length ? value : longest), '')
    .slice(0, drawingSample)
}

function entriesOf(traits: TenantTraits): [kind: LeakTokenKind, text: string][] {
  const { code, names, hosts, addresses, texts, assets } = traits
  const forms = names.flatMap((name) => [name, name.normalize('NFD'), name.replaceAll(/\s+/g, '')])
  const words = [code, ...forms.filter((name) => !/\s/.test(name))]
  const parts = texts.map(longestPart).filter((text) => text.length >= shortestText)
  return [
    ...forms.filter((name) => /\s/.test(name)).map((name): [LeakTokenKind, string] => ['name', name]),
    ...words.map((word): [LeakTokenKind, string] => ['word', word]),
    ...hosts.map((host): [LeakTokenKind, string] => ['host', host]),
    ...addresses.map((address): [LeakTokenKind, string] => ['address', address]),
    ...parts.map((text): [LeakTokenKind, string] => ['text', text]),
    ...assets.map(({ hash }): [LeakTokenKind, string] => ['hash', hash]),
    ...assets.flatMap(({ text }): [LeakTokenKind, string][] => {
      const sample = sampleOf(text ?? '')
      return sample === '' ? [] : [['drawing', sample]]
    }),
  ]
}

function edgesOf(kind: LeakTokenKind, text: string, length: number): LeakToken['edges'] {
  if (kind === 'host') return 'host'
  if (kind !== 'word' && kind !== 'name') return 'none'
  return length >= longName || unspaced.test(text) ? 'none' : 'word'
}

/** Two bytes stand in every file, and so does any number. */
const saysSomething = (text: string) => Buffer.byteLength(text) >= shortestName && !/^\d{1,6}$/.test(text)

/** Hosts and hashes are never common; a phrase is, when the product says it too. */
const canBeCommon = ({ kind }: LeakToken) => kind !== 'host' && kind !== 'hash'

/**
 * Everything to look for. `neutral` is text of no tenant: the product's strings and source. A brand's word that stands
 * there is no trace of the brand.
 */
export function openLeakTokens(tenants: readonly TenantTraits[], neutral: readonly string[]): LeakTokens {
  const byText = new Map<string, LeakToken>()
  for (const traits of tenants) {
    for (const [kind, text] of entriesOf(traits)) {
      if (!saysSomething(text)) continue
      const key = text.toLowerCase()
      const known = byText.get(key)
      const length = Buffer.byteLength(text)
      if (!known) byText.set(key, { text, kind, owners: [traits.code], length, edges: edgesOf(kind, text, length) })
      else if (!known.owners.includes(traits.code)) known.owners.push(traits.code)
    }
  }
  const all = [...byText.values()]
  const common = new Set<LeakToken>()
  const first = openTokenIndex(all.map(({ text }) => text))
  for (const text of neutral) {
    const bytes = Buffer.from(text)
    first.scan(bytes, (id, start) => {
      const token = all[id]
      if (token && canBeCommon(token) && standsAlone(token, bytes, start)) common.add(token)
    })
  }
  const list = all.filter((token) => !common.has(token))
  return {
    list,
    index: openTokenIndex(list.map(({ text }) => text)),
    common: [...common].map(({ text }) => text).sort(),
  }
}

const letter = /[\p{L}\p{N}\p{M}]/u

/** The characters on both sides of a span of UTF-8; empty at the ends. */
function neighbours(bytes: Buffer, start: number, end: number): [before: string, after: string] {
  let from = start - 1
  while (from > 0 && from > start - 4 && ((bytes[from] ?? 0) & 0xc0) === 0x80) from -= 1
  const before = start === 0 ? '' : bytes.toString('utf8', from, start)
  const after = [...bytes.toString('utf8', end, end + 4)][0] ?? ''
  return [before, after]
}

/** Whether a token that was found at a place is there for itself, and not a part of another word or host. */
export function standsAlone(token: LeakToken, bytes: Buffer, start: number): boolean {
  if (token.edges === 'none') return true
  const end = start + token.length
  const [before, after] = neighbours(bytes, start, end)
  if (token.edges === 'word') return !letter.test(before) && !letter.test(after)
  // "www.acme.example" is Acme's; "acme.example.org" and "my-acme.example" are others'.
  if (letter.test(before) || before === '-' || letter.test(after) || after === '-') return false
  return !(after === '.' && letter.test(bytes.toString('latin1', end + 1, end + 2)))
}
