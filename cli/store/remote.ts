import { CliError } from '#cli/terminal/cli-error.ts'
import { sha256 } from '../fs/hash.ts'
import { type Catalogue, listKeys } from './catalogue.ts'
import type { Claims } from './claims.ts'
import type { Entries } from './entries.ts'
import { openLimit } from './limit.ts'
import { asCliError, type ObjectStorage, StorageFailure } from './object-storage.ts'
import { openParcel, packParcel } from './parcel.ts'
import type { RefusalCode, Refusals } from './refusals.ts'
import { keysFor, type StoreTrust } from './trust.ts'

/** How an entry travels: by itself, for whoever asks for its hash; or with the records that name it. */
export type Travel = 'alone' | 'with-record'

/** The second level of a store, which machines share. What it has is brought here; what is new here goes there. */
export interface Remote {
  /** Throws where the address or the credentials are wrong. Resolves to whether somebody answers. */
  ready(): Promise<boolean>
  /** Brings an entry here. Says whether it is here now. */
  fetch(hash: string): Promise<boolean>
  /**
   * A record that a trusted key signed for its place, and the fingerprint of that key; the entries that travel with it are
   * here then.
   */
  record(kind: string, key: string): Promise<{ text: string; by: string } | undefined>
  /** Whether there may be such a record, by what was listed. */
  mayHave(kind: string, key: string): Promise<boolean>
  /** The same for sure: what was not listed is asked for, as another machine may have put it there since. */
  hasNow(kind: string, key: string): Promise<boolean>
  /**
   * Sees to it that a record and every entry that it names are there, by asking, whoever else was to send them: a process
   * of this machine that was killed may have left its word alone. Says whether they are.
   */
  deliver(kind: string, key: string, text: string): Promise<boolean>
  /** To be sent in the background; what is there already is not sent again. */
  send(hash: string, travel: Travel): void
  sendRecord(kind: string, key: string, text: string): void
  /** Resolves when all that was to be sent is there, or nobody answers any more. */
  settled(): Promise<void>
}

const version = 'v2'
/** Where what belongs to a scope lies; "" is the main place. */
const homeOf = (scope: string) => (scope === '' ? version : `${version}/scopes/${scope}`)
const files = (scope: string) => `${homeOf(scope)}/files/`
const records = (scope: string) => `${homeOf(scope)}/records/`
const recordName = (kind: string, key: string) => `${sha256(key)}-${kind}`

/** Where an object lies, by the scope. */
type KeyIn = (scope: string) => string
type IsThere = (keyIn: KeyIn) => boolean
/** Bytes to send, by what is there already; undefined where they cannot be had. */
type Make = (isThere: IsThere) => Uint8Array | undefined

const namedIn = (text: string) => [...new Set(text.match(/\b[0-9a-f]{64}\b/g))]

const downloads = 16
const uploads = 8

/** What a remote works with. */
interface RemoteParts {
  storage: ObjectStorage
  /** The store of this machine. */
  entries: Entries
  claims: Claims
  trust: StoreTrust
  /** Told of everything that was not taken. */
  refusals: Refusals
  /** Kinds of records that are asked for though they were not listed: others make them while this runs. */
  asksAnew: readonly string[]
  warn(text: string): void
}

