import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { sha256 } from '#cli/fs/hash.ts'
import { isRecord } from '#cli/lib/is-record.ts'
import type { Workspace } from '../run/workspace.ts'
import { type FileHashes, hashOfFiles } from './folder.ts'
import { type KnownPackage, openKnownPackages } from './known-packages.ts'

/** Types, maps and words: nothing compiles or runs them, and sites have only the newest form of fonts. */
const isOfNoUse = (name: string) => /\.(d\.[cm]?ts|map|md|markdown|woff|flow)$/.test(name)

/** Its version is a part of its own (`node`), and what runs the build cannot measure itself. */
const node = 'node_modules/node'

/** Keys of package-lock.json, those that only tests need apart: `dev` of a key is true for them. */
function readLock(root: string): ReadonlyMap<string, { dev: boolean }> {
  try {
    const { packages } = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'))
    const all = isRecord(packages) ? Object.entries(packages) : []
    return new Map(all.map(([key, entry]) => [key, { dev: isRecord(entry) && entry.dev === true }]))
  } catch {
    // Without a lock every installed package counts.
    return new Map()
  }
}

/** Packages that stand in node_modules, by their paths: scopes are looked into. */
function packagesIn(root: string): string[] {
  const dir = `${root}/node_modules`
  if (!existsSync(dir)) return []
  return readdirSync(dir).flatMap((name) => {
    if (name.startsWith('.')) return []
    if (!name.startsWith('@')) return [`node_modules/${name}`]
    return readdirSync(`${dir}/${name}`).map((inner) => `node_modules/${name}/${inner}`)
  })
}

/** Links are followed, and a package does not lead deeper than this. */
const maxDepth = 24

/**
 * Collects what stands in a package, but for packages within it that the lock file lists by themselves. Folders of types alone
 * are left out: what loaded a file that is new there would have changed too.
 */
function collect(root: string, key: string, isListed: (key: string) => boolean) {
  const dirs: string[] = []
  const files: string[] = []
  /** Whether anything of use is there. */
  const visit = (path: string, depth: number): boolean => {
    let isOfUse = false
    for (const entry of readdirSync(`${root}/${path}`, { withFileTypes: true })) {
      const inner = `${path}/${entry.name}`
      if (isListed(inner)) continue
      const isFolder = entry.isDirectory() || (entry.isSymbolicLink() && isFolderAt(`${root}/${inner}`))
      if (isFolder) isOfUse = (depth < maxDepth && visit(inner, depth + 1)) || isOfUse
      else if (!isOfNoUse(entry.name)) isOfUse = files.push(inner) > 0
    }
    if (isOfUse || depth === 0) dirs.push(path)
    return isOfUse
  }
  visit(key, 0)
  return { dirs: dirs.sort(), files: files.sort() }
}

const isFolderAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** Numbers that tell whether a file or folder was touched: its change time moves with every other change. */
function marksOf(root: string, { dirs, files }: Pick<KnownPackage, 'dirs' | 'files'>): number[] {
  const marks: number[] = []
  for (const path of dirs) {
    const stats = statSync(`${root}/${path}`, { throwIfNoEntry: false })
    marks.push(stats?.ctimeMs ?? 0, stats?.ino ?? 0)
  }
  for (const path of files) {
    const stats = statSync(`${root}/${path}`, { throwIfNoEntry: false })
    marks.push(stats?.size ?? -1, stats?.ctimeMs ?? 0, stats?.ino ?? 0)
  }
  return marks
}

/** Whether all is as it was noted: asked of each path in turn, since this is what a run in which nothing changed does. */
function isUntouched(root: string, { dirs, files, marks }: KnownPackage): boolean {
  let at = 0
  for (const path of dirs) {
    const stats = statSync(`${root}/${path}`, { throwIfNoEntry: false })
    if (stats?.ctimeMs !== marks[at] || stats?.ino !== marks[at + 1]) return false
    at += 2
  }
  for (const path of files) {
    const stats = statSync(`${root}/${path}`, { throwIfNoEntry: false })
    if (stats?.size !== marks[at] || stats?.ctimeMs !== marks[at + 1] || stats?.ino !== marks[at + 2]) return false
    at += 3
  }
  return true
}

function contentOf(path: string): string {
  try {
    return sha256(readFileSync(path))
  } catch {
    // A link to nowhere, a socket: nothing that a build reads.
    return ''
  }
}

const hashOf = (root: string, key: string, files: readonly string[]) =>
  sha256(JSON.stringify(files.map((path) => [path.slice(key.length), contentOf(`${root}/${path}`)])))

/**
 * The installed packages that may reach a site (those that package-lock.json does not call for tests alone, and those that it
 * does not know), each with the hash of its bytes. What was hashed before is known by the marks of its files: reading them
 * again is left out, so that a run in which nothing changed asks the system for each file, and no more.
 */
export function installedPackages({ root, cacheDir }: Pick<Workspace, 'root' | 'cacheDir'>): FileHashes {
  const lock = readLock(root)
  const isListed = (key: string) => lock.has(key)
  const listed = [...lock].filter(
    ([key, { dev }]) => key !== '' && !dev && key !== node && existsSync(`${root}/${key}`),
  )
  const unlisted = packagesIn(root).filter((key) => !isListed(key))
  const known = openKnownPackages(root, cacheDir)
  const hashes = [...listed.map(([key]) => key), ...unlisted].sort().flatMap((key): [string, string][] => {
    const before = known.get(key)
    if (before && isUntouched(root, before)) return [[key, before.hash]]
    if (!existsSync(`${root}/${key}`)) return []
    const found = collect(root, key, isListed)
    const marks = marksOf(root, found)
    const hash = hashOf(root, key, found.files)
    known.set(key, { ...found, marks, hash })
    return [[key, hash]]
  })
  known.store(new Set(hashes.map(([key]) => key)))
  return new Map(hashes)
}

/** One hash over all of them. */
export const installedHash = (workspace: Pick<Workspace, 'root' | 'cacheDir'>): string =>
  hashOfFiles(installedPackages(workspace))
