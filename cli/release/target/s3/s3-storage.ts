import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '#cli/fs/hash.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { isReleaseId, manifestPath } from '../../layout.ts'
import type { FarEntry, FarPointer, FarStorage, Upload } from '../far-storage.ts'
import { writeFetched } from '../fetched.ts'
import { type Bucket, ConditionFailed, md5, md5Of, type ObjectHeaders } from './bucket.ts'
import { openObjectHeaders, plainJson } from './object-headers.ts'
import { parsePointer, pointerHeaders, pointerKey, pointerOf, releaseKey } from './pointer.ts'
import { bucketRuns } from './s3-runs.ts'

/** A tenant's code: other folders of the bucket are none. */
const isCode = (name: string) => /^[a-z][a-z0-9-]{1,31}$/.test(name)

async function entriesOf(bucket: Bucket, prefix: string): Promise<Map<string, FarEntry>> {
  const entries = new Map<string, FarEntry>()
  for await (const page of bucket.list(prefix)) {
    for (const { key, bytes, etag } of page) {
      const known = md5Of(etag)
      entries.set(key.slice(prefix.length), known === undefined ? { bytes } : { bytes, md5: known })
    }
  }
  return entries
}

interface Sent {
  key: string
  bytes: Buffer
  headers: ObjectHeaders
  /** The key of an object that has these bytes. */
  from: string | undefined
}

/** Puts one object there: by a copy on the server where it has the bytes, else from here. Read back unless its version says. */
async function send(bucket: Bucket, { key, bytes, headers, from }: Sent): Promise<void> {
  const hash = md5(bytes)
  const copied = from === undefined ? undefined : await bucket.copy(from, key, headers)
  if (copied !== undefined && md5Of(copied) === hash) return
  const isSame = async (etag: string) => {
    if (md5Of(etag) !== undefined) return md5Of(etag) === hash
    const found = await bucket.get(key)
    return found !== undefined && sha256(found.bytes) === sha256(bytes)
  }
  if (copied !== undefined && md5Of(copied) === undefined && (await isSame(copied))) return
  if (await isSame(await bucket.put(key, bytes, { headers }))) return
  throw new CliError('upload-damaged', `What was sent to ${key} is not what is there`, {
    hint: 'Release again; what is live is untouched.',
  })
}

async function upload(bucket: Bucket, { tenant, id, dir, files, known }: Upload): Promise<void> {
  const headersOf = openObjectHeaders(readFileSync(join(dir, '_headers'), 'utf8'))
  const prefix = releaseKey(tenant, id)
  const one = (path: string, hash: string): Sent => {
    const earlier = known.get(hash)
    const from = earlier && `${releaseKey(tenant, earlier.id)}${earlier.path}`
    return { key: prefix + path, bytes: readFileSync(join(dir, path)), headers: headersOf(path), from }
  }
  const { [manifestPath]: manifest, ...others } = files
  for (const path of Object.keys(others)) headersOf(path)
  await inTurns(Object.entries(others), ([path, mark]) => send(bucket, one(path, mark.sha256)))
  const found = await entriesOf(bucket, prefix)
  const wrong = Object.entries(others).find(([path, { bytes }]) => found.get(path)?.bytes !== bytes)
  const extra = [...found.keys()].find((path) => !Object.hasOwn(others, path))
  if (wrong || extra !== undefined) {
    throw new CliError('upload-damaged', `${prefix}${wrong?.[0] ?? extra} is not what was sent`, {
      hint: 'Release again; what is live is untouched.',
    })
  }
  // The manifest is what makes it a release: it comes last.
  if (manifest) await send(bucket, one(manifestPath, manifest.sha256))
}

/** More than this are not read from the disk before one was sent. */
const sentAtOnce = 24

/** The first failure is thrown once nothing is on its way any more: what is taken back then stays away. */
async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values()
  const failures: unknown[] = []
  const run = async () => {
    for (const item of waiting) {
      if (failures.length > 0) return
      await work(item).catch((error: unknown) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: sentAtOnce }, run))
  if (failures.length > 0) throw failures[0]
}

