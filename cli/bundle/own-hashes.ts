import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Store } from '../store/store.ts'

/**
 * The hashes of what this user compiled on this machine to be run by builds, by what it was made from. Each is signed with
 * a key that never leaves the machine: one that a store or a cache brought along is none.
 */
export interface OwnHashes {
  get(what: string): Promise<string | undefined>
  set(what: string, hash: string): Promise<void>
}

const kind = 'own-code'

/** Without a key nothing is remembered. */
export function openOwnHashes(store: Pick<Store, 'record' | 'setRecord'>, key: Buffer | undefined): OwnHashes {
  if (!key) return { get: async () => undefined, set: async () => undefined }
  const signatureOf = (what: string, hash: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([kind, what, hash]))
      .digest()
  return {
    async get(what) {
      const [, hash, signature] = /^([0-9a-f]{64}) ([0-9a-f]{64})$/.exec((await store.record(kind, what)) ?? '') ?? []
      if (hash === undefined || signature === undefined) return undefined
      return timingSafeEqual(Buffer.from(signature, 'hex'), signatureOf(what, hash)) ? hash : undefined
    },
    set: (what, hash) => store.setRecord(kind, what, `${hash} ${signatureOf(what, hash).toString('hex')}`),
  }
}
