import { createHash, randomBytes } from 'node:crypto'
import { posix } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** Files of a release in brotli with a file of an earlier release as the dictionary (RFC 9842), by that dictionary. */
export const deltasFolder = '_deploy/dcb'

/** Only a release has it: nobody is asked to keep dictionaries for a site that has no deltas. */
export const releasePaper = '_deploy/release.json'

/** What stands before the dictionary's SHA-256 and the stream of brotli. */
const magic = Buffer.from([0xff, 0x44, 0x43, 0x42])

/** How a browser names a dictionary in `Available-Dictionary`; its SHA-256 in base64 is what the parentheses hold. */
export const namedDictionary = '^:([A-Za-z0-9+/]+=):$'
/** Whether a visitor takes such files, by `Accept-Encoding`. With a weight they are left out: browsers give none. */
export const takesDeltas = String.raw`(^|,)\s*dcb\s*(,|$)`

/** A file whose name has eight characters of its hash: what it is called before them, and its ending. */
const versioned = (endings: string) =>
  String.raw`^(/(?:assets|strings)/.+)-[\w-][\w-][\w-][\w-][\w-][\w-][\w-][\w-](\.(?:${endings}))$`
/**
 * Dictionaries for the next file of their name, and what asks for that: an element of the page, or `fetch`, by which a
 * service worker asks for all of them. Each names both, or the dictionary of pages would go before it.
 */
export const dictionaryKinds: readonly { name: string; files: string; destinations: string }[] = [
  { name: 'script', files: versioned('js'), destinations: '("script" "")' },
  { name: 'style', files: versioned('css'), destinations: '("style" "")' },
  { name: 'fetched', files: versioned('json|svg'), destinations: '("")' },
]

/** Pages cannot be dictionaries, since none may be kept without a question. The same bytes can, under this folder. */
export const pageDictionaries = '/dictionaries/'
/** For pages, and for the next dictionary of pages itself. */
export const pageDictionaryUse = 'match="/*", match-dest=("document" "")'

/** The file for those who have a dictionary, by the dictionary's SHA-256 in base64, whose slashes are folders. */
export const deltaPath = (dictionary: string, path: string): string =>
  posix.normalize(`${deltasFolder}/${dictionary}/${path}`)

/** The dictionary that a visitor has and takes files by, in base64; null without one. */
export function dictionaryOf(headers: Pick<Headers, 'get'>): string | null {
  if (!new RegExp(takesDeltas).test(headers.get('accept-encoding') ?? '')) return null
  return new RegExp(namedDictionary).exec(headers.get('available-dictionary') ?? '')?.[1] ?? null
}

/** What `Use-As-Dictionary` says of a file, by its path from the root: "/assets/main-C2qge-CS.js". Null for others. */
export function dictionaryUse(path: string): string | null {
  for (const { files, destinations } of dictionaryKinds) {
    const [, name, ending] = new RegExp(files).exec(path) ?? []
    if (name !== undefined) return `match="${name}-*${ending}", match-dest=${destinations}`
  }
  return null
}

/** Below 5 little of the dictionary is found. At 9 it takes twelve times as long for one part in a hundred. */
const packing = (size: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_SIZE_HINT]: size,
})

// Node's types leave the dictionary of brotli out.
const compressed = (bytes: Uint8Array, dictionary: Uint8Array): Buffer<ArrayBuffer> => {
  const options = { params: packing(bytes.length), dictionary }
  return brotliCompressSync(bytes, options)
}

/** Whether this Node’s brotli takes a dictionary: where it knows none, it passes over it without a word. */
export function canMakeDeltas(): boolean {
  const noise = randomBytes(256)
  return compressed(noise, noise).length < noise.length / 2
}

/** Bytes as `Content-Encoding: dcb`, for those who have the dictionary. Where `canMakeDeltas` is false they are no such thing. */
export function deltaOf(bytes: Uint8Array, dictionary: Uint8Array): Buffer<ArrayBuffer> {
  const hash = createHash('sha256').update(dictionary).digest()
  return Buffer.concat([magic, hash, compressed(bytes, dictionary)])
}
