import { join } from 'node:path'
import { shownPath } from '#cli/tenant/shown-path.ts'
import { failureOf } from '#cli/terminal/failure.ts'
import type { BuiltTenant } from './build-tenant.ts'
import type { Workspace } from './workspace.ts'

/** A tenant whose build threw (a full disk, code that does not compile), as one that failed alone. */
export function failedBuild(workspace: Workspace, outDir: string, code: string, error: unknown): BuiltTenant {
  const { message, hint } = failureOf(error)
  const file = shownPath(workspace.cwd, join(workspace.tenantsDir, code, 'tenant.json'))
  return {
    code,
    ok: false,
    outDir: shownPath(workspace.cwd, join(outDir, code)),
    profile: null,
    ms: 0,
    cached: false,
    files: 0,
    bytes: 0,
    initialJs: { raw: 0, brotli: 0 },
    diagnostics: [
      { tenant: code, file, line: 1, column: 1, severity: 'error', code: 'build-failed', message, suggestion: hint },
    ],
  }
}
