import { type Dirent, lstatSync, readFileSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { sep } from 'node:path'
import { sha256 } from '#cli/fs/hash.ts'
import { entriesBelow } from '#cli/fs/walk.ts'
import type { KnownHashes } from './known-hashes.ts'

/** Files by their paths in a folder, with forward slashes and in stable order, each with the hash of its content. */
export type FileHashes = ReadonlyMap<string, string>

/** Bytes. No larger file of a tenant is ever in its site, so that its size says enough of it. */
const maxReadBytes = 2 * 1024 * 1024

class NotDescribed extends Error {}

/** A link counts as where it points and what is there. @throws NotDescribed for one that leads out of the folder. */
function hashOfLink(path: string, root: string): string {
  const target = realpathSync(path)
  if (!target.startsWith(realpathSync(root) + sep)) throw new NotDescribed(path)
  const stats = statSync(target)
  const content = stats.isFile() ? hashOfFile(target) : ''
  return sha256(`link\0${readlinkSync(path)}\0${content}`)
}

function hashOfFile(path: string, known?: KnownHashes): string {
  const stats = statSync(path)
  const read = () => sha256(stats.size > maxReadBytes ? `${stats.size} bytes` : readFileSync(path))
  return known ? known.of(path, stats, read) : read()
}

/** How a folder is read. */
export interface FolderReading {
  /** Paths in the folder that do not count. */
  skips?: (path: string) => boolean
  known?: KnownHashes | undefined
}

function hashOfEntry(entry: Dirent, path: string, { root, known }: FolderReading & { root: string }): string {
  if (entry.isSymbolicLink()) return hashOfLink(path, root)
  if (!entry.isFile()) throw new NotDescribed(path)
  return hashOfFile(path, known)
}

function* hashesBelow(root: string, below: string, reading: FolderReading): Generator<[path: string, hash: string]> {
  for (const { path, entry } of entriesBelow(root, below))
    if (!reading.skips?.(path)) yield [path, hashOfEntry(entry, `${root}/${path}`, { ...reading, root })]
}

/**
 * The content of a folder; null where content alone does not describe it: a pipe, a link that leads out, a file that
 * cannot be read.
 */
export function hashFolder(dir: string, reading: FolderReading = {}): FileHashes | null {
  try {
    return new Map(hashesBelow(dir, '', reading))
  } catch {
    // Whatever it is, the check of the tenant finds it and says so.
    return null
  }
}

/** Like `hashFolder` for several files and folders of the product, by their paths from its root; what is missing is left out. */
export function hashTrees(root: string, paths: readonly string[], reading: FolderReading = {}): FileHashes {
  const files = new Map<string, string>()
  for (const path of paths) {
    const stats = lstatSync(`${root}/${path}`, { throwIfNoEntry: false })
    if (stats?.isDirectory()) for (const [name, hash] of hashesBelow(root, path, reading)) files.set(name, hash)
    else if (stats) files.set(path, hashOfFile(`${root}/${path}`, reading.known))
  }
  return files
}

/** One hash over names and contents. */
export function hashOfFiles(files: FileHashes): string {
  return sha256(JSON.stringify([...files]))
}
