import { lstatSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '#cli/fs/walk.ts'
import { chosenTenant } from '#cli/tenant/chosen.ts'
import { codesExtending } from '#cli/tenant/extending.ts'
import { tenantSchema } from '#cli/tenant/tenant.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { shownPath } from '../lib/shown-path.ts'
import { requireTenantsFolder } from '../run/guarded.ts'
import type { Workspace } from '../run/workspace.ts'
import { withValue } from './json-edit.ts'
import { replaceTenantFile } from './tenant-file.ts'

export interface Renamed {
  from: string
  to: string
  /** What was changed, as diagnostics name files. */
  changed: string[]
  /** Lines that still hold the old code: domains, addresses, texts. They may be meant. */
  mentions: { file: string; line: number; text: string }[]
}

const maxShown = 80

function requireNewCode(workspace: Workspace, to: string): void {
  const reason = tenantSchema.shape.merchantCode.safeParse(to).error?.issues[0]?.message
  if (reason !== undefined) {
    throw new CliError('bad-code', `"${to}" is not a merchant code`, { hint: `It ${reason}.`, exitCode: 2 })
  }
  if (!lstatSync(join(workspace.tenantsDir, to), { throwIfNoEntry: false })) return
  const hint = 'Choose another code; nothing was changed.'
  throw new CliError('code-taken', `There is a folder "${to}" already`, { hint, exitCode: 2 })
}

function mentionsOf(workspace: Workspace, dir: string, code: string): Renamed['mentions'] {
  const word = new RegExp(`(?<![a-z0-9-])${code}(?![a-z0-9-])`, 'i')
  return filesBelow(dir)
    .filter((path) => path.endsWith('.json') && lstatSync(path).isFile())
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((text, index) =>
          word.test(text)
            ? [{ file: shownPath(workspace.cwd, path), line: index + 1, text: text.trim().slice(0, maxShown) }]
            : [],
        ),
    )
}

/** Sets a key of one tenant's file, and gives the file as diagnostics name it. */
function edit(workspace: Workspace, code: string, { key, value }: { key: string; value: string }): string {
  const path = join(workspace.tenantsDir, code, 'tenant.json')
  replaceTenantFile(workspace, path, withValue(readFileSync(path, 'utf8'), [key], value))
  return shownPath(workspace.cwd, path)
}

/** Gives a tenant another code: its folder, its merchant code, and whoever extends it. @throws CliError (usage) */
export function renameTenant(workspace: Workspace, from: string, to: string): Renamed {
  requireTenantsFolder(workspace)
  chosenTenant(workspace, from)
  requireNewCode(workspace, to)
  const heirs = codesExtending(workspace, from)
  const [before, after] = [join(workspace.tenantsDir, from), join(workspace.tenantsDir, to)]
  renameSync(before, after)
  const changed = [shownPath(workspace.cwd, after), edit(workspace, to, { key: 'merchantCode', value: to })]
  for (const heir of heirs) changed.push(edit(workspace, heir, { key: 'extends', value: to }))
  return { from, to, changed, mentions: mentionsOf(workspace, after, from) }
}
