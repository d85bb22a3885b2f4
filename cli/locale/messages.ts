import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { openMemo } from '#cli/lib/memo.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { isContained, readContained } from '#cli/terminal/contained-file.ts'
import { fileStamp } from '#cli/terminal/file-stamp.ts'

/** Messages of one namespace as its file nests them: the leaves are strings. */
export interface MessageTree {
  [key: string]: string | MessageTree
}

/** Messages by their dotted key. */
export type FlatMessages = Map<string, string>

const suffixes = /_(zero|one|two|few|many|other)$/

/** "count" of "count_one": the key that code asks for. */
export function stemOf(key: string): string {
  return key.replace(suffixes, '')
}

export function isPlural(key: string): boolean {
  return suffixes.test(key)
}

export function flattenMessages(tree: MessageTree, prefix = ''): FlatMessages {
  const flat: FlatMessages = new Map()
  for (const [key, value] of Object.entries(tree)) {
    const path = prefix ? `${prefix}.${key}` : key
    if (typeof value === 'string') flat.set(path, value)
    else for (const [below, message] of flattenMessages(value, path)) flat.set(below, message)
  }
  return flat
}

/** Messages nested by the steps of their keys, in the order given. */
export function treeOf(messages: Iterable<readonly [path: string, message: string]>): MessageTree {
  const tree: MessageTree = Object.create(null)
  for (const [path, message] of messages) {
    const steps = path.split('.')
    let at = tree
    for (const step of steps.slice(0, -1)) {
      const below = at[step]
      const next: MessageTree = typeof below === 'object' ? below : Object.create(null)
      at[step] = next
      at = next
    }
    at[steps.at(-1) ?? path] = message
  }
  return tree
}

/** The inverse of `flattenMessages`, with keys in alphabetical order, so that the same messages give the same bytes. */
export const nestMessages = (flat: ReadonlyMap<string, string>): MessageTree =>
  treeOf([...flat].sort(([a], [b]) => (a < b ? -1 : 1)))

/** The namespaces of a folder of locale files, in alphabetical order. `root`: the folder that no link leads out of. */
export function namespacesOf(dir: string, root = dir): string[] {
  if (!isContained(root, dir)) return []
  return readdirSync(dir)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort()
}

function isTree(value: unknown): value is MessageTree {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every((child) => typeof child === 'string' || isTree(child))
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new CliError('bad-strings', `${path} is not JSON: ${reason}`, { cause })
  }
}

/** Bytes. The largest namespace has a twentieth of it. */
const largest = 1024 * 1024

/**
 * Reads one namespace; null where there is no such file, or where a link leads out of `root`: the check of the tenant
 * says so. @throws CliError that names a file that holds other things.
 */
export function readMessages(dir: string, namespace: string, root = dir): FlatMessages | null {
  const path = join(dir, `${namespace}.json`)
  const bytes = readContained(root, path, largest)
  if (!(bytes instanceof Uint8Array)) {
    if (bytes.kind === 'missing' || bytes.kind === 'outside') return null
    throw new CliError('bad-strings', `${path} cannot be read (${bytes.kind})`)
  }
  const value = parse(path, bytes.toString('utf8').replace(/^\uFEFF/, ''))
  if (isTree(value)) return flattenMessages(value)
  throw new CliError('bad-strings', `${path}: a locale file holds strings and objects of strings only`)
}

const memo = openMemo<ReadonlyMap<string, string> | null>(2000)

/** What `readMessages` gives, read once as long as the file stays as it is: for files that many tenants share. */
export function readSharedMessages(dir: string, namespace: string): ReadonlyMap<string, string> | null {
  const path = join(dir, `${namespace}.json`)
  return memo(`${path} ${fileStamp(path)}`, () => readMessages(dir, namespace))
}
