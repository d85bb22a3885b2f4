import { lstatSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { shownPath } from '#cli/lib/shown-path.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { requireTenantsFolder } from '../run/guarded.ts'
import type { Workspace } from '../run/workspace.ts'

/** Replaces a file of a tenant whole. A link is left alone: what it leads to is not the tenant's. */
export function replaceTenantFile(workspace: Workspace, path: string, text: string): void {
  requireTenantsFolder(workspace)
  const { mode } = lstatSync(path)
  if (!lstatSync(path).isFile()) {
    const message = `${shownPath(workspace.cwd, path)} is a link, which livery does not write through`
    throw new CliError('not-a-file', message, { hint: 'Put the file itself there.' })
  }
  const beside = `${path}.${process.pid}.part`
  try {
    writeFileSync(beside, text, { mode })
    renameSync(beside, path)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
}
