import type { SiteFinding } from '../site/finding.ts'
import { isText, onceByHash, type Site, type SiteFile } from '../site/site.ts'
import { isFaithful, type View, viewsOf } from '../site/views.ts'
import { openTokenIndex } from './token-index.ts'
import { type LeakToken, type LeakTokens, standsAlone, type TenantTraits } from './tokens.ts'

interface Hit {
  token: LeakToken
  offset: number
  form: View['form']
}

export interface CrossTenantInput {
  tenants: readonly TenantTraits[]
  tokens: LeakTokens
  /** The text of all packages whose code can be in a site; asked for where a word of a brand stands in code. */
  packagesText: () => readonly string[]
}

/** A name that is shorter stands by chance alone in decoded base64, and in what is no text. Bytes. */
const shortestInNoise = 6
/** Around a hit: enough to see the hash that it is part of. */
const around = 80
/** Hashes as integrity values, policies and file names carry them, and colours: letters that spell nothing. */
const opaque =
  /sha(?:256|384|512)-[A-Za-z0-9+/=]+|-[A-Za-z0-9_-]{8}\.[a-z0-9]+|#[0-9a-f]{3,8}\b|\b[0-9a-f]{32,}\b|_(?=[a-z]*[A-Z0-9])[A-Za-z0-9]{5}\b/g

function isPartOfHash(bytes: Buffer, start: number, length: number): boolean {
  const from = Math.max(0, start - around)
  const text = bytes.toString('latin1', from, start + length + around)
  return [...text.matchAll(opaque)].some(
    (match) => match.index <= start - from && match.index + match[0].length >= start - from + length,
  )
}

function isReal(token: LeakToken, bytes: Buffer, start: number, isNoise: boolean): boolean {
  if (isNoise && token.length < shortestInNoise) return false
  if (!standsAlone(token, bytes, start)) return false
  return token.edges !== 'word' || !isPartOfHash(bytes, start, token.length)
}

interface Span {
  token: LeakToken
  start: number
  end: number
}

/** A host says more than the code that is a part of it: the longest of what stands at a place is reported. */
function withoutParts(spans: readonly Span[]): Span[] {
  const kept: Span[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1)
    if (!last || span.end > last.end) kept.push(span)
  }
  return kept
}

function hitsOf(tokens: LeakTokens, file: SiteFile): Hit[] {
  const hits = new Map<string, Hit>()
  for (const { bytes, form, offsetOf } of viewsOf(file)) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const isNoise = form === 'base64' || (form === '' && !isText(file.path))
    const spans: Span[] = []
    tokens.index.scan(bytes, (id, start) => {
      const token = tokens.list[id]
      if (token && isReal(token, buffer, start, isNoise)) spans.push({ token, start, end: start + token.length })
    })
    for (const { token, start } of withoutParts(spans)) {
      // What is not escaped stands in the unescaped views again.
      const offset = offsetOf(start)
      const key = `${token.text} ${offset}`
      if (!hits.has(key)) hits.set(key, { token, offset, form })
    }
  }
  return [...hits.values()]
}

const called: Record<LeakToken['kind'], string> = {
  name: 'the name',
  word: 'the word',
  host: 'the host',
  address: 'the address',
  text: 'the text',
  drawing: 'a piece of a drawing,',
  hash: 'the hash of a file,',
}

const shown = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text)

function leakOf(path: string, { token, offset, form }: Hit): SiteFinding {
  const owner = token.owners.length === 1 ? `"${token.owners[0]}"` : `${token.owners.length} other tenants`
  const where = form === '' ? '' : `, ${form === 'compressed' || form === 'escaped' ? form : `in ${form}`}`
  return {
    file: path,
    offset,
    code: `foreign-${token.kind}`,
    message: `${called[token.kind]} "${shown(token.text)}" of ${owner} stands here${where}`,
    remedy: `Build the site anew; if it is back, look in the folders and the code for "${shown(token.text)}".`,
  }
}

const hashesOf = (traits: TenantTraits | undefined) => new Set(traits?.assets.map(({ hash }) => hash))

