import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isLeftOver, ownName } from '#cli/store/owner.ts'
import { makeFolder } from '../fs/make-folder.ts'
import type { Workspace } from '../run/workspace.ts'

/** A folder in the cache for this process alone. What processes left there that were killed is removed. */
export function farmFolder({ cacheDir }: Pick<Workspace, 'cacheDir'>): string {
  const home = join(cacheDir, 'farm')
  makeFolder(home)
  for (const name of readdirSync(home)) {
    const path = join(home, name)
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (isLeftOver(name, changed)) rmSync(path, { recursive: true, force: true })
  }
  const own = join(home, ownName())
  makeFolder(own)
  return own
}

/** A folder for sites that nobody asked for: of tenants that only a build can tell what is wrong with. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'livery-farm-'))

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true })
