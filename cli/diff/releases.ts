import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Workspace } from '../run/workspace.ts'
import { type PathHeaders, parseHeaderFile } from '../site-files/header-file.ts'
import { type Checks, compareChecks } from './compare/checks.ts'
import { compareSides, type Difference } from './compare/compare.ts'
import { compareHeaders } from './compare/headers.ts'
import { compareRoutes, type RouteSizes } from './compare/routes.ts'
import { siteSide } from './read-sides.ts'

/** A release to compare. */
export interface ReleaseToCompare {
  /** Absolute: its folder. */
  dir: string
  id: string
  checks: Checks | undefined
  /** What the start and each page and popup load, in bytes of brotli. */
  routes: RouteSizes
}

const headersOf = ({ dir }: ReleaseToCompare): PathHeaders['of'] => {
  const { of } = parseHeaderFile(readFileSync(join(dir, '_headers'), 'utf8'))
  return of
}

/** Compares two releases of a tenant: from the first to the second. */
export function diffReleases(workspace: Workspace, before: ReleaseToCompare, after: ReleaseToCompare): Difference {
  const side = ({ dir, id }: ReleaseToCompare) => siteSide(workspace, dir, { name: id, hasOrigins: false })
  const difference = compareSides(side(before), side(after))
  const more = {
    routes: compareRoutes(before.routes, after.routes),
    headers: compareHeaders(headersOf(before), headersOf(after)),
    checks: compareChecks(before.checks, after.checks),
  }
  const isSame = difference.isSame && Object.values(more).every((list) => list.length === 0)
  return { ...difference, isSame, ...more }
}
