import { type BrandDrawing, ratioOf } from '#cli/bundle/assemble/brand-art.ts'
import { shownPath } from '#cli/lib/shown-path.ts'
import { brandDrawings, brandFile, findBrandFile } from '#cli/tenant/brand-files.ts'
import type { LoadedTenant } from '#cli/tenant/load.ts'
import { locate } from '#cli/tenant/source/json-source.ts'
import { originOf } from '#cli/tenant/source/merge.ts'
import type { Tenant } from '#cli/tenant/tenant.ts'
import { type Diagnostic, hasErrors } from '#cli/terminal/diagnostic.ts'
import type { Workspace } from '../run/workspace.ts'

/** The smallest sizes, in pixels, that icons are made in: where a thin drawing has no height left. */
const smallest = { logo: 134, favicon: 16 }

/** Bytes before compression. A page waits for none of these drawings, but its visitor pays for each. */
const heavyDrawing = 100_000

/** Whether icons can be made of the brand's mark: what is well-formed may still have no size. */
async function iconFindings(workspace: Workspace, loaded: LoadedTenant, tenant: Tenant): Promise<Diagnostic[]> {
  const { drawingProblem } = await import('#cli/bundle/assemble/drawing.ts')
  return (['logo', 'favicon'] as const).flatMap((name): Diagnostic[] => {
    const text = findBrandFile(loaded, tenant, name)
    const problem = text === null ? null : drawingProblem(text, smallest[name])
    if (problem === null) return []
    const file = shownPath(workspace.cwd, brandFile(loaded, tenant, name))
    const place = { tenant: loaded.code, file, line: 1, column: 1 }
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

function artFindings(loaded: LoadedTenant, { slot, theme, svg }: BrandDrawing): Diagnostic[] {
  const path = ['brand', theme === 'light' ? 'lightArt' : 'art', slot]
  const place = locate(originOf(loaded.merged, path) ?? loaded.source, path)
  if (ratioOf(svg) === undefined) {
    const message = `The drawing of "${slot}" has no size`
    const suggestion = 'Give it a viewBox with a width and a height.'
    return [{ ...place, severity: 'error', code: 'undrawable', message, suggestion }]
  }
  if (svg.length <= heavyDrawing) return []
  const message = `The drawing of "${slot}" has ${svg.length} bytes`
  const suggestion = `Simplify it to at most ${heavyDrawing} bytes.`
  return [{ ...place, severity: 'warning', code: 'heavy-picture', message, suggestion }]
}

/** Whether the drawings of a sound tenant can be shown where they are to stand. */
export async function drawingFindings(workspace: Workspace, loaded: LoadedTenant): Promise<Diagnostic[]> {
  const { tenant } = loaded
  if (!tenant || hasErrors(loaded.diagnostics)) return []
  const icons = await iconFindings(workspace, loaded, tenant)
  return [...icons, ...brandDrawings(loaded, tenant).flatMap((drawing) => artFindings(loaded, drawing))]
}
