import { sha256 } from '#cli/fs/hash.ts'
import { openMemo } from '#cli/lib/memo.ts'
import { buildYear } from '../run/build-time.ts'
import type { Workspace } from '../run/workspace.ts'
import { type FileHashes, hashFolder, hashOfFiles, hashTrees } from './folder.ts'
import { installedPackages } from './installed.ts'
import type { KnownHashes } from './known-hashes.ts'
import { chainOf, languageTags, type Outline, readOutline } from './outline.ts'

/** All that a tenant's site is made from, by content: the same on every machine, wherever the folders are. */
export interface Fingerprint {
  /** One hash over the parts. */
  inputs: string
  /**
   * By name: `folder`, `base:<code>` for each tenant it stands on, `strings:<tag>` for English and each of its languages,
   * `tokens`, `code`, `dependencies`, `tool`: hashes. `node` and `year` are what they say, `engine` is there where the
   * build was told one.
   */
  parts: Readonly<Record<string, string>>
}

/**
 * Which of the product's files stand behind each part that all tenants share, as paths from the product's folder. The installed
 * packages are `dependencies` too, each as a whole.
 */
export const sharedParts = {
  code: ['contract', 'src', 'tsconfig.base.json'],
  dependencies: ['package.json', 'package-lock.json'],
  tokens: ['tokens'],
  tool: [
    'cli/build',
    'cli/bundle',
    'cli/check',
    'cli/fingerprint',
    'cli/fs',
    'cli/keys',
    'cli/lib',
    'cli/locale',
    'cli/run',
    'cli/site-files',
    'cli/store',
    'cli/tenant',
    'cli/theme',
  ],
} as const

/** Tests never get into a site. */
const isTest = (path: string) => /\.test\.tsx?$/.test(path)
/** For the sandbox: it counts for the tenant whose check reads it, not for those that stand on that tenant. */
const isDemo = (path: string) => path === 'demo.json'

export interface Fingerprints {
  /** Null where something stands in a folder that content alone does not describe: that tenant is always checked. */
  of(code: string): Fingerprint | null
  /** The files behind a part of a tenant, by its name; undefined for a part that has none. */
  filesOf(code: string, part: string): FileHashes | undefined
  /** Read once a run. */
  outlineOf(code: string): Outline
  chainOf(code: string): readonly Outline[]
  /** One hash over the installed packages. */
  installed(): string
}

function once<Value>(make: (key: string) => Value): (key: string) => Value {
  const memo = openMemo<Value>(Number.POSITIVE_INFINITY)
  return (key) => memo(key, () => make(key))
}

/** Reads every file that tenants share once, and a tenant's own when it is asked for. */
export function openFingerprints(
  workspace: Workspace,
  options: { engine?: string | undefined; env?: NodeJS.ProcessEnv; known?: KnownHashes } = {},
): Fingerprints {
  const { root, tenantsDir } = workspace
  const { known } = options
  const installed = once(() => installedPackages(workspace))
  const shared = once((part) => {
    const files = hashTrees(root, sharedParts[part as keyof typeof sharedParts], { skips: isTest, known })
    return part === 'dependencies' ? new Map([...files, ...installed('')]) : files
  })
  const strings = once((tag) => hashTrees(root, [`locales/${tag}`], { known }))
  const folder = once((code) => hashFolder(`${tenantsDir}/${code}`, { known }))
  const base = once((code) => hashFolder(`${tenantsDir}/${code}`, { skips: isDemo, known }))
  const outlineOf = once((code) => readOutline(tenantsDir, code))
  const chain = once((code) => chainOf(outlineOf, code))

  const filesOf = (code: string, part: string): FileHashes | null | undefined => {
    const [kind = '', name = ''] = part.split(':')
    if (part === 'folder') return folder(code)
    if (kind === 'base') return base(name)
    if (kind === 'strings') return strings(name)
    return Object.hasOwn(sharedParts, part) ? shared(part) : undefined
  }
  const hashes = new Map<FileHashes, string>()
  const hashOf = (files: FileHashes) => {
    const known = hashes.get(files) ?? hashOfFiles(files)
    hashes.set(files, known)
    return known
  }
  const reported: Record<string, string> = {
    node: process.versions.node,
    year: String(buildYear(options.env)),
    ...(options.engine === undefined ? {} : { engine: options.engine }),
  }

  return {
    outlineOf,
    chainOf: chain,
    installed: () => hashOf(installed('')),
    filesOf: (code, part) => filesOf(code, part) ?? undefined,
    of(code) {
      const outlines = chain(code)
      const names = [
        'folder',
        ...outlines.slice(1).map((outline) => `base:${outline.code}`),
        ...[...new Set(['en', ...languageTags(outlines)])].sort().map((tag) => `strings:${tag}`),
        ...Object.keys(sharedParts),
      ]
      const parts: Record<string, string> = {}
      for (const name of names) {
        const files = filesOf(code, name)
        if (!files) return null
        parts[name] = hashOf(files)
      }
      Object.assign(parts, reported)
      return { inputs: sha256(JSON.stringify(parts)), parts }
    },
  }
}

/** Whether a tenant's folder and its bases still hold what the fingerprint was taken of. */
export function isStillSo({ tenantsDir }: Workspace, code: string, { parts }: Fingerprint): boolean {
  const own = (part: string) => {
    if (part === 'folder') return hashFolder(`${tenantsDir}/${code}`)
    return part.startsWith('base:')
      ? hashFolder(`${tenantsDir}/${part.slice('base:'.length)}`, { skips: isDemo })
      : undefined
  }
  return Object.entries(parts).every(([part, expected]) => {
    const files = own(part)
    return files === undefined || (files !== null && hashOfFiles(files) === expected)
  })
}
