import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { shownPath } from '#cli/lib/shown-path.ts'
import type { Store } from '#cli/store/store.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import type { Workspace } from '../run/workspace.ts'

const kind = 'findings'

/** Stands for the folder of the tenants, which other machines have elsewhere. */
const mark = 'tenants:'

/** Findings as another machine can read them, whose folders are elsewhere. */
export function movableFindings({ cwd, tenantsDir }: Workspace, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.map((diagnostic) => {
    const way = relative(tenantsDir, join(cwd, diagnostic.file))
    const isInside = !isAbsolute(way) && !way.startsWith('..')
    return isInside ? { ...diagnostic, file: `${mark}${way.split(sep).join('/')}` } : diagnostic
  })
}

/** A finding's file is read to quote its line: only of the tenants and of the product. */
function isOwnFile({ cwd, root, tenantsDir }: Workspace, file: string): boolean {
  const path = resolve(cwd, file)
  return [tenantsDir, root].some((folder) => path.startsWith(folder + sep))
}

/** Findings of another machine, with the paths of this one; undefined where one names a file of neither tenants nor product. */
export function findingsHere(workspace: Workspace, movable: readonly Diagnostic[]): Diagnostic[] | undefined {
  const moved = movable.map((diagnostic) => {
    if (!diagnostic.file.startsWith(mark)) return diagnostic
    const file = shownPath(workspace.cwd, join(workspace.tenantsDir, diagnostic.file.slice(mark.length)))
    return { ...diagnostic, file }
  })
  return moved.every(({ file }) => isOwnFile(workspace, file)) ? moved : undefined
}

/** Stores what was found in a tenant by its inputs, so that it is reported again when nothing changed. */
export async function storeFindings(
  { workspace, store }: { workspace: Workspace; store: Store },
  inputs: string,
  diagnostics: readonly Diagnostic[],
): Promise<void> {
  if (diagnostics.length === 0) return
  await store.setRecord(kind, inputs, JSON.stringify(movableFindings(workspace, diagnostics)))
}

/** What was kept; undefined where it is gone. `count` is how many there were. */
export async function storedFindings(
  { workspace, store }: { workspace: Workspace; store: Store },
  inputs: string,
  count: number,
): Promise<Diagnostic[] | undefined> {
  if (count === 0) return []
  const text = await store.record(kind, inputs)
  if (text === undefined) return undefined
  const { findingsSchema } = await import('./findings-schema.ts')
  const stored = findingsSchema.safeParse(JSON.parse(text)).data
  return stored && findingsHere(workspace, stored)
}
