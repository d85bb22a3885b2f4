import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isSafePath } from '#cli/lib/safe-path.ts'
import { manifestName, type SiteManifest } from '#cli/site-files/manifest.ts'
import type { MadeFile, SiteFile } from '#cli/site-files/site-file.ts'
import { requireReplaceable } from '#cli/site-files/site-folder.ts'
import { inWords, requireRoom } from '#cli/store/disk.ts'
import { MissingEntry } from '#cli/store/entries.ts'
import type { Store, StoredBytes } from '#cli/store/store.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { recover, stageOf, swap } from './swap.ts'

const compressible = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/
/** What fits into one packet with its headers comes no sooner when it is smaller. */
const worthCompressing = 1200

/** A file of the site that is in the store. */
interface Entry extends StoredBytes {
  path: string
  /** Puts it into the store again, where it went missing since. */
  restore(): Promise<void>
}

async function gzippedEntry(store: Store, path: string, bytes: Uint8Array): Promise<Entry> {
  const put = () => store.put(bytes, 'with-record')
  return { path: `${path}.gz`, hash: await put(), size: bytes.length, restore: async () => void (await put()) }
}

async function entriesOf(store: Store, file: SiteFile, isComplete: boolean): Promise<Entry[]> {
  const { path } = file
  const put = (made: MadeFile) => store.put(made.bytes, made.isShared ? 'alone' : 'with-record', made.hash)
  const [hash, size] = 'bytes' in file ? [await put(file), file.bytes.length] : [file.hash, file.size]
  const restore = async () => {
    if ('bytes' in file) await put(file)
    else if (!(await store.has(hash))) throw new MissingEntry(hash)
  }
  const own = { path, hash, size, restore }
  if (isComplete || !compressible.test(path) || size < worthCompressing) return [own]
  if ('gzip' in file && file.gzip) return [own, await gzippedEntry(store, path, file.gzip)]
  const compressed = async (form: 'br' | 'gz'): Promise<Entry> => {
    const effort = form === 'gz' ? (file.isShared ? 9 : 6) : file.isShared ? 11 : 5
    const make = () => store.compressed(hash, form, effort)
    const restoreForm = async () => {
      await restore()
      await make()
    }
    return { path: `${path}.${form}`, ...(await make()), restore: restoreForm }
  }
  return [own, ...(await Promise.all([compressed('br'), compressed('gz')]))]
}

/** Entries of files that many sites have, by the file: those of a template are the same for each of its sites. */
const known = new WeakMap<Store, WeakMap<SiteFile, readonly Entry[]>>()

/** What `entriesOf` gives, found out once for a shared file. Whoever places an entry sees whether it is still there. */
async function knownEntriesOf(store: Store, file: SiteFile, isComplete: boolean): Promise<readonly Entry[]> {
  if (!file.isShared || isComplete) return entriesOf(store, file, isComplete)
  const ofStore = known.get(store) ?? new WeakMap<SiteFile, readonly Entry[]>()
  known.set(store, ofStore)
  const entries = ofStore.get(file) ?? (await entriesOf(store, file, isComplete))
  ofStore.set(file, entries)
  return entries
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

/** What a visitor loads before the page answers, plain and in brotli, in bytes. */
export async function initialSize(
  files: readonly SiteFile[],
  initialJs: readonly string[],
  store: Store,
): Promise<{ raw: number; brotli: number }> {
  const chunks = files.filter((file) => initialJs.includes(file.path))
  const sizes = await Promise.all(
    chunks.map(async (file) => {
      const hash = 'bytes' in file ? await store.put(file.bytes, 'alone', file.hash) : file.hash
      const raw = 'bytes' in file ? file.bytes.length : file.size
      return { raw, brotli: (await store.compressed(hash, 'br', 11)).size }
    }),
  )
  const sum = (key: 'raw' | 'brotli') => sizes.reduce((total, size) => total + size[key], 0)
  return { raw: sum('raw'), brotli: sum('brotli') }
}

/** Whatever the umask: a server that runs as another user can read every site. */
function makeFolder(path: string): void {
  mkdirSync(path, { recursive: true })
  chmodSync(path, 0o755)
}

/** All folders of a site, outer ones first. */
function foldersOf(paths: readonly string[]): string[] {
  const folders = new Set<string>()
  for (const path of paths) {
    for (let folder = dirname(path); folder !== '.' && !folders.has(folder); folder = dirname(folder))
      folders.add(folder)
  }
  return [...folders].sort()
}

const block = 4096
/** What the stage takes on a disk where nothing can be linked. */
const roomFor = (entries: readonly Entry[]) =>
  entries.reduce((sum, { size }) => sum + Math.ceil(size / block) * block, 64 * block)

/** Waits for every one, so that nothing is still at work when a failure is reported. */
async function allDone(tasks: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(tasks)).find((task) => task.status === 'rejected')
  if (failed) throw failed.reason
}