export function openRemote({ storage, entries, claims, trust, refusals, asksAnew, warn }: RemoteParts): Remote {
  const { key: signing, scope: ownScope } = trust
  /** Where it is looked, in this order; without a scope no scope is. */
  const scopes = ownScope === '' ? [''] : [ownScope, '']
  let isAway = false
  let isReadOnly = false
  let listing: Promise<Catalogue> | undefined
  const download = openLimit(downloads)
  const upload = openLimit(uploads)
  const fetching = new Map<string, Promise<boolean>>()
  const sending = new Set<Promise<void>>()
  /** Entries that travel with the records that name them. */
  const loose = new Set<string>()
  /** What is being sent by its hash: a record goes after the entries that it names. */
  const underway = new Map<string, Promise<void>>()
  /** Keys that were seen there, not only listed. */
  const seen = new Set<string>()

  /** What somebody answered; undefined when nobody does, which is said once. */
  const ask = async <Answer>(question: () => Promise<Answer>): Promise<Answer | undefined> => {
    if (isAway) return undefined
    try {
      return await question()
    } catch (error) {
      if (!(error instanceof StorageFailure)) throw error
      if (error.kind !== 'away') throw asCliError(error)
      if (!isAway) warn(`The shared store does not answer; this run goes on without it. ${error.message}`)
      isAway = true
      return undefined
    }
  }

  const catalogue = () => {
    const prefixes = scopes.flatMap((scope) => [files(scope), records(scope)])
    listing ??= ask(() => listKeys(storage, prefixes)).then((found) => found ?? { keys: new Set(), isComplete: false })
    return listing
  }

  const get = async (key: string, isAnew = false): Promise<Uint8Array | undefined> => {
    const { keys, isComplete } = await catalogue()
    if (isAway || (isComplete && !isAnew && !keys.has(key))) return undefined
    return ask(() => download(() => storage.get(key)))
  }

  /** Objects that are there and of no use: they are replaced. */
  const useless = new Set<string>()

  /** Whoever makes it again sends it again. */
  const forget = async (key: string) => {
    const { keys } = await catalogue()
    if (keys.delete(key)) claims.release(key)
  }

  const refuse = async (code: RefusalCode, key: string) => {
    refusals.add(code, key)
    useless.add(key)
    seen.delete(key)
    await forget(key)
  }

  const bringFrom = async (key: string, hash: string): Promise<boolean> => {
    const bytes = await get(key)
    const isWhole = bytes !== undefined && sha256(bytes) === hash
    if (isWhole) entries.put(bytes, hash)
    else await (bytes ? refuse('entry-swapped', key) : forget(key))
    return isWhole
  }

  const bring = async (hash: string): Promise<boolean> => {
    for (const scope of scopes) if (await bringFrom(files(scope) + hash, hash)) return true
    return false
  }

  const recordFrom = async (scope: string, kind: string, key: string) => {
    const name = recordName(kind, key)
    const place = records(scope) + name
    // Another machine may have replaced what was of no use.
    const bytes = await get(place, asksAnew.includes(kind) || useless.has(place))
    if (!bytes) return forget(place)
    const parcel = openParcel({ scope, name }, bytes, keysFor(trust, scope))
    if (typeof parcel === 'string') return refuse(parcel, place)
    useless.delete(place)
    for (const entry of parcel.entries) loose.add(entries.put(entry, sha256(entry)))
    // What it names went there before it, if after the list was made.
    const { keys } = await catalogue()
    for (const hash of namedIn(parcel.text)) if (!loose.has(hash)) keys.add(files(scope) + hash)
    return { text: parcel.text, by: parcel.by }
  }

  /** Sends an object that is in no place that is looked at, and that no other process of this machine sends. */
  const put = async (keyIn: KeyIn, make: Make) => {
    const { keys } = await catalogue()
    const isThere: IsThere = (keyOf) => scopes.some((scope) => keys.has(keyOf(scope)))
    const key = keyIn(ownScope)
    if (isThere(keyIn) || !claims.take(key)) return
    keys.add(key)
    // Where others make the same meanwhile, who ends later finds it there.
    if (asksAnew.length > 0 && key.startsWith(records(ownScope)) && (await look(key))) return
    const bytes = make(isThere)
    if (!bytes) return claims.release(key)
    try {
      await ask(() => storage.put(key, bytes, useless.has(key)))
      useless.delete(key)
    } catch (error) {
      if (!(error instanceof CliError)) throw error
      if (!isReadOnly) warn(`The shared store takes nothing; what is new stays on this machine. ${error.message}`)
      isReadOnly = true
    }
    if (isAway || isReadOnly) claims.release(key)
  }

  const inBackground = (work: () => Promise<void>, after: Promise<unknown> = Promise.resolve()) => {
    const task = after.then(() =>
      upload(async () => {
        if (!isAway && !isReadOnly) await work()
      }),
    )
    const kept: Promise<void> = task.finally(() => sending.delete(kept))
    // Whoever waits for all of them is told.
    kept.catch(() => undefined)
    sending.add(kept)
    return kept
  }

  const look = async (key: string): Promise<boolean> => {
    if (seen.has(key)) return true
    if (useless.has(key)) return false
    const isThere = (await ask(() => download(() => storage.has(key)))) === true
    if (isThere) seen.add(key)
    return isThere
  }

  /** Sends what is not seen in any place that is looked at, whatever was claimed. */
  const bringOut = async (keyIn: KeyIn, make: Make) => {
    for (const scope of scopes) if (await look(keyIn(scope))) return true
    const { keys } = await catalogue()
    const bytes = isReadOnly || !signing ? undefined : make((keyOf) => scopes.some((scope) => keys.has(keyOf(scope))))
    if (!bytes) return false
    const key = keyIn(ownScope)
    await ask(() => upload(() => storage.put(key, bytes, useless.has(key))))
    if (isAway) return false
    useless.delete(key)
    keys.add(key)
    seen.add(key)
    return true
  }

  const fileIn =
    (hash: string): KeyIn =>
    (scope) =>
      files(scope) + hash
  const recordIn =
    (kind: string, key: string): KeyIn =>
    (scope) =>
      records(scope) + recordName(kind, key)

  /** A record with the entries that travel with it; undefined for who has no key to sign it. */
  const packing =
    (name: string, text: string): Make =>
    (isThere) => {
      // Also what an earlier run left here, that travelled with no record or with another.
      const isHereAlone = (hash: string) => !isThere(fileIn(hash)) && entries.sizeOf(hash) !== undefined
      const named = namedIn(text).filter((hash) => loose.has(hash) || isHereAlone(hash))
      const carried = named.map((hash) => entries.get(hash))
      // Without one of them the record would be of no use there.
      if (!signing || !carried.every((bytes) => bytes !== undefined)) return undefined
      return packParcel({ scope: ownScope, name }, { text, entries: carried }, signing)
    }

  return {
    async ready() {
      await catalogue()
      return !isAway
    },
    fetch(hash) {
      const before = fetching.get(hash)
      if (before) return before
      const now = bring(hash).finally(() => fetching.delete(hash))
      fetching.set(hash, now)
      return now
    },
    async record(kind, key) {
      for (const scope of scopes) {
        const found = await recordFrom(scope, kind, key)
        if (found) return found
      }
      return undefined
    },
    async mayHave(kind, key) {
      const { keys, isComplete } = await catalogue()
      const isListed = scopes.some((scope) => keys.has(records(scope) + recordName(kind, key)))
      return !isAway && (isListed || !isComplete)
    },
    async hasNow(kind, key) {
      const { keys, isComplete } = await catalogue()
      const placeIn = recordIn(kind, key)
      if (isComplete && scopes.some((scope) => keys.has(placeIn(scope)))) return true
      for (const scope of scopes) {
        const place = placeIn(scope)
        if (!(await (useless.has(place) ? recordFrom(scope, kind, key) : look(place)))) continue
        keys.add(place)
        return true
      }
      return false
    },
    async deliver(kind, key, text) {
      const alone = namedIn(text).filter((hash) => !loose.has(hash))
      const sent = await Promise.all(alone.map((hash) => bringOut(fileIn(hash), () => entries.get(hash))))
      return sent.every(Boolean) && (await bringOut(recordIn(kind, key), packing(recordName(kind, key), text)))
    },
    send(hash, travel) {
      if (travel === 'with-record') return void loose.add(hash)
      if (!signing) return
      const over = () => void underway.delete(hash)
      const sent = inBackground(() => put(fileIn(hash), () => entries.get(hash)))
      underway.set(hash, sent.then(over, over))
    },
    sendRecord(kind, key, text) {
      if (!signing) return
      const before = Promise.all(namedIn(text).map((hash) => underway.get(hash)))
      void inBackground(() => put(recordIn(kind, key), packing(recordName(kind, key), text)), before)
    },
    async settled() {
      while (sending.size > 0) await Promise.all(sending)
    },
  }
}
