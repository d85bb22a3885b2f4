import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { SiteFile } from '../stamp/site-file.ts'
import { MissingEntry } from './checked-files.ts'
import type { Store, StoredBytes } from './store.ts'

/** livery.json: what a published site is made of. */
export interface SiteManifest {
  merchantCode: string
  profile: string
  /** Hash of all that the site was made from; the same inputs are not published twice. */
  inputs: string
  /** The same in named parts, a hash each, to tell which of them changed. */
  inputParts: Record<string, string>
  initialJs: { raw: number; brotli: number }
  /** Every file but this one, by path. */
  files: Record<string, { sha256: string; bytes: number }>
}

const compressible = /\.(html|js|css|json|svg|xml|txt|webmanifest|ico)$/
/** Below this, a compressed file saves less than a packet. */
const worthCompressing = 512

/** A file of the site that is in the store. */
interface Entry extends StoredBytes {
  path: string
  /** Puts it into the store again, where it went missing since. */
  restore(): Promise<void>
}

async function entriesOf(store: Store, file: SiteFile): Promise<Entry[]> {
  const { path } = file
  const [hash, size] = 'bytes' in file ? [await store.put(file.bytes), file.bytes.length] : [file.hash, file.size]
  const restore = async () => {
    if ('bytes' in file) await store.put(file.bytes)
    else if (!(await store.has(hash))) throw new MissingEntry(hash)
  }
  const own = { path, hash, size, restore }
  if (!compressible.test(path) || size < worthCompressing) return [own]
  const compressed = async (form: 'br' | 'gz'): Promise<Entry> => {
    const effort = form === 'gz' ? 9 : file.isShared ? 11 : 5
    const make = () => store.compressed(hash, form, effort)
    const restoreForm = async () => {
      await restore()
      await make()
    }
    return { path: `${path}.${form}`, ...(await make()), restore: restoreForm }
  }
  return [own, ...(await Promise.all([compressed('br'), compressed('gz')]))]
}

async function place(store: Store, entry: Entry, target: string): Promise<void> {
  try {
    await store.place(entry.hash, target)
  } catch (error) {
    if (!(error instanceof MissingEntry)) throw error
    await entry.restore()
    await store.place(entry.hash, target)
  }
}

function syncFolder(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** One swap: the previous output steps aside, the stage takes its place, and if that fails the previous comes back. */
function swap(stage: string, target: string): void {
  const aside = join(dirname(target), `.${basename(target)}.previous`)
  rmSync(aside, { recursive: true, force: true })
  if (existsSync(target)) renameSync(target, aside)
  try {
    renameSync(stage, target)
  } catch (error) {
    if (existsSync(aside)) renameSync(aside, target)
    throw error
  }
  rmSync(aside, { recursive: true, force: true })
}

/** Puts back an output that a killed build left aside, and removes stages that nobody will finish. */
export function recover(target: string): void {
  const dir = dirname(target)
  const aside = join(dir, `.${basename(target)}.previous`)
  if (existsSync(aside) && !existsSync(target)) renameSync(aside, target)
  if (!existsSync(dir)) return
  for (const name of readdirSync(dir)) {
    if (name.startsWith(`.${basename(target)}.stage-`)) rmSync(join(dir, name), { recursive: true, force: true })
  }
}

/** What a visitor loads before the page answers, plain and in brotli, in bytes. */
export async function initialSize(
  files: readonly SiteFile[],
  initialJs: readonly string[],
  store: Store,
): Promise<{ raw: number; brotli: number }> {
  const chunks = files.filter((file) => initialJs.includes(file.path))
  const sizes = await Promise.all(
    chunks.map(async (file) => {
      const hash = 'bytes' in file ? await store.put(file.bytes) : file.hash
      const raw = 'bytes' in file ? file.bytes.length : file.size
      return { raw, brotli: (await store.compressed(hash, 'br', 11)).size }
    }),
  )
  const sum = (key: 'raw' | 'brotli') => sizes.reduce((total, size) => total + size[key], 0)
  return { raw: sum('raw'), brotli: sum('brotli') }
}

/** Writes a site beside its place, checks it, and swaps it in; whatever fails before leaves the previous one alone. */
export async function publishSite(options: {
  files: readonly SiteFile[]
  store: Store
  target: string
  manifest: Omit<SiteManifest, 'files'>
}): Promise<SiteManifest> {
  const { files, store, target } = options
  recover(target)
  const stage = join(dirname(target), `.${basename(target)}.stage-${process.pid}`)
  mkdirSync(stage, { recursive: true })
  try {
    const entries = (await Promise.all(files.map((file) => entriesOf(store, file)))).flat()
    for (const folder of new Set(entries.map(({ path }) => dirname(join(stage, path)))))
      mkdirSync(folder, { recursive: true })
    for (const entry of entries) await place(store, entry, join(stage, entry.path))
    entries.sort((a, b) => (a.path < b.path ? -1 : 1))
    const listed = entries.map(({ path, hash, size }) => [path, { sha256: hash, bytes: size }])
    const manifest = { ...options.manifest, files: Object.fromEntries(listed) }
    writeFileSync(join(stage, 'livery.json'), `${JSON.stringify(manifest)}\n`)
    syncFolder(stage)
    swap(stage, target)
    syncFolder(dirname(target))
    return manifest
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}