/** @throws CliError for a file that would be written elsewhere than into the site: paths may come from a store's records. */
function requireSafePaths(entries: readonly Entry[]): void {
  const bad = entries.find(({ path }) => !isSafePath(path))
  if (!bad) return
  throw new CliError(
    'path-leads-out',
    `A file of the site is called ${JSON.stringify(bad.path)}, which leads out of it`,
    {
      hint: 'What the store says is not what a build wrote: "livery store gc --keep-days 0" empties this machine\'s, and LIVERY_STORE= builds without the shared one.',
    },
  )
}

async function fillStage(
  stage: string,
  options: { files: readonly SiteFile[]; store: Store; manifest: Omit<SiteManifest, 'files'>; isComplete?: boolean },
): Promise<SiteManifest> {
  const { files, store, isComplete = false } = options
  const entries = (await Promise.all(files.map((file) => knownEntriesOf(store, file, isComplete)))).flat()
  entries.sort((a, b) => (a.path < b.path ? -1 : 1))
  requireSafePaths(entries)
  mkdirSync(dirname(stage), { recursive: true })
  requireRoom(dirname(stage), roomFor(entries))
  makeFolder(stage)
  for (const folder of foldersOf(entries.map(({ path }) => path))) makeFolder(join(stage, folder))
  const listed = entries.map(({ path, hash, size }) => [path, { sha256: hash, bytes: size }])
  const manifest: SiteManifest = { ...options.manifest, files: Object.fromEntries(listed) }
  await store.write(join(stage, manifestName), Buffer.from(`${JSON.stringify(manifest)}\n`, 'utf8'))
  // While the disk takes the new data, the links are made. What had to be copied instead goes to the disk after that.
  await allDone([store.sync(), ...entries.map((entry) => place(store, entry, join(stage, entry.path)))])
  await store.sync()
  return manifest
}

/**
 * Puts a site together beside its place and swaps it in. The data is on the disk before the rename that shows it; names
 * reach it in the order they were made, as file systems with a journal do, so that a power cut shows the old or the new.
 * Whatever fails leaves the previous site as it was, and nothing beside it.
 * @throws CliError where the target holds what livery did not make
 */
export async function publishSite(options: {
  files: readonly SiteFile[]
  store: Store
  target: string
  manifest: Omit<SiteManifest, 'files'>
  /** The compressed forms are among the files. */
  isComplete?: boolean
}): Promise<SiteManifest> {
  const { target, manifest: about } = options
  const { merchantCode } = about
  const stage = stageOf(target)
  // The swap looks at all of it; releases are live and must not be gone for that moment.
  if (existsSync(join(target, 'releases'))) requireReplaceable(target, merchantCode)
  try {
    recover(target)
    const manifest = await fillStage(stage, options)
    swap(stage, target, (taken) => requireReplaceable(taken, merchantCode, target))
    return manifest
  } catch (error) {
    throw inWords(error, target)
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}
