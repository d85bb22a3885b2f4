/**
 * Checks tenants in one process and prints a line of JSON for each: what the parent sees come, it knows to be no hang.
 * Arguments: the folder that holds `tenants`, then the codes as JSON on stdin.
 */
import { readFileSync } from 'node:fs'
import { checkTenant } from '#cli/check/tenant.ts'
import { openWorkspace } from '#cli/run/workspace.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'

export interface CheckLine {
  code: string
  /** Milliseconds that the processor was busy with it. */
  processorMs: number
  diagnostics: readonly Diagnostic[]
  isSound: boolean
  /** The stack of what was thrown; null where nothing was. */
  thrown: string | null
}

const workspace = openWorkspace({ cwd: process.argv[2] })
for (const code of JSON.parse(readFileSync(0, 'utf8')) as string[]) {
  const usedBefore = process.cpuUsage()
  const line: CheckLine = { code, processorMs: 0, diagnostics: [], isSound: false, thrown: null }
  try {
    const { diagnostics, isSound } = await checkTenant(workspace, code)
    Object.assign(line, { diagnostics, isSound })
  } catch (error) {
    line.thrown = error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
  const { user, system } = process.cpuUsage(usedBefore)
  line.processorMs = Math.round((user + system) / 1000)
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
