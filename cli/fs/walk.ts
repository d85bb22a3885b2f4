import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Every file below a path (or the path itself), absolute, in stable order; links are followed. */
export function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).sort()
  return names.flatMap((name) => filesBelow(join(path, name)))
}

interface FoundEntry {
  /** From the folder, with forward slashes. */
  path: string
  entry: Dirent
}

/** All that stands below a folder and is no folder itself, in the order of names; links are named, not followed. */
export function* entriesBelow(dir: string, below = ''): Generator<FoundEntry> {
  const entries = readdirSync(join(dir, below), { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory()) yield* entriesBelow(dir, path)
    else yield { path, entry }
  }
}
