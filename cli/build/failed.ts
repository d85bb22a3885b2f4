import { join } from 'node:path'
import { shownPath } from '#cli/lib/shown-path.ts'
import { failureOf } from '#cli/terminal/failure.ts'
import type { Workspace } from '../run/workspace.ts'
import { type BuiltTenant, notBuilt } from './result.ts'

interface Place {
  workspace: Workspace
  outDir: string
  code: string
}

function failed(
  place: Place,
  { code, message, suggestion }: { code: string; message: string; suggestion: string | null },
): BuiltTenant {
  const { workspace } = place
  const file = shownPath(workspace.cwd, join(workspace.tenantsDir, place.code, 'tenant.json'))
  return notBuilt(place, [
    { tenant: place.code, file, line: 1, column: 1, severity: 'error', code, message, suggestion },
  ])
}

/** A tenant whose build threw (a full disk, code that does not compile), as one that failed alone. */
export function failedBuild(place: Place, error: unknown): BuiltTenant {
  const { message, hint } = failureOf(error)
  return failed(place, { code: 'build-failed', message, suggestion: hint })
}

/** A tenant that took two workers with it. */
export function crashedBuild(place: Place, how: string): BuiltTenant {
  const message = `Two workers ended while they built this tenant, the last ${how}`
  const suggestion = `Look whether memory ran short, and build it alone: --tenant ${place.code} --workers 1`
  return failed(place, { code: 'worker-lost', message, suggestion })
}
