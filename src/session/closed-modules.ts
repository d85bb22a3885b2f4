import type { PermissionNode } from '#contract/site/system.ts'

/** The modules that the gateway has closed: those that say so, and all below them. */
export function closedModules(tree: readonly PermissionNode[], isBelowClosed = false): Set<string> {
  const closed = new Set<string>()
  for (const { modId, enabled, childrenNodes = [] } of tree) {
    const isClosed = isBelowClosed || !enabled
    if (isClosed) closed.add(modId)
    for (const below of closedModules(childrenNodes, isClosed)) closed.add(below)
  }
  return closed
}
