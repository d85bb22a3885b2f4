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
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { CliError } from '#cli/terminal/cli-error.ts'
import { sha256 } from '../hash.ts'
import type { SiteFile } from '../stamp/site-file.ts'
import type { Store } from './store.ts'

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

function compressedForms(store: Store, file: SiteFile): SiteFile[] {
  if (!compressible.test(file.path) || file.bytes.length < worthCompressing) return []
  const effort = file.isShared ? 11 : 5
  return [
    { ...file, path: `${file.path}.br`, bytes: store.compressed(file.bytes, 'br', effort) },
    { ...file, path: `${file.path}.gz`, bytes: store.compressed(file.bytes, 'gz', 9) },
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

export function initialSize(
  files: readonly SiteFile[],
  initialJs: readonly string[],
  store: Store,
): { raw: number; brotli: number } {
  const chunks = files.filter((file) => initialJs.includes(file.path))
  return {
    raw: chunks.reduce((sum, chunk) => sum + chunk.bytes.length, 0),
    brotli: chunks.reduce((sum, chunk) => sum + store.compressed(chunk.bytes, 'br', 11).length, 0),
  }
}

/** Writes a site beside its place, checks it, and swaps it in; whatever fails before leaves the previous one alone. */
export function publishSite(options: {
  files: readonly SiteFile[]
  store: Store
  target: string
  manifest: Omit<SiteManifest, 'files'>
}): SiteManifest {
  const { files, store, target } = options
  recover(target)
  const stage = join(dirname(target), `.${basename(target)}.stage-${process.pid}`)
  mkdirSync(stage, { recursive: true })
  try {
    const all = files.flatMap((file) => [file, ...compressedForms(store, file)])
    const entries = all.map((file): [string, { sha256: string; bytes: number }] => {
      const hash = store.put(file.bytes)
      store.place(hash, join(stage, file.path))
      return [file.path, { sha256: hash, bytes: file.bytes.length }]
    })
    const manifest = { ...options.manifest, files: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))) }
    store.place(store.put(Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)), join(stage, 'livery.json'))
    verifyStage(stage, manifest)
    syncFolder(stage)
    swap(stage, target)
    syncFolder(dirname(target))
    return manifest
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}