/** Writes without a condition would let two machines switch a tenant over each other. @throws CliError */
async function requireConditions(bucket: Bucket, address: string): Promise<void> {
  const key = `.fleet/.probe-${randomUUID()}`
  const bytes = Buffer.from('{}')
  const passes = async (only: { isFree: true } | { isVersion: string }) => {
    try {
      await bucket.put(key, bytes, { headers: plainJson, only })
      return true
    } catch (error) {
      if (error instanceof ConditionFailed) return false
      throw error
    }
  }
  try {
    const isFirst = await passes({ isFree: true })
    const isKept = !(await passes({ isFree: true }))
    const other = createHash('md5').update(key).digest('hex')
    if (isFirst && isKept && !(await passes({ isVersion: `"${other}"` }))) return
  } finally {
    await bucket.remove([key])
  }
  throw new CliError(
    'no-conditional-writes',
    `${address} does not honour conditional writes (If-Match, If-None-Match)`,
    {
      hint: 'Two releases at once could undo each other there. Use storage that has them, or release to a folder.',
    },
  )
}

/** Releases in a bucket: `<tenant>/releases/<id>/…`, never changed, and `<tenant>/current.json`. */
export function s3Storage(bucket: Bucket, address: string): FarStorage {
  const pointer = async (tenant: string): Promise<FarPointer | undefined> => {
    const found = await bucket.get(pointerKey(tenant))
    if (!found) return undefined
    const parsed = parsePointer(found.bytes)
    if (parsed?.tenant === tenant) {
      return { id: parsed.release, since: new Date(parsed.since), version: found.etag }
    }
    throw new CliError('current-not-release', `${address}/${pointerKey(tenant)} is nothing that livery wrote`, {
      hint: 'Move it away if nothing serves it; livery replaces only what it made.',
    })
  }
  let checked: Promise<void> | undefined
  return {
    address,
    kind: 's3',
    codes: async () => (await bucket.folders('')).filter(isCode).sort(),
    async ids(tenant) {
      const ids = (await bucket.folders(`${tenant}/releases/`)).filter(isReleaseId).sort().reverse()
      const whole = await Promise.all(
        ids.map(async (id) => {
          for await (const page of bucket.list(`${releaseKey(tenant, id)}${manifestPath}`)) {
            if (page.some(({ key }) => key.endsWith(`/${manifestPath}`))) return true
          }
          return false
        }),
      )
      return ids.filter((_, index) => whole[index])
    },
    pointer,
    entries: (tenant, id) => entriesOf(bucket, releaseKey(tenant, id)),
    read: async (tenant, id, path) => (await bucket.get(releaseKey(tenant, id) + path))?.bytes,
    readStart: async ({ tenant, id }, path, limit) =>
      (await bucket.get(releaseKey(tenant, id) + path, limit))?.bytes.subarray(0, limit),
    async fetch(tenant, id, { paths, into }) {
      await inTurns(paths, async (path) => {
        const found = await bucket.get(releaseKey(tenant, id) + path)
        if (found) writeFetched(into, path, found.bytes)
      })
    },
    upload: (release) => upload(bucket, release),
    async point(tenant, id, before) {
      const next = pointerOf(tenant, id, new Date())
      const only = before ? { isVersion: before.version } : { isFree: true as const }
      try {
        await bucket.put(pointerKey(tenant), Buffer.from(`${JSON.stringify(next, null, 1)}\n`), {
          headers: pointerHeaders(next),
          only,
        })
        return true
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error
        // An answer that was lost was asked for again, and met what it had written itself.
        const now = await pointer(tenant)
        return now?.id === id && now.since.toISOString() === next.since
      }
    },
    async remove(tenant, id) {
      const prefix = releaseKey(tenant, id)
      const paths = [...(await entriesOf(bucket, prefix)).keys()]
      // Without its manifest it is no release any more: whoever looks meets a whole one, or none.
      if (paths.includes(manifestPath)) await bucket.remove([prefix + manifestPath])
      await bucket.remove(paths.filter((path) => path !== manifestPath).map((path) => prefix + path))
    },
    requireWritable() {
      checked ??= requireConditions(bucket, address)
      return checked
    },
    runs: bucketRuns(bucket),
    close: async () => undefined,
  }
}
