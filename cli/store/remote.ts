import { CliError } from '#cli/terminal/cli-error.ts'
import { sha256 } from '../fs/hash.ts'
import { type Catalogue, listKeys } from './catalogue.ts'
import type { Claims } from './claims.ts'
import type { Entries } from './entries.ts'
import { openLimit } from './limit.ts'
import { type ObjectStorage, StorageFailure } from './object-storage.ts'
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

const downloads = 16
const uploads = 8

function asCliError({ kind, message, cause }: StorageFailure): CliError {
  return kind === 'refused'
    ? new CliError('store-refused', `The store refuses: ${message}`, {
        hint: 'Check who may list and read there: the AWS credentials, LIVERY_STORE_TOKEN, or the folder’s permissions.',
        cause,
      })
    : new CliError('no-such-store', `There is no such store: ${message}`, {
        hint: 'Check LIVERY_STORE, AWS_REGION and AWS_ENDPOINT_URL_S3.',
        cause,
      })
}

/** What a remote works with. */
interface RemoteParts {
  storage: ObjectStorage
  /** The store of this machine. */
  entries: Entries
  claims: Claims
  trust: StoreTrust
  /** Told of everything that was not taken. */
  refusals: Refusals
  warn(text: string): void
}

export function openRemote({ storage, entries, claims, trust, refusals, warn }: RemoteParts): Remote {
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

  const get = async (key: string): Promise<Uint8Array | undefined> => {
    const { keys, isComplete } = await catalogue()
    if (isAway || (isComplete && !keys.has(key))) return undefined
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

  const recordFrom = async (scope: string, name: string) => {
    const place = records(scope) + name
    const bytes = await get(place)
    if (!bytes) return forget(place)
    const parcel = openParcel({ scope, name }, bytes, keysFor(trust, scope))
    if (typeof parcel === 'string') return refuse(parcel, place)
    for (const entry of parcel.entries) loose.add(entries.put(entry, sha256(entry)))
    return { text: parcel.text, by: parcel.by }
  }

  /** Sends an object that is in no place that is looked at, and that no other process of this machine sends. */
  const put = async (
    keyIn: (scope: string) => string,
    make: (isThere: (keyIn: (scope: string) => string) => boolean) => Uint8Array | undefined,
  ) => {
    const { keys } = await catalogue()
    const isThere = (keyOf: (scope: string) => string) => scopes.some((scope) => keys.has(keyOf(scope)))
    const key = keyIn(ownScope)
    if (isThere(keyIn) || !claims.take(key)) return
    keys.add(key)
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

  const inBackground = (work: () => Promise<void>) => {
    const task = upload(async () => {
      if (!isAway && !isReadOnly) await work()
    })
    const kept: Promise<void> = task.finally(() => sending.delete(kept))
    // Whoever waits for all of them is told.
    kept.catch(() => undefined)
    sending.add(kept)
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
        const found = await recordFrom(scope, recordName(kind, key))
        if (found) return found
      }
      return undefined
    },
    async mayHave(kind, key) {
      const { keys, isComplete } = await catalogue()
      const isListed = scopes.some((scope) => keys.has(records(scope) + recordName(kind, key)))
      return !isAway && (isListed || !isComplete)
    },
    send(hash, travel) {
      if (travel === 'with-record') loose.add(hash)
      else if (signing)
        inBackground(() =>
          put(
            (scope) => files(scope) + hash,
            () => entries.get(hash),
          ),
        )
    },
    sendRecord(kind, key, text) {
      if (!signing) return
      const name = recordName(kind, key)
      const pack = (isThere: (keyIn: (scope: string) => string) => boolean) => {
        // Also what an earlier run left here, that travelled with no record or with another.
        const isHereAlone = (hash: string) =>
          !isThere((scope) => files(scope) + hash) && entries.sizeOf(hash) !== undefined
        const hashes = [...new Set(text.match(/\b[0-9a-f]{64}\b/g))]
        const named = hashes.filter((hash) => loose.has(hash) || isHereAlone(hash))
        const carried = named.map((hash) => entries.get(hash))
        // Without one of them the record would be of no use there.
        if (!carried.every((bytes) => bytes !== undefined)) return undefined
        return packParcel({ scope: ownScope, name }, { text, entries: carried }, signing)
      }
      inBackground(() => put((scope) => records(scope) + name, pack))
    },
    async settled() {
      while (sending.size > 0) await Promise.all(sending)
    },
  }
}
