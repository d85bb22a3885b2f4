import type { Workspace } from '../../../run/workspace.ts'
import type { ReleaseTarget } from '../../target.ts'
import { farTarget } from '../far-target.ts'
import { openShell, parseSshAddress } from './shell.ts'
import { sshStorage } from './ssh-storage.ts'

/** "ssh://user@host/path". @throws CliError (usage) for any other form */
export function sshTarget(workspace: Workspace, address: string): ReleaseTarget {
  const place = parseSshAddress(address)
  const shown = address.replace(/\/+$/, '')
  return farTarget(workspace, sshStorage(openShell(shown, place), place, shown))
}
