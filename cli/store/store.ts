import { join } from 'node:path'
import { isVerbose } from '#cli/terminal/output.ts'
import { sha256 } from '../fs/hash.ts'
import { openClaims } from './claims.ts'
import { compress, compressorOf, type Form } from './compress.ts'
import { type Entries, MissingEntry, openEntries } from './entries.ts'
import { openStorage } from './open-storage.ts'
import { openOwnMark } from './own-mark.ts'
import { openRecords, type StoredRecord, thisMachine } from './records.ts'
import { openRefusals, type Refusal } from './refusals.ts'
import { openRemote, type Travel } from './remote.ts'
import { requireTrust, type StoreTrust, trustOf } from './trust.ts'
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
  /**
   * Throws where LIVERY_STORE names no store that lets us in: to be asked for once, before the work. Where it only does
   * not answer, that is said, and this process and those that it starts go on without it.
   */
  ready(): Promise<void>
  /** Puts bytes in and gives their hash, which need not be computed again by who knows it. */
  put(bytes: Uint8Array, travel?: Travel, hash?: string): Promise<string>
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
  /** How many forms this process has compressed so far, and not found. */
  readonly work: { compressed: number }
  /** The text that was last set; undefined where there is none, or none that is whole. */
  record(kind: string, key: string): Promise<string | undefined>
  /** The same, with who vouches for it. */
  vouched(kind: string, key: string): Promise<StoredRecord | undefined>
  /** The keys by whose word this process took records from the shared store: sorted fingerprints by kind. */
  vouchers(): Readonly<Record<string, readonly string[]>>
  /** What was not taken since it was last asked. */
  refused(): Refusal[]
  /** Whether there may be such a record, without bringing it here: one that is damaged counts until it is read. */
  mayHave(kind: string, key: string): Promise<boolean>
  /** Whether the record is there now. Where machines share a store, that is the one asked: another may have put it there. */
  hasNow(kind: string, key: string): Promise<boolean>
  /**
   * Resolves when a record and all that it names is where other machines find it; to whether it is. It is asked for one by
   * one, and sent where it lacks.
   */
  deliver(kind: string, key: string): Promise<boolean>
  /**
   * `kind` is a word in kebab-case; a key may be any text, and says all that the record depends on: a store that machines
   * share keeps the record that came first.
   */
  setRecord(kind: string, key: string, text: string): Promise<void>
  /** Resolves when what was put in, placed and written until now would outlive a power cut. */
  sync(): Promise<void>
  /** Resolves when everything that was put in is where it should be: to be awaited before the process ends. */
  settled(): Promise<void>
}

/** What takes longer to make than to look up is made once for all runs; the rest once a process. */
const isWorthKeeping = (effort: number) => effort >= 10

/** So many forms are remembered: a few thousand sites of files of their own. */
const maxKnown = 100_000

/** Compressed forms of entries, by the hash of what they are made from. */
function openForms(
  store: Pick<Store, 'get' | 'put' | 'has' | 'record' | 'setRecord'> & Pick<Entries, 'wasWhole'>,
  work: { compressed: number },
): Store['compressed'] {
  const find = async (key: string): Promise<StoredBytes | undefined> => {
    const [, hash, size] = /^([0-9a-f]{64}) (\d+)$/.exec((await store.record('compressed', key)) ?? '') ?? []
    return hash !== undefined && (await store.has(hash)) ? { hash, size: Number(size) } : undefined
  }

  const make = async (key: string, source: string, form: Form, effort: number): Promise<StoredBytes> => {
    const isKept = isWorthKeeping(effort)
    const found = isKept ? await find(key) : undefined
    if (found) return found
    const bytes = await store.get(source)
    if (!bytes) throw new MissingEntry(source)
    const compressed = await compress(bytes, form, effort)
    work.compressed += 1
    const size = compressed.length
    const hash = await store.put(compressed, isKept ? 'alone' : 'with-record')
    if (isKept) await store.setRecord('compressed', key, `${hash} ${size}`)
    return { hash, size }
  }

  const known = new Map<string, StoredBytes>()
  /** What is being compressed now: two tenants that share a file wait for the same work. */
  const underway = new Map<string, Promise<StoredBytes>>()

  return async (source, form, effort) => {
    const key = `${compressorOf(form)} ${effort} ${source}`
    const before = known.get(key)
    // Whoever places it looks again, and asks once more where it has gone.
    if (before && (store.wasWhole(before.hash) || (await store.has(before.hash)))) return before
    const making = underway.get(key) ?? make(key, source, form, effort)
    underway.set(key, making)
    try {
      const made = await making
      if (known.size >= maxKnown) known.clear()
      known.set(key, made)
      return made
    } finally {
      underway.delete(key)
    }
  }
}

