import { CliError } from '#cli/terminal/cli-error.ts'
import type { Workspace } from '../../../run/workspace.ts'
import type { ReleaseTarget } from '../target.ts'

export function sshTarget(_: Workspace, address: string): ReleaseTarget {
  throw new CliError('bad-target', `"${address}" is no place that releases go to yet`)
}
