import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { entriesBelow } from '#cli/fs/walk.ts'

/** A published folder as a web server would find it. */
export interface SiteState {
  /** The text of livery.json; null where there is none. */
  manifest: string | null
  /** What is in the folder and not as livery.json says. */
  problems: string[]
}

const pathsBelow = (dir: string) => [...entriesBelow(dir)].map(({ path }) => path)

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Reads every file of a site and compares it with livery.json. */
export function siteState(site: string): SiteState {
  const path = join(site, 'livery.json')
  if (!existsSync(path)) return { manifest: null, problems: ['there is no livery.json'] }
  const manifest = readFileSync(path, 'utf8')
  const { files } = JSON.parse(manifest) as { files: Record<string, { sha256: string; bytes: number }> }
  const present = pathsBelow(site).filter((name) => name !== 'livery.json')
  const extra = present.filter((name) => !Object.hasOwn(files, name)).map((name) => `${name} is not listed`)
  const wrong = Object.entries(files).flatMap(([name, { sha256, bytes }]) => {
    if (!present.includes(name)) return [`${name} is missing`]
    const content = readFileSync(join(site, name))
    return content.length === bytes && hashOf(content) === sha256 ? [] : [`${name} is not what is listed`]
  })
  return { manifest, problems: [...extra, ...wrong] }
}

/** The hash of every file below a folder, by its path. */
export function hashesBelow(dir: string): Record<string, string> {
  return Object.fromEntries(pathsBelow(dir).map((path) => [path, hashOf(readFileSync(join(dir, path)))]))
}

/** The paths at which two sets of hashes differ, each with what happened to it; the first few say enough. */
export function differences(expected: Record<string, string>, found: Record<string, string>): string[] {
  const paths = [...new Set([...Object.keys(expected), ...Object.keys(found)])].sort()
  const wrong = paths.filter((path) => expected[path] !== found[path])
  const shown = wrong
    .slice(0, 8)
    .map((path) => `${path} ${found[path] ? (expected[path] ? 'differs' : 'is new') : 'is missing'}`)
  return wrong.length > shown.length ? [...shown, `and ${wrong.length - shown.length} more`] : shown
}

/** Everything below a folder, files and empty folders, by relative path. */
export function everythingBelow(dir: string): string[] {
  return existsSync(dir) ? readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort() : []
}
