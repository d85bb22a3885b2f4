import { type Dirent, lstatSync, readdirSync, readFileSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { sep } from 'node:path'
import { sha256 } from '#cli/fs/hash.ts'

/** Files by their paths in a folder, with forward slashes and in stable order, each with the hash of its content. */
export type FileHashes = ReadonlyMap<string, string>

/** Bytes. No larger file of a tenant is ever in its site, so that its size says enough of it. */
const largestRead = 2 * 1024 * 1024

class NotDescribed extends Error {}

/** A link counts as where it points and what is there. @throws NotDescribed for one that leads out of the folder. */
function hashOfLink(path: string, root: string): string {
  const target = realpathSync(path)
  if (!target.startsWith(realpathSync(root) + sep)) throw new NotDescribed(path)
  const stats = statSync(target)
  const content = stats.isFile() ? hashOfFile(target) : ''
  return sha256(`link\0${readlinkSync(path)}\0${content}`)
}

function hashOfFile(path: string): string {
  const { size } = statSync(path)
  return sha256(size > largestRead ? `${size} bytes` : readFileSync(path))
}

function hashOfEntry(entry: Dirent, path: string, root: string): string {
  if (entry.isSymbolicLink()) return hashOfLink(path, root)
  if (!entry.isFile()) throw new NotDescribed(path)
  return hashOfFile(path)
}

const byName = (a: Dirent, b: Dirent) => (a.name < b.name ? -1 : 1)

function addFolder(files: Map<string, string>, root: string, below: string, skips: (path: string) => boolean): void {
  for (const entry of readdirSync(root + below, { withFileTypes: true }).sort(byName)) {
    const path = `${below}/${entry.name}`
    if (entry.isDirectory()) addFolder(files, root, path, skips)
    else if (!skips(path)) files.set(path.slice(1), hashOfEntry(entry, root + path, root))
  }
}

/**
 * The content of a folder; null where content alone does not describe it: a pipe, a link that leads out, a file that
 * cannot be read.
 */
export function hashFolder(dir: string, skips: (path: string) => boolean = () => false): FileHashes | null {
  const files = new Map<string, string>()
  try {
    addFolder(files, dir, '', skips)
    return files
  } catch {
    // Whatever it is, the check of the tenant finds it and says so.
    return null
  }
}

/** Like `hashFolder` for several files and folders of the product, by their paths from its root; what is missing is left out. */
export function hashTrees(
  root: string,
  paths: readonly string[],
  skips: (path: string) => boolean = () => false,
): FileHashes {
  const files = new Map<string, string>()
  for (const path of paths) {
    const stats = lstatSync(`${root}/${path}`, { throwIfNoEntry: false })
    if (stats?.isDirectory()) addFolder(files, root, `/${path}`, skips)
    else if (stats) files.set(path, hashOfFile(`${root}/${path}`))
  }
  return files
}

/** One hash over names and contents. */
export function hashOfFiles(files: FileHashes): string {
  return sha256(JSON.stringify([...files]))
}
