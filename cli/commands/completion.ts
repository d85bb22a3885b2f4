import type { Command } from 'commander'
import { candidatesFor } from '#cli/completion/candidates.ts'
import { scriptFor } from '#cli/completion/scripts.ts'
import { openWorkspace, productRoot, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { listTenantCodes } from '#cli/tenant/tenant-codes.ts'
import { CliError } from '#cli/terminal/cli-error.ts'

/** Prints a shell's script. Gives the exit code. */
export function completion(shell: string): number {
  process.stdout.write(scriptFor(shell, productRoot))
  return 0
}

/** No tenants are no error while one types. */
function tenantsOf(options: WorkspaceOptions): string[] {
  try {
    return listTenantCodes(openWorkspace(options).tenantsDir)
  } catch (error) {
    if (error instanceof CliError) return []
    throw error
  }
}

/** Prints what may stand in the place of the last word. Gives the exit code. */
export function complete(program: Command, words: readonly string[], options: WorkspaceOptions): number {
  for (const { word, about } of candidatesFor(program, words, () => tenantsOf(options))) {
    process.stdout.write(`${word}\t${about}\n`)
  }
  return 0
}
