import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { entriesBelow } from '#cli/fs/walk.ts'

/** An installed package as package-lock.json knows it. */
export interface LockedPackage {
  /** `node_modules/a/node_modules/b`: relative to the lock's folder. */
  path: string
  name: string
  version: string
  licence: string | null
  /** Subresource integrity: `sha512-…`; null for what came from elsewhere than a registry. */
  integrity: string | null
  /** The archive's address. */
  resolved: string | null
  dependencies: readonly string[]
}

export interface Lock {
  name: string
  version: string
  packages: ReadonlyMap<string, LockedPackage>
}

interface RawPackage {
  version?: string
  license?: string
  integrity?: string
  resolved?: string
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

export const nameAt = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Reads package-lock.json of a folder (lock version 3). */
export function readLock(root: string): Lock {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    name: string
    version: string
    packages: Record<string, RawPackage>
  }
  const packages = Object.entries(lock.packages).flatMap(([path, raw]): [string, LockedPackage][] => {
    if (path === '' || raw.version === undefined) return []
    const peers = Object.keys(raw.peerDependencies ?? {}).filter((name) => !raw.peerDependenciesMeta?.[name]?.optional)
    return [
      [
        path,
        {
          path,
          name: nameAt(path),
          version: raw.version,
          licence: raw.license ?? null,
          integrity: raw.integrity ?? null,
          resolved: raw.resolved ?? null,
          dependencies: [...new Set([...Object.keys(raw.dependencies ?? {}), ...peers])].sort(),
        },
      ],
    ]
  })
  return { name: lock.name, version: lock.version, packages: new Map(packages) }
}

/** The package that a name leads to from another's folder, as Node looks for it. */
export function resolvePackage(lock: Lock, from: string, name: string): LockedPackage | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const found = lock.packages.get(at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`)
    if (found || at === '') return found
    if (!at.includes('/node_modules/')) at = ''
    if (at === '') return lock.packages.get(`node_modules/${name}`)
  }
}

/** Packages and all that they depend on, by path. */
export function withDependencies(lock: Lock, names: readonly string[]): LockedPackage[] {
  const seen = new Map<string, LockedPackage>()
  const visit = (found: LockedPackage | undefined) => {
    if (!found || seen.has(found.path)) return
    seen.set(found.path, found)
    for (const name of found.dependencies) visit(resolvePackage(lock, found.path, name))
  }
  for (const name of names) visit(resolvePackage(lock, '', name))
  return [...seen.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
}

const bareImport = /(?:\bfrom|\bimport)\s*\(?\s*['"]((?:@[\w.-]+\/)?\w[\w.-]*)(?:\/[^'"]*)?['"]/g

/** The names of packages that source files import. A type's import brings no code along. */
export function importedPackages(sources: readonly string[]): string[] {
  const names = sources.flatMap((source) => {
    const code = source.replaceAll(/^import type [^;\n]*?(?:\n[^;\n]*?)*?from ['"][^'"]+['"]/gm, '')
    return [...code.matchAll(bareImport)].map(([, name = '']) => name)
  })
  return [...new Set(names)].filter((name) => !name.startsWith('node:')).sort()
}

/** The text of all code in a package's folder, for words to be looked up in. */
export function packageTexts(root: string, path: string): string[] {
  const dir = join(root, path)
  if (!existsSync(dir)) return []
  return [...entriesBelow(dir)]
    .filter((found) => found.entry.isFile() && /^(?!(?:.*\/)?node_modules\/).*(?:\.[mc]?js|\.css)$/.test(found.path))
    .map((found) => readFileSync(join(dir, found.path), 'utf8'))
}
