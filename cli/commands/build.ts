import { listTenantCodes } from '#cli/tenant/load.ts'
import { selectTenants } from '#cli/tenant/select.ts'
import { countDiagnostics, counted, formatDiagnostics } from '#cli/terminal/format-diagnostics.ts'
import { type Output, openOutput } from '#cli/terminal/output.ts'
import { runTasks } from '#cli/terminal/run-tasks.ts'
import type { BuiltTenant } from '#cli/workspace/build-tenant.ts'
import { openBuilder } from '#cli/workspace/build-tenants.ts'
import { failedBuild } from '#cli/workspace/failed-build.ts'
import { openWorkspace, resolvePath, type WorkspaceOptions } from '#cli/workspace/workspace.ts'

export interface BuildOptions extends WorkspaceOptions {
  tenant?: string[]
  all?: boolean
  out: string
  json?: boolean
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

function summaryOf(built: BuiltTenant): string {
  if (!built.ok) return countDiagnostics(built.diagnostics)
  const how = built.cached ? 'unchanged' : `${built.files} files in ${(built.ms / 1000).toFixed(1)} s`
  return `${how}, first JS ${kilobytes(built.initialJs.brotli)} → ${built.outDir}`
}

function report(output: Output, cwd: string, built: readonly BuiltTenant[], ms: number): void {
  const diagnostics = built.flatMap((tenant) => tenant.diagnostics)
  for (const block of formatDiagnostics(cwd, diagnostics)) output.line(`\n${block}`)
  const failed = built.filter((tenant) => !tenant.ok).map((tenant) => tenant.code)
  const outcome = failed.length > 0 ? `${failed.length} failed: ${failed.join(', ')}` : 'all well'
  output.line(`\n${counted(built.length, 'tenant')} in ${(ms / 1000).toFixed(1)} s, ${outcome}.`)
}

/** Builds the tenants asked for. One bad tenant fails alone. Gives the exit code. */
export async function build(options: BuildOptions): Promise<number> {
  const startedAt = performance.now()
  const workspace = openWorkspace(options)
  const output = openOutput(options.json ?? false)
  const codes = selectTenants(listTenantCodes(workspace.tenantsDir), options.all ? [] : (options.tenant ?? []))
  const outDir = resolvePath(workspace.cwd, options.out)
  const buildOne = openBuilder(workspace, outDir)
  const built: BuiltTenant[] = []
  const tasks = codes.map((code) => ({
    title: code,
    async run() {
      const tenant = await buildOne(code).catch((error) => failedBuild(workspace, outDir, code, error))
      built.push(tenant)
      return { isOk: tenant.ok, summary: summaryOf(tenant) }
    },
  }))
  await runTasks(tasks, 4, output)
  const ms = Math.round(performance.now() - startedAt)
  const inOrder = codes.flatMap((code) => built.filter((tenant) => tenant.code === code))
  const ok = inOrder.length === codes.length && inOrder.every((tenant) => tenant.ok)
  if (output.isJson) output.json({ ok, ms, tenants: inOrder })
  else report(output, workspace.cwd, inOrder, ms)
  return ok ? 0 : 1
}
