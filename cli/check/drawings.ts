import { shownPath } from '#cli/lib/shown-path.ts'
import { brandFile, findBrandFile } from '#cli/tenant/brand-files.ts'
import type { LoadedTenant } from '#cli/tenant/load.ts'
import { type Diagnostic, hasErrors } from '#cli/terminal/diagnostic.ts'
import type { Workspace } from '../run/workspace.ts'

/** The smallest sizes, in pixels, that icons are made in: where a thin drawing has no height left. */
const smallest = { logo: 134, favicon: 16 }

/** Whether icons can be made of a sound tenant's drawings: what is well-formed may still have no size. */
export async function drawingFindings(workspace: Workspace, loaded: LoadedTenant): Promise<Diagnostic[]> {
  const { tenant, code } = loaded
  if (!tenant || hasErrors(loaded.diagnostics)) return []
  const { drawingProblem } = await import('#cli/bundle/assemble/drawing.ts')
  return (['logo', 'favicon'] as const).flatMap((name): Diagnostic[] => {
    const text = findBrandFile(loaded, tenant, name)
    const problem = text === null ? null : drawingProblem(text, smallest[name])
    if (problem === null) return []
    const file = shownPath(workspace.cwd, brandFile(loaded, tenant, name))
    const place = { tenant: code, file, line: 1, column: 1 }
    const message = `No icon can be made of the drawing (${problem})`
    return [
      {
        ...place,
        severity: 'error',
        code: 'undrawable',
        message,
        suggestion: 'Give it a viewBox with a width and a height.',
      },
    ]
  })
}
