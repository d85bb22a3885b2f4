import {
  closeSync,
  fchmodSync,
  fsync,
  linkSync,
  lstatSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type SigningKey, signText } from '#cli/keys/keys.ts'
import { errorCode } from '#cli/lib/error-code.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { sha256 } from '../fs/hash.ts'
import { checkTree, describeProblems, type FileMark, markOf } from '../site-files/tree.ts'
import { makeFolder, syncFolder } from './folders.ts'
import { manifestPath, signaturePath, stageName } from './layout.ts'
import { manifestText, type ReleaseManifest, type ReleaseOrigin, sortedByPath } from './manifest.ts'
import type { ReleasePlan } from './plan.ts'
import { serverFiles } from './server-files.ts'

/** Nobody changes a release, its owner neither. */
const fileMode = 0o444

const sync = promisify(fsync)
/** Files that are open at once while they are forced to the disk. */
const openAtOnce = 64

/** Links fail across file systems, past the limit of links to one file, and where the system forbids them. */
const copyInstead = new Set(['EXDEV', 'EMLINK', 'EPERM', 'EACCES', 'ENOENT', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])

/** Writes files and forces them to the disk some at a time, which is faster than one by one. */
class DurableWriter {
  #open: number[] = []

  async write(path: string, bytes: Uint8Array): Promise<void> {
    const handle = openSync(path, 'wx', fileMode)
    this.#open.push(handle)
    writeFileSync(handle, bytes)
    fchmodSync(handle, fileMode)
    if (this.#open.length >= openAtOnce) await this.flush()
  }

  async flush(): Promise<void> {
    const handles = this.#open
    this.#open = []
    try {
      await Promise.all(handles.map((handle) => sync(handle)))
    } finally {
      for (const handle of handles) closeSync(handle)
    }
  }
}

/** True where the file of an earlier release could be linked, and is whole and unwritable. */
function isLinked(plan: ReleasePlan, mark: FileMark, target: string): boolean {
  const source = plan.linkable.get(mark.sha256)
  if (!source) return false
  try {
    linkSync(join(plan.place.releasesDir, source.id, source.path), target)
  } catch (error) {
    if (copyInstead.has(errorCode(error))) return false
    throw error
  }
  const stats = lstatSync(target)
  if (stats.isFile() && (stats.mode & 0o777) === fileMode && sha256(readFileSync(target)) === mark.sha256) return true
  rmSync(target)
  return false
}

function readChecked(path: string, mark: FileMark): Buffer {
  const bytes = lstatSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : undefined
  if (bytes && sha256(bytes) === mark.sha256) return bytes
  throw new CliError('site-changed', `${path} changed while it was being released`, {
    hint: 'Let nothing build into that folder meanwhile, and release again; what is live is untouched.',
  })
}

async function stageFiles(plan: ReleasePlan, stage: string, papers: Readonly<Record<string, Buffer>>): Promise<void> {
  const { place, site } = plan
  const made = { ...papers, ...serverFiles(plan.id), ...plan.deltas, ...plan.provenance }
  const listed: [string, FileMark & { from?: string }][] = Object.entries({ ...plan.carried, ...plan.files })
  const paths = [...listed.map(([path]) => path), ...Object.keys(papers)]
  const folders = [...new Set(paths.map((path) => dirname(join(stage, path))))].sort()
  for (const folder of folders) makeFolder(folder)
  const writer = new DurableWriter()
  try {
    for (const [path, mark] of listed) {
      const target = join(stage, path)
      if (made[path] || isLinked(plan, mark, target)) continue
      const source = mark.from === undefined ? site.dir : join(place.releasesDir, mark.from)
      await writer.write(target, readChecked(join(source, path), mark))
    }
    for (const [path, bytes] of Object.entries(made)) await writer.write(join(stage, path), bytes)
  } finally {
    await writer.flush()
  }
  for (const folder of folders.reverse()) syncFolder(folder)
  syncFolder(stage)
}

/**
 * Writes a release beside its place, on the disk and read back byte by byte. Gives the stage's path: one rename makes it
 * a release. A failure leaves no stage.
 */
export async function stageRelease(
  plan: ReleasePlan,
  manifest: ReleaseManifest,
  key: SigningKey | undefined,
): Promise<string> {
  const stage = join(plan.place.releasesDir, stageName(plan.id))
  const text = manifestText(manifest)
  const papers = {
    [manifestPath]: Buffer.from(text),
    ...(key ? { [signaturePath]: signText(text, key) } : {}),
  }
  try {
    makeFolder(stage)
    await stageFiles(plan, stage, papers)
    const marks = Object.entries(papers).map(([path, bytes]) => [path, markOf(bytes)] as const)
    const problems = checkTree(stage, { ...plan.carried, ...plan.files, ...Object.fromEntries(marks) }, 'bytes')
    if (problems.length === 0) return stage
    throw new CliError('stage-damaged', `What was written is not what is there: ${describeProblems(problems)}`, {
      hint: 'Check the disk, then release again; what is live is untouched.',
    })
  } catch (error) {
    rmSync(stage, { recursive: true, force: true })
    throw error
  }
}

/** The manifest that a plan leads to. */
export function manifestOf(
  plan: ReleasePlan,
  { revision, checks }: ReleaseOrigin,
  key: SigningKey | undefined,
): ReleaseManifest {
  return {
    format: 'livery-release-1',
    id: plan.id,
    tenant: plan.place.tenant,
    created: plan.created,
    inputs: plan.site.inputs,
    revision,
    ...(checks ? { checks } : {}),
    content: plan.content,
    previous: plan.previous,
    key: key?.public.fingerprint ?? null,
    files: sortedByPath(plan.files),
    carried: sortedByPath(plan.carried),
  }
}
