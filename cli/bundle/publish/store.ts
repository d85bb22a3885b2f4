import { MissingEntry, openCheckedFiles } from './checked-files.ts'
import { compress, compressorOf, type Form } from './compress.ts'

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
  /** The compressed form of an entry, made once for the same bytes and effort. Throws MissingEntry. */
  compressed(hash: string, form: Form, effort: number): Promise<StoredBytes>
  /** The text that was last set; undefined where there is none, or none that is whole. */
  record(kind: string, key: string): Promise<string | undefined>
  /** `kind` is a word in kebab-case; a key may be any text. */
  setRecord(kind: string, key: string, text: string): Promise<void>
  /** Resolves when everything that was put in is where it should be: to be awaited before the process ends. */
  settled(): Promise<void>
}

export function openStore(dir: string): Store {
  const files = openCheckedFiles(dir)

  const find = (key: string): StoredBytes | undefined => {
    const hash = files.record('compressed', key)
    const size = hash === undefined ? undefined : files.sizeOf(hash)
    return hash === undefined || size === undefined ? undefined : { hash, size }
  }

  const make = async (key: string, source: string, form: Form, effort: number): Promise<StoredBytes> => {
    const bytes = files.get(source)
    if (!bytes) throw new MissingEntry(source)
    const compressed = await compress(bytes, form, effort)
    const hash = files.put(compressed)
    files.setRecord('compressed', key, hash)
    return { hash, size: compressed.length }
  }

  /** What is being compressed now: two tenants that share a file wait for the same work. */
  const underway = new Map<string, Promise<StoredBytes>>()
  const known = new Map<string, StoredBytes>()

  return {
    put: async (bytes) => files.put(bytes),
    get: async (hash) => files.get(hash),
    has: async (hash) => files.sizeOf(hash) !== undefined,
    place: async (hash, target) => files.place(hash, target),
    async compressed(hash, form, effort) {
      const key = `${compressorOf(form)} ${effort} ${hash}`
      const before = known.get(key)
      if (before && files.sizeOf(before.hash) !== undefined) return before
      const making =
        underway.get(key) ?? Promise.resolve(find(key)).then((found) => found ?? make(key, hash, form, effort))
      underway.set(key, making)
      try {
        const made = await making
        known.set(key, made)
        return made
      } finally {
        underway.delete(key)
      }
    },
    record: async (kind, key) => files.record(kind, key),
    setRecord: async (kind, key, text) => files.setRecord(kind, key, text),
    settled: async () => undefined,
  }
}
