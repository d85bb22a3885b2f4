import { setTimeout } from 'node:timers/promises'
import { shownAddress } from '#cli/lib/store-address.ts'
import { type ObjectStorage, StorageFailure } from './object-storage.ts'

/** Milliseconds until a server that does not answer counts as away, for each attempt. */
const patience = 20_000
const attempts = 3
/** Milliseconds before the second attempt; twice that before the third. */
const pause = 200

const isFault = (status: number) => status >= 500 || status === 429

function authorisation(url: URL, env: NodeJS.ProcessEnv): Record<string, string> {
  if (env.LIVERY_STORE_TOKEN) return { Authorization: `Bearer ${env.LIVERY_STORE_TOKEN}` }
  if (!url.username) return {}
  const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  return { Authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
}

/** What an answer means that is neither there nor missing. */
function failureOf(status: number, text: string): StorageFailure {
  const isRefused = status === 401 || status === 403 || status === 405
  return new StorageFailure(isRefused ? 'refused' : isFault(status) ? 'away' : 'wrong', text, undefined)
}

/** A server that gives what was PUT under an address. It cannot be listed: what it has is asked for. */
export function openHttp(address: string, env: NodeJS.ProcessEnv = process.env): ObjectStorage {
  const base = new URL(address.endsWith('/') ? address : `${address}/`)
  const headers = authorisation(base, env)
  const shown = shownAddress(address)
  base.username = ''
  base.password = ''

  const once = async (method: string, key: string, body?: Uint8Array): Promise<Response> => {
    const init = {
      method,
      headers,
      signal: AbortSignal.timeout(patience),
      ...(body ? { body: Buffer.from(body) } : {}),
    }
    return fetch(new URL(key, base), init).catch((error: unknown) => {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
      throw new StorageFailure('away', `${shown}: ${cause}`, error)
    })
  }
  const ask = async (method: string, key: string, body?: Uint8Array): Promise<Response> => {
    for (let attempt = 1; ; attempt++) {
      const answer = await once(method, key, body).catch((error: unknown) => {
        if (attempt === attempts) throw error
      })
      if (answer && (!isFault(answer.status) || attempt === attempts)) return answer
      await answer?.body?.cancel()
      await setTimeout(pause * attempt)
    }
  }
  const requireGood = ({ ok, status }: Response): void => {
    if (!ok) throw failureOf(status, `${shown}: answered ${status}`)
  }

  return {
    address: shown,
    isListed: false,
    // biome-ignore lint/correctness/useYield: there is nothing to list
    async *list() {
      return
    },
    async has(key) {
      const { ok, status } = await ask('HEAD', key)
      if (!ok && status !== 404 && status !== 410) throw failureOf(status, `${shown}: answered ${status}`)
      return ok
    },
    async get(key) {
      const answer = await ask('GET', key)
      if (answer.status === 404 || answer.status === 410) return undefined
      requireGood(answer)
      return new Uint8Array(await answer.arrayBuffer())
    },
    async put(key, bytes, isReplacing = false) {
      // Objects are never changed: one that is there is the same.
      if (!isReplacing && (await ask('HEAD', key)).ok) return
      const answer = await ask('PUT', key, bytes)
      await answer.body?.cancel()
      requireGood(answer)
    },
  }
}
