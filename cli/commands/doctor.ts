import { examine } from '#cli/insight/doctor/examine.ts'
import { doctorText } from '#cli/insight/doctor/text.ts'
import { outputFolder } from '#cli/run/guarded.ts'
import { openWorkspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { openOutput } from '#cli/terminal/output.ts'

export interface DoctorOptions extends WorkspaceOptions {
  sites: string
  json?: boolean
}

/** Says whether this machine and this project are ready. Gives the exit code: 1 where something must be fixed. */
export async function doctor(options: DoctorOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(options.json ?? false)
  const checks = await examine(workspace, outputFolder(workspace, '--sites', options.sites))
  const isReady = checks.every((check) => check.verdict !== 'fail')
  output.json({ ok: isReady, checks })
  if (!output.isJson) for (const line of doctorText(checks, process.stdout.columns ?? 80)) output.line(line)
  return isReady ? 0 : 1
}
