import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { isWithin, type Place, placeOf } from './place.ts'

/** A folder that no command writes over or above; `isOpen` where writing below it is fine. */
export interface ProtectedFolder {
  /** Absolute. */
  path: string
  /** As a refusal names it: "the tenants". */
  what: string
  isOpen: boolean
}

/** What the product's own folder holds that is written by people, or by their tools for them. */
const sourceFolders = [
  'src',
  'cli',
  'contract',
  'sandbox',
  'tenants',
  'tokens',
  'locales',
  'scripts',
  'tests',
  'docs',
  'node_modules',
  '.git',
  '.ci',
]

/** Wherever they stand, tools keep their own in them. */
const toolFolders = new Set(['.git', 'node_modules'])

/** The nearest site, or folder of a tenant's releases, that a path is in; undefined where it is in none. */
function siteAbove(path: string): string | undefined {
  const isSite = existsSync(join(path, 'livery.json'))
  if (isSite || ['releases', 'current'].every((name) => existsSync(join(path, name)))) return path
  return dirname(path) === path ? undefined : siteAbove(dirname(path))
}

/** The folder of the repository that a path is in; undefined where it is in none. */
function repositoryAbove(path: string): string | undefined {
  if (existsSync(join(path, '.git'))) return path
  return dirname(path) === path ? undefined : repositoryAbove(dirname(path))
}

/** The product's sources, and the folders that hold them. */
export function productFolders(root: string): ProtectedFolder[] {
  return [
    { path: root, what: 'the repository', isOpen: true },
    { path: homedir(), what: 'the home folder', isOpen: true },
    ...sourceFolders.map((name) => ({ path: join(root, name), what: `"${name}" of the repository`, isOpen: false })),
  ]
}

/** What is to stay as it is: the product's sources, the tenants wherever they are, and the folders that hold these. */
export function protectedFolders(root: string, tenantsDir: string): ProtectedFolder[] {
  const repository = repositoryAbove(tenantsDir)
  return [
    { path: tenantsDir, what: 'the folder of the tenants', isOpen: false },
    ...(repository === undefined || repository === root
      ? []
      : [{ path: repository, what: 'the repository of the tenants', isOpen: true }]),
    ...productFolders(root),
  ]
}

/** "is the repository", "is inside the tenants (/srv/tenants)"; undefined where a folder may be written to. */
export function whyProtected(place: Place, folders: readonly ProtectedFolder[]): string | undefined {
  const tool = place.real.split(/[\\/]/).find((name) => toolFolders.has(name.toLowerCase()))
  const near = folders.map((folder) => {
    const other = placeOf(folder.path)
    return { ...folder, isInside: isWithin(place, other), isAround: isWithin(other, place) }
  })
  const same = near.find(({ isInside, isAround }) => isInside && isAround)
  if (same) return `is ${same.what}`
  const outer = near.find(({ isInside, isOpen }) => isInside && !isOpen)
  if (outer) return `is inside ${outer.what} (${outer.path})`
  const inner = near.find(({ isAround }) => isAround)
  if (inner) return `holds ${inner.what} (${inner.path})`
  if (tool !== undefined) return `is inside a folder "${tool}"`
  const site = siteAbove(place.real)
  return site === undefined ? undefined : `${site === place.real ? 'is' : 'is inside'} a site (${site})`
}
