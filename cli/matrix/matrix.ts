import { recordedCosts } from '../run/costs.ts'
import type { Workspace } from '../run/workspace.ts'
import { readCosts, splitTenants, workOf } from './shards.ts'

export interface MatrixShard {
  /** "2/4". */
  shard: string
  tenants: readonly { code: string; profile: string; ms: number }[]
  /** What it is expected to take. */
  ms: number
}

/** Tenants shared out to machines. */
export interface Matrix {
  /** Those with something to do. */
  shards: readonly MatrixShard[]
  tenants: number
  /** What all of it would take one machine, one tenant after the other. Milliseconds. */
  ms: number
  /** Whether earlier builds say what tenants cost; without them all weigh the same. */
  isMeasured: boolean
}

/**
 * Shares tenants out to at most `count` machines by what they cost: as the named file says, else as the builds did that
 * left their record in the cache folder.
 */
export function matrixOf(
  workspace: Workspace,
  codes: readonly string[],
  options: { count: number; costs?: string | undefined },
): Matrix {
  const costs = readCosts(workspace, options.costs) ?? recordedCosts(workspace)
  const { tenants, profileMs } = workOf(workspace, codes, costs)
  const [one] = splitTenants(tenants, 1, profileMs)
  const shards = splitTenants(tenants, options.count, profileMs).map((shard, index) => ({
    shard: `${index + 1}/${options.count}`,
    ...shard,
  }))
  return {
    shards: shards.filter((shard) => shard.tenants.length > 0),
    tenants: tenants.length,
    ms: one?.ms ?? 0,
    isMeasured: costs !== undefined,
  }
}

const codesOf = ({ tenants }: MatrixShard) => tenants.map(({ code }) => code).join(',')

/** What `strategy.matrix` takes by fromJSON, on one line. */
export function asGithub({ shards }: Matrix): string {
  return JSON.stringify({ include: shards.map((shard) => ({ shard: shard.shard, tenants: codesOf(shard) })) })
}

/** The file of the operator's own that says what the job `.livery-build` does. */
export const gitlabJobs = '.gitlab/livery-build.yml'

/**
 * A child pipeline: one job a shard. A pipeline must have a job, also where there is nothing to do. Codes and numbers
 * need no quoting beyond JSON's, which is YAML's too.
 */
export function asGitlab({ shards }: Matrix): string {
  if (shards.length === 0) return 'nothing-to-build:\n  script:\n    - echo "Nothing to build"'
  const entries = shards.map(
    (shard) => `      - SHARD: ${JSON.stringify(shard.shard)}\n        TENANTS: ${JSON.stringify(codesOf(shard))}`,
  )
  return [
    'include:',
    `  - local: ${gitlabJobs}`,
    'build:',
    '  extends: .livery-build',
    '  parallel:',
    '    matrix:',
    ...entries,
  ].join('\n')
}