/** Who has a file, by its hash: the drawings of a folder and what a build makes of them. */
function openAssets(tenants: readonly TenantTraits[]): Map<string, { traits: TenantTraits; path: string }[]> {
  const owners = new Map<string, { traits: TenantTraits; path: string }[]>()
  for (const traits of tenants) {
    for (const { hash, path } of [...traits.assets, ...traits.derived]) {
      const others = owners.get(hash)
      if (others) others.push({ traits, path })
      else owners.set(hash, [{ traits, path }])
    }
  }
  return owners
}

/** Files that carry another tenant's bytes as they are. Tenants that share a drawing share what is made of it. */
function copies(site: Site, own: TenantTraits | undefined, assets: ReturnType<typeof openAssets>): SiteFinding[] {
  const drawings = hashesOf(own)
  const isShared = ({ traits }: { traits: TenantTraits }) => traits.assets.some(({ hash }) => drawings.has(hash))
  return [...site.files.values()].flatMap((file): SiteFinding[] => {
    const strangers = (assets.get(file.hash) ?? []).filter((owner) => owner.traits.code !== site.code)
    const [owner] = strangers
    if (!owner || strangers.some(isShared)) return []
    const message = `This file is ${owner.path} of "${owner.traits.code}", byte for byte`
    return [{ file: file.path, offset: null, code: 'foreign-asset', message, remedy: 'Remove it and build anew.' }]
  })
}

/** Maps tell how the code was made, with paths and comments. */
function sourceMaps(site: Site): SiteFinding[] {
  const remedy = 'Build without source maps.'
  return [...site.files.values()].flatMap((file): SiteFinding[] => {
    if (/\.map(\.(br|gz))?$/.test(file.path)) {
      return [{ file: file.path, offset: null, code: 'source-map', message: 'A source map is published', remedy }]
    }
    if (!/\.(js|css)$/.test(file.path)) return []
    const offset = mapReference(file)
    return offset < 0 ? [] : [{ file: file.path, offset, code: 'source-map', message: 'It names a source map', remedy }]
  })
}

const mapReference = onceByHash((file) => Buffer.from(file.bytes()).lastIndexOf('# sourceMappingURL='))

const isCode = (path: string) => /^assets\/.*\.(js|css)(\.(br|gz))?$/.test(path)

/**
 * Finds bytes of other tenants: names, words, hosts, texts and drawings, as they are, escaped, in base64, compressed and in
 * pictures. What the tenant's own folder says is its own; a brand's single word is let be where packages use it too.
 */
export function openCrossTenantLeaks(input: CrossTenantInput): (site: Site) => SiteFinding[] {
  const hitsIn = onceByHash((file: SiteFile) => hitsOf(input.tokens, file))
  const wordsInPackages = new Map<LeakToken, boolean>()
  const isPackageWord = (token: LeakToken) => {
    const known = wordsInPackages.get(token) ?? stands(token, input.packagesText())
    wordsInPackages.set(token, known)
    return known
  }
  const assets = openAssets(input.tenants)
  const traitsOf = new Map(input.tenants.map((traits) => [traits.code, traits]))
  return (site) => {
    const traits = traitsOf.get(site.code)
    const own = traits?.own ?? ''
    const allowed = new Map<LeakToken, boolean>()
    const isOwn = (token: LeakToken) => {
      const known = allowed.get(token) ?? (token.owners.includes(site.code) || stands(token, [own]))
      allowed.set(token, known)
      return known
    }
    const found = [...site.files.values()].flatMap((file) => {
      if (isFaithful(site, file)) return []
      const hits = hitsIn(file).filter(({ token }) => !isOwn(token))
      const strange = isCode(file.path)
        ? hits.filter(({ token }) => token.kind !== 'word' || !isPackageWord(token))
        : hits
      return strange.map((hit) => leakOf(file.path, hit))
    })
    return [...copies(site, traits, assets), ...sourceMaps(site), ...found]
  }
}

function stands(token: LeakToken, texts: readonly string[]): boolean {
  const index = openTokenIndex([token.text])
  return texts.some((text) => {
    const bytes = Buffer.from(text)
    let isThere = false
    index.scan(bytes, (_, start) => {
      isThere ||= standsAlone(token, bytes, start)
    })
    return isThere
  })
}
