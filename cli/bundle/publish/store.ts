import { join } from 'node:path'
import { compress, compressorOf, type Form } from './compress.ts'
import { type Entries, MissingEntry, openEntries } from './entries.ts'
import { openRecords, type Records } from './records.ts'
import { openWriter } from './writer.ts'

/** An entry: the SHA-256 of its bytes in hex, and how many they are. */
export interface StoredBytes {
  hash: string
  size: number
}

/**
 * A folder of files by the hash of their content, and of small texts ("records") by kind and key, that processes share.
 * What it gives it has checked; what is damaged it removes, so that the caller finds it missing and makes it again.
 */
export interface Store {
  /** Puts bytes in and gives their hash. */
  put(bytes: Uint8Array): Promise<string>
  get(hash: string): Promise<Uint8Array | undefined>
  /** Whether an entry is there and whole: to be asked of hashes that were kept from an earlier run. */
  has(hash: string): Promise<boolean>
  /**
   * Makes `target`, in a folder that is there, a file with that content: a hard link, or a copy where links fail.
   * Throws MissingEntry where the entry went or is damaged.
   */
  place(hash: string, target: string): Promise<void>
  /** Makes a file of a site's own, which no store keeps, in a folder that only the caller knows. */
  write(target: string, bytes: Uint8Array): Promise<void>
  /** The compressed form of an entry, made once for the same bytes and effort. Throws MissingEntry. */
  compressed(hash: string, form: Form, effort: number): Promise<StoredBytes>
  /** The text that was last set; undefined where there is none, or none that is whole. */
  record(kind: string, key: string): Promise<string | undefined>
  /** `kind` is a word in kebab-case; a key may be any text. */
  setRecord(kind: string, key: string, text: string): Promise<void>
  /** Resolves when what was put in, placed and written until now would outlive a power cut. */
  sync(): Promise<void>
  /** Resolves when everything that was put in is where it should be: to be awaited before the process ends. */
  settled(): Promise<void>
}

/** What takes longer to make than to look up is made once for all runs; the rest once a process. */
const isWorthKeeping = (effort: number) => effort >= 10

/** So many forms are remembered: a few thousand sites of files of their own. */
const mostKnown = 100_000

/** Compressed forms of entries, by the hash of what they are made from. */
function openForms(entries: Entries, records: Records): Store['compressed'] {
  const find = (key: string): StoredBytes | undefined => {
    const hash = records.get('compressed', key)
    const size = hash === undefined ? undefined : entries.sizeOf(hash)
    return hash === undefined || size === undefined ? undefined : { hash, size }
  }

  const make = async (key: string, source: string, form: Form, effort: number): Promise<StoredBytes> => {
    const found = isWorthKeeping(effort) ? find(key) : undefined
    if (found) return found
    const bytes = entries.get(source)
    if (!bytes) throw new MissingEntry(source)
    const compressed = await compress(bytes, form, effort)
    const hash = entries.put(compressed)
    if (isWorthKeeping(effort)) records.set('compressed', key, hash)
    return { hash, size: compressed.length }
  }

  const known = new Map<string, StoredBytes>()
  /** What is being compressed now: two tenants that share a file wait for the same work. */
  const underway = new Map<string, Promise<StoredBytes>>()

  return async (source, form, effort) => {
    const key = `${compressorOf(form)} ${effort} ${source}`
    const before = known.get(key)
    if (before && entries.sizeOf(before.hash) !== undefined) return before
    const making = underway.get(key) ?? make(key, source, form, effort)
    underway.set(key, making)
    try {
      const made = await making
      if (known.size >= mostKnown) known.clear()
      known.set(key, made)
      return made
    } finally {
      underway.delete(key)
    }
  }
}

export function openStore(dir: string): Store {
  const writer = openWriter(dir)
  const entries = openEntries(join(dir, 'files'), writer)
  const records = openRecords(join(dir, 'records'), writer)
  return {
    put: async (bytes) => entries.put(bytes),
    get: async (hash) => entries.get(hash),
    has: async (hash) => entries.sizeOf(hash) !== undefined,
    place: async (hash, target) => entries.place(hash, target),
    write: async (target, bytes) => writer.writeNew(target, bytes),
    compressed: openForms(entries, records),
    record: async (kind, key) => records.get(kind, key),
    setRecord: async (kind, key, text) => records.set(kind, key, text),
    sync: writer.sync,
    settled: writer.sync,
  }
}
