import { readFileSync, realpathSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Profile } from '#cli/bundle/profile.ts'
import { localesDir } from '../check/strings.ts'
import type { Changes } from '../run/git.ts'
import type { Workspace } from '../run/workspace.ts'
import { openChunkComparison } from './chunks.ts'
import { codeChanges } from './code.ts'
import { isSameJson, lockChanges, manifestChanges, type PackageChanges } from './packages.ts'
import { incompleteTags, type StringChange, stringChanges } from './strings.ts'
import type { TenantFacts } from './tenant.ts'

/** What changed of all that tenants share. Paths are from the product's folder, with forward slashes. */
export interface ProductChanges {
  tool: readonly string[]
  config: readonly string[]
  packages: PackageChanges
  tokens: { all: readonly string[]; byTheme: Readonly<Record<string, readonly string[]>> }
  strings: readonly StringChange[]
  /** Whether the shared strings of a language have gaps, where any of them changed. */
  isIncomplete(tag: string): boolean
  /** Changed modules that a site of the profile contains. */
  codeOf(profile: TenantFacts['profile']): readonly string[]
  /** Changed modules that change the chunks of the profile's code, which need not contain them. */
  reshapingOf(profile: Profile): Promise<readonly string[]>
}

/** A product of which nothing is known: every tenant counts. */
export function unknownProduct(root: string): ProductChanges {
  return {
    tool: [`${root}: in no repository of the tenants’; --product-since names its revision`],
    config: [],
    packages: { forAll: [], fonts: [] },
    tokens: { all: [], byTheme: {} },
    strings: [],
    isIncomplete: () => false,
    codeOf: () => [],
    reshapingOf: async () => [],
  }
}

/** Names of files beside the product's folders that may say how code is compiled or which packages are installed. */
const mayConfigure = /^\.|config|rc(\.|$)|lock|^(package|npm|pnpm|yarn|bun|deno|browserslist|vite|rolldown)/i

/** Those of them that say nothing of it. */
const otherConfiguration = [
  /\.(md|txt|log)$/i,
  /^\.(gitignore|gitattributes|gitlab-ci\.yml|editorconfig|npmrc|nvmrc|node-version|dependency-cruiser\.json|DS_Store)$/,
  /^(playwright|vitest)\.config\.ts$/,
]

function isConfiguration(path: string): boolean {
  return mayConfigure.test(path) && !otherConfiguration.some((pattern) => pattern.test(path))
}

type Read = (path: string) => string | undefined

function readSource(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats?.isFile() ? readFileSync(path, 'utf8') : undefined
}

interface Files {
  now: Read
  was: Read
}

/** A change of spaces alone is none. */
function isOtherJson(files: Files, path: string): boolean {
  return !isSameJson(files.was(path), files.now(path))
}

function tokenChanges(files: Files, changed: readonly string[]): ProductChanges['tokens'] {
  const tokens: { all: string[]; byTheme: Record<string, string[]> } = { all: [], byTheme: {} }
  for (const path of changed.filter((name) => isOtherJson(files, name))) {
    const theme = /^tokens\/semantic\/([^/]+)\//.exec(path)?.[1]
    const text = files.now(path)
    // Every theme's file is read for every tenant: one that cannot be read stands in the way of all.
    const isReadable = text === undefined || isSameJson(text, text)
    if (theme === undefined || !isReadable) tokens.all.push(path)
    else tokens.byTheme[theme] = [...(tokens.byTheme[theme] ?? []), path]
  }
  return tokens
}

function packagesOf(files: Files, changed: readonly string[]): PackageChanges {
  if (!changed.includes('package-lock.json')) return { forAll: [], fonts: [] }
  return lockChanges(files.was('package-lock.json'), files.now('package-lock.json'))
}

function configOf(files: Files, changed: readonly string[]): string[] {
  return changed.flatMap((path) => {
    if (path === 'package-lock.json') return []
    if (path === 'package.json') return manifestChanges(files.was(path), files.now(path))
    return path.endsWith('.json') && !isOtherJson(files, path) ? [] : [path]
  })
}

/** Paths from the product's folder of what changed in it, without the tenants. */
function ownPaths({ tenantsDir }: Workspace, home: string, changes: Changes): string[] {
  const tenants = realpathSync(tenantsDir) + sep
  return changes.paths
    .filter((path) => path.startsWith(home + sep) && !path.startsWith(tenants))
    .map((path) => relative(home, path).split(sep).join('/'))
}

/** Judges what changed of the product's own files. */
export function productChanges(workspace: Workspace, changes: Changes): ProductChanges {
  const home = realpathSync(workspace.root)
  const own = ownPaths(workspace, home, changes)
  const changed = new Set(own)
  const now: Read = (path) => readSource(join(home, path))
  const was: Read = (path) => (changed.has(path) ? changes.before(join(home, path)) : now(path))
  const files = { now, was }
  const below = (folder: string) => own.filter((path) => path.startsWith(`${folder}/`))
  const isData = (path: string) => /^(tokens|locales)\//.test(path)
  const code = codeChanges(
    own.filter((path) => path.includes('/') && !isData(path)),
    files,
  )
  const strings = stringChanges(
    below('locales').map((path) => path.slice('locales/'.length)),
    { now: (file) => now(`locales/${file}`), was: (file) => was(`locales/${file}`) },
  )
  const known = new Map<string, readonly string[]>()
  let chunks: ReturnType<typeof openChunkComparison> | undefined
  return {
    tool: code.tool,
    config: configOf(
      files,
      own.filter((path) => !path.includes('/') && isConfiguration(path)),
    ),
    packages: packagesOf(files, own),
    tokens: tokenChanges(
      files,
      below('tokens').filter((path) => path.endsWith('.json')),
    ),
    strings,
    isIncomplete: incompleteTags(localesDir(workspace), strings),
    codeOf(profile) {
      const id = profile?.id ?? ''
      const found = known.get(id) ?? code.ofProfile(profile?.gates ?? {})
      known.set(id, found)
      return found
    },
    async reshapingOf(profile) {
      if (code.reshaping.length === 0) return []
      chunks ??= openChunkComparison(workspace, own, was)
      return (await (await chunks)(profile)) ? code.reshaping : []
    },
  }
}
