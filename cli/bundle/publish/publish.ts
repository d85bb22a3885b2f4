import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { CliError } from '#cli/terminal/cli-error.ts'
import { sha256 } from '../hash.ts'
import type { SiteFile } from '../stamp/site-file.ts'
import { compress, type Store } from './store.ts'

/** livery.json: what a published site is made of. */
export interface SiteManifest {
  merchantCode: string
  profile: string
  /** Hash of all that the site was made from; the same inputs are not published twice. */
  inputs: string
  initialJs: { raw: number; brotli: number }
  /** Every file but this one, by path. */
  files: Record<string, { sha256: string; bytes: number }>
}

const compressible = /\.(html|js|css|json|svg|xml|txt|webmanifest|ico)$/
/** Below this, a compressed file saves less than a packet. */
const worthCompressing = 512

async function compressedForms(store: Store, file: SiteFile): Promise<SiteFile[]> {
  if (!compressible.test(file.path) || file.bytes.length < worthCompressing) return []
  const [br, gz] = file.isShared
    ? await Promise.all([store.compressed(file.bytes, 'br', 11), store.compressed(file.bytes, 'gz', 9)])
    : await Promise.all([compress(file.bytes, 'br', 5), compress(file.bytes, 'gz', 9)])
  return [
    { ...file, path: `${file.path}.br`, bytes: br },
    { ...file, path: `${file.path}.gz`, bytes: gz },
  ]
}

function syncFolder(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

function verifyStage(stage: string, manifest: SiteManifest): void {
  for (const [path, { sha256: expected }] of Object.entries(manifest.files)) {
    if (sha256(readFileSync(join(stage, path))) !== expected) {
      throw new CliError('stage-damaged', `The staged file ${path} is not what was written`, {
        hint: 'Check the disk, then build again; the previous output is untouched.',
      })
    }
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
  const compressed = await Promise.all(chunks.map((chunk) => store.compressed(chunk.bytes, 'br', 11)))
  const sum = (parts: readonly Uint8Array[]) => parts.reduce((total, bytes) => total + bytes.length, 0)
  return { raw: sum(chunks.map((chunk) => chunk.bytes)), brotli: sum(compressed) }
}

/** Puts a file into the stage: out of the store where other sites have it too, else written just here. Gives its hash. */
function stageFile(store: Store, file: SiteFile, target: string): string {
  if (!file.isShared) {
    writeFileSync(target, file.bytes)
    return sha256(file.bytes)
  }
  const hash = store.put(file.bytes)
  store.place(hash, target)
  return hash
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
    const forms = await Promise.all(files.map((file) => compressedForms(store, file)))
    const all = [...files, ...forms.flat()]
    for (const folder of new Set(all.map((file) => dirname(join(stage, file.path)))))
      mkdirSync(folder, { recursive: true })
    const entries = all.map((file): [string, { sha256: string; bytes: number }] => {
      return [file.path, { sha256: stageFile(store, file, join(stage, file.path)), bytes: file.bytes.length }]
    })
    const manifest = { ...options.manifest, files: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))) }
    writeFileSync(join(stage, 'livery.json'), `${JSON.stringify(manifest, null, 1)}\n`)
    verifyStage(stage, manifest)
    syncFolder(stage)
    swap(stage, target)
    syncFolder(dirname(target))
    return manifest
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}
