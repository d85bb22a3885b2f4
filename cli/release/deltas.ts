import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openMemo } from '#cli/lib/memo.ts'
import { sha256 } from '../fs/hash.ts'
import { canMakeDeltas, deltaOf, deltaPath, deltasFolder } from '../site-files/dictionaries.ts'
import { stableName } from '../site-files/file-kinds.ts'
import type { FileMark, FileMarks } from '../site-files/tree.ts'
import type { ReleasePlace } from './layout.ts'
import type { ReleaseManifest } from './manifest.ts'

/** Files that a visitor may have in another version: those whose name has a hash, and pages. */
const versioned = /^(assets|strings)\/.*\.(js|css|json|svg)$/
const page = /^([\w-]+\/)?index\.html$/

/** What is not smaller than this part of the usual form is not worth a file. */
const worthwhile = 0.75

interface Source {
  mark: FileMark
  /** Relative to the folder of all releases. */
  file: string
}

/** A plan is looked at more than once, and the same script is many tenants'. */
const made = openMemo<Buffer>(1000)

const deltaBetween = (bytes: Buffer, mark: FileMark, dictionary: Buffer, hash: string): Buffer =>
  made(`${mark.sha256} ${hash}`, () => deltaOf(bytes, dictionary))

/** By what a file is called in every release: its versions in earlier ones, the newest first, each once. */
function earlierVersions(earlier: readonly ReleaseManifest[]): Map<string, Source[]> {
  const sources = new Map<string, Source[]>()
  for (const { id, files } of earlier) {
    for (const [path, mark] of Object.entries(files)) {
      if (!versioned.test(path) && !page.test(path)) continue
      const known = sources.get(stableName(path)) ?? []
      if (known.every((source) => source.mark.sha256 !== mark.sha256)) known.push({ mark, file: join(id, path) })
      sources.set(stableName(path), known)
    }
  }
  return sources
}

/** The bytes of a file; undefined where they are not what its mark says. */
function wholeFile(path: string, mark: FileMark): Buffer | undefined {
  try {
    const bytes = readFileSync(path)
    return sha256(bytes) === mark.sha256 ? bytes : undefined
  } catch {
    // A damaged release is no reason against the next one: the visitor gets the usual form.
    return undefined
  }
}

/**
 * The site's files for those who have an earlier version of them as a dictionary, by their path in the release. A page has
 * itself as a dictionary too: a server may hold that it changed because it was sent in another form before.
 */
export function deltasOf(
  place: ReleasePlace,
  earlier: readonly ReleaseManifest[],
  site: { dir: string; files: FileMarks },
): Record<string, Buffer> {
  if (earlier.length === 0 || !canMakeDeltas()) return {}
  const sources = earlierVersions(earlier)
  const deltas: Record<string, Buffer> = {}
  for (const [path, mark] of Object.entries(site.files)) {
    const versions = (sources.get(stableName(path)) ?? []).filter(({ mark: old }) => old.sha256 !== mark.sha256)
    if (versions.length === 0) continue
    const bytes = wholeFile(join(site.dir, path), mark)
    if (!bytes) continue
    const usual = site.files[`${path}.br`]?.bytes ?? mark.bytes
    const files = versions.map(({ file, mark: old }) => wholeFile(join(place.releasesDir, file), old))
    for (const dictionary of [...files, ...(page.test(path) ? [bytes] : [])]) {
      if (!dictionary) continue
      const hash = createHash('sha256').update(dictionary).digest('base64')
      const delta = deltaBetween(bytes, mark, dictionary, hash)
      if (delta.length < usual * worthwhile) deltas[deltaPath(hash, path)] = delta
    }
  }
  return deltas
}

export const isDelta = (path: string): boolean => path.startsWith(`${deltasFolder}/`)
