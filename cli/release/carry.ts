import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '#cli/terminal/cli-error.ts'
import { sha256 } from '../fs/hash.ts'
import type { FileMark, FileMarks } from '../site-files/tree.ts'
import type { ReleasePlace } from './layout.ts'
import type { ReleaseManifest } from './manifest.ts'

/** Folders whose names all carry a hash of the content: a name means the same bytes for ever. */
const hashed = /^(assets|fonts|strings)\//
const plainName = (path: string) => path.replace(/\.(br|gz)$/, '')

export interface Carried {
  files: Record<string, FileMark & { from: string }>
  warnings: string[]
}

function isWhole(place: ReleasePlace, id: string, path: string, mark: FileMark): boolean {
  const file = join(place.releasesDir, id, path)
  return (lstatSync(file, { throwIfNoEntry: false })?.isFile() ?? false) && sha256(readFileSync(file)) === mark.sha256
}

/** Its own hashed files in groups: a file with its compressed forms beside it. */
function groupsOf(manifest: ReleaseManifest): Map<string, [string, FileMark][]> {
  const own = Object.entries(manifest.files).filter(([path]) => hashed.test(path))
  return Map.groupBy(own, ([path]) => (Object.hasOwn(manifest.files, plainName(path)) ? plainName(path) : path))
}

/**
 * What a tab that was opened on an earlier release can still ask for. Only files that those releases brought themselves
 * are carried, never what they carried in turn. A compressed form comes with its file or not at all: two versions of a
 * compressor may write the same text in other bytes.
 */
export function carriedFiles(place: ReleasePlace, earlier: readonly ReleaseManifest[], site: FileMarks): Carried {
  const files: Carried['files'] = {}
  const warnings: string[] = []
  for (const manifest of earlier) {
    for (const [plain, group] of groupsOf(manifest)) {
      const mark = manifest.files[plain]
      const present = site[plain] ?? files[plain]
      if (site[plain] && site[plain].sha256 !== mark?.sha256) throw nameClash(plain, manifest.id)
      if (present && present.sha256 !== mark?.sha256) warnings.push(`${plain} of ${manifest.id} has a name twice`)
      if (present) continue
      if (!group.every(([path, own]) => isWhole(place, manifest.id, path, own))) {
        warnings.push(`${plain} of ${manifest.id} is damaged, and is not kept for open tabs`)
        continue
      }
      for (const [path, own] of group) files[path] = { ...own, from: manifest.id }
    }
  }
  return { files, warnings }
}

function nameClash(path: string, id: string): CliError {
  return new CliError('name-clash', `${path} has other bytes in release ${id}: one address cannot have both`, {
    hint: 'Release with --keep-assets 0 if no tab of that release matters, and say so to whoever builds.',
  })
}
