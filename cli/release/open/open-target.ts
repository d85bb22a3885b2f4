import { CliError } from '#cli/terminal/cli-error.ts'
import { resolvePath, type Workspace } from '../../run/workspace.ts'
import { folderTarget } from '../target/folder-target.ts'
import type { ReleaseTarget } from '../target.ts'

/** What follows the scheme is asked for by whoever it is of. */
const scheme = /^([a-z][a-z0-9+.-]*):\/\//i

/** Whether `--to` names a folder of this machine. */
export const isFolderAddress = (to: string): boolean => !scheme.test(to)

/** The target that `--to` names; what a far one needs is loaded for it alone. @throws CliError (usage) for none */
export async function openTarget(workspace: Workspace, to: string): Promise<ReleaseTarget> {
  const kind = scheme.exec(to)?.[1]?.toLowerCase()
  if (kind === undefined) return folderTarget(resolvePath(workspace.cwd, to), to)
  if (kind === 's3') return (await import('../target/s3/s3-target.ts')).s3Target(workspace, to)
  if (kind === 'ssh') return (await import('../target/ssh/ssh-target.ts')).sshTarget(workspace, to)
  throw new CliError('bad-target', `"${to}" is no place that releases go to`, {
    hint: 'Use a folder, s3://bucket/prefix or ssh://user@host/path.',
    exitCode: 2,
  })
}