const warn = (text: string) => void process.stderr.write(`livery: ${text}\n`)

/** Who vouched for the records that were taken, by kind. */
function openVouchers() {
  const kinds = new Map<string, Set<string>>()
  return {
    note(kind: string, { by }: StoredRecord) {
      if (by === undefined || by === thisMachine) return
      const keys = kinds.get(kind) ?? new Set()
      kinds.set(kind, keys.add(by))
    },
    all: () => Object.fromEntries([...kinds.keys()].sort().map((kind) => [kind, [...(kinds.get(kind) ?? [])].sort()])),
  }
}

/**
 * The store in a folder; before the one that machines share where LIVERY_STORE names that. `trust` is whose records count:
 * without one the folder's own count as they are. `asksAnew` are kinds of records that others may have put there since it
 * was listed. @throws CliError where a shared store is named and no key
 */
export function openStore(
  dir: string,
  address: string = process.env.LIVERY_STORE ?? '',
  {
    trust = trustOf(),
    asksAnew = [],
  }: { trust?: StoreTrust | undefined; asksAnew?: readonly string[] | undefined } = {},
): Store {
  const writer = openWriter(dir)
  const entries = openEntries(join(dir, 'files'), writer)
  const refusals = openRefusals()
  const records = openRecords(join(dir, 'records'), writer, trust && openOwnMark(trust, refusals))
  const vouchers = openVouchers()
  const openShared = () => {
    const storage = openStorage(address)
    const known = requireTrust(trust)
    const claims = openClaims(join(dir, 'claims'), `${address} ${known.key?.public.fingerprint}`)
    return openRemote({ storage, entries, claims, trust: known, refusals, asksAnew, warn })
  }
  const remote = address === '' ? undefined : openShared()

  const has = async (hash: string) => entries.sizeOf(hash) !== undefined || (await remote?.fetch(hash)) === true
  const own = {
    has,
    async put(bytes: Uint8Array, travel: Travel = 'alone', known: string = sha256(bytes)) {
      const hash = entries.put(bytes, known)
      remote?.send(hash, travel)
      return hash
    },
    async get(hash: string) {
      return entries.get(hash) ?? ((await remote?.fetch(hash)) ? entries.get(hash) : undefined)
    },
    async vouched(kind: string, key: string) {
      const here = records.get(kind, key)
      const brought = here ? undefined : await remote?.record(kind, key)
      if (brought) records.set(kind, key, brought)
      const found = here ?? brought
      if (found) vouchers.note(kind, found)
      return found
    },
    record: async (kind: string, key: string) => (await own.vouched(kind, key))?.text,
    async setRecord(kind: string, key: string, text: string) {
      records.set(kind, key, { text })
      remote?.sendRecord(kind, key, text)
    },
  }
  const work = { compressed: 0 }
  return {
    ...own,
    work,
    vouchers: vouchers.all,
    refused: refusals.take,
    async ready() {
      if (remote && !(await remote.ready())) process.env.LIVERY_STORE = ''
      else if (remote && !trust?.key && isVerbose())
        warn('No LIVERY_STORE_KEY: the shared store is read, and sent nothing.')
    },
    async place(hash, target) {
      try {
        entries.place(hash, target)
      } catch (error) {
        if (!(error instanceof MissingEntry) || !(await remote?.fetch(hash))) throw error
        entries.place(hash, target)
      }
    },
    write: async (target, bytes) => writer.writeNew(target, bytes),
    compressed: openForms({ ...own, wasWhole: entries.wasWhole }, work),
    mayHave: async (kind, key) => records.mayHave(kind, key) || ((await remote?.mayHave(kind, key)) ?? false),
    hasNow: async (kind, key) => (remote ? remote.hasNow(kind, key) : records.mayHave(kind, key)),
    async deliver(kind, key) {
      const stored = records.get(kind, key)
      await Promise.all([writer.sync(), remote?.settled()])
      return stored !== undefined && (remote === undefined || (await remote.deliver(kind, key, stored.text)))
    },
    sync: writer.sync,
    async settled() {
      await Promise.all([writer.sync(), remote?.settled()])
    },
  }
}

/** The store in a folder alone, which neither asks nor tells any other machine. */
export const openOwnStore = (dir: string): Store => openStore(dir, '')
