import { lstatSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeTogether } from '#cli/fs/write-together.ts'
import { shownPath } from '#cli/lib/shown-path.ts'
import { firstBannerAssets, firstBannerFile } from '#cli/tenant/first-banner-file.ts'
import { maxAssetBytes } from '#cli/tenant/rules/asset-content.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { readContained } from '#cli/terminal/contained-file.ts'
import { requireTenantsFolder } from '../run/guarded.ts'
import type { Workspace } from '../run/workspace.ts'
import type { Collected } from './collect.ts'

/** What a tenant's folder has of the first banner, and what of it was changed. As diagnostics name files. */
export interface Written {
  files: string[]
  removed: string[]
  isChanged: boolean
}

interface Change {
  path: string
  bytes: Buffer
}

const statOf = (path: string) => lstatSync(path, { throwIfNoEntry: false })

/** What a link leads to is not the tenant's: none is written through, and none is removed. @throws CliError */
function requirePlain(workspace: Workspace, path: string, kind: 'file' | 'folder'): void {
  const stats = statOf(path)
  if (!stats || (kind === 'file' ? stats.isFile() : stats.isDirectory())) return
  const what = stats.isSymbolicLink() ? 'is a link, which livery does not write through' : `is no plain ${kind}`
  throw new CliError('not-a-file', `${shownPath(workspace.cwd, path)} ${what}`, {
    hint: `Put the ${kind} itself there, or take it away.`,
  })
}

/** The pictures that are there, absolute. @throws CliError where a part of the way to them is a link */
function picturesIn(workspace: Workspace, dir: string): string[] {
  const folder = join(dir, firstBannerAssets)
  for (const path of [dirname(folder), folder]) requirePlain(workspace, path, 'folder')
  const paths = statOf(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
  for (const path of paths) requirePlain(workspace, path, 'file')
  return paths
}

function isSame(dir: string, { path, bytes }: Change): boolean {
  const there = readContained(dir, path, maxAssetBytes)
  return there instanceof Uint8Array && there.equals(bytes)
}

function removeAll(dir: string, paths: readonly string[]): void {
  for (const path of paths) rmSync(path)
  const folder = join(dir, firstBannerAssets)
  if (statOf(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
}

/**
 * Puts the banners and their pictures into a tenant's folder and takes out pictures that no banner has any more; without
 * a banner, all of it. What is there already stays untouched. @throws CliError before anything changes
 */
export function writeBanners(workspace: Workspace, dir: string, { banners, pictures }: Collected): Written {
  requireTenantsFolder(workspace)
  const file = join(dir, firstBannerFile)
  requirePlain(workspace, file, 'file')
  const there = [...picturesIn(workspace, dir), ...(statOf(file) ? [file] : [])]
  const wanted = [...pictures].map(([name, bytes]) => ({ path: join(dir, firstBannerAssets, name), bytes }))
  if (Object.keys(banners).length > 0) {
    // Last: it never names a picture that is not there.
    wanted.push({ path: file, bytes: Buffer.from(`${JSON.stringify(banners, null, 2)}\n`) })
  }
  const changes = wanted.filter((change) => !isSame(dir, change))
  const removed = there.filter((path) => !wanted.some((change) => change.path === path))
  writeTogether(changes)
  removeAll(dir, removed)
  const shown = (path: string) => shownPath(workspace.cwd, path)
  return {
    files: wanted.map(({ path }) => shown(path)).sort(),
    removed: removed.map(shown).sort(),
    isChanged: changes.length + removed.length > 0,
  }
}
