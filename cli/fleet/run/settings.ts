import { allowedChecks } from '#cli/release/checks.ts'
import { publicKeysOf, signingKeyOf } from '#cli/release/place.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import type { Workspace } from '../../run/workspace.ts'
import { parseCohorts, parseDuration, parseLimits } from './cohorts.ts'
import { openHealthCheck } from './health.ts'

/** What the command line says of how many tenants are released. */
export interface RunOptions {
  key?: string
  publicKey?: string[]
  unsigned?: boolean
  allow?: string[]
  keepAssets: string
  prune?: string
  cohort?: string
  wait?: string
  healthy?: string
  stopAt?: string
  first?: string[]
  parallel: string
}

function wholeNumber(name: string, text: string, least: number): number {
  const number = Number(text)
  if (/^\d{1,6}$/.test(text) && number >= least) return number
  const hint = `Use ${least} or more.`
  throw new CliError('bad-number', `--${name} takes a whole number, not "${text}"`, { hint, exitCode: 2 })
}

/** Without a terminal nobody sees what a step does for itself: it is looked at for as long as in the field. */
const defaultWait = '10m'

/** Everything that the command line says, checked before anything is built or written. */
export function settingsOf(workspace: Workspace, options: RunOptions) {
  const shares = parseCohorts(options.cohort)
  const isWatched = options.cohort !== undefined
  return {
    shares,
    limits: parseLimits(options.stopAt),
    wait: parseDuration('--wait', options.wait ?? (isWatched ? defaultWait : '0')),
    health: options.healthy === undefined ? null : openHealthCheck(options.healthy),
    first: (options.first ?? []).flatMap((list) => list.split(',')).filter(Boolean),
    parallel: Math.max(1, wholeNumber('parallel', options.parallel, 1)),
    key: signingKeyOf(workspace, options),
    trusted: publicKeysOf(workspace, options.publicKey),
    allow: allowedChecks(options.allow ?? []),
    keepAssets: wholeNumber('keep-assets', options.keepAssets, 0),
    prune: options.prune === undefined ? undefined : wholeNumber('prune', options.prune, 1),
  }
}

export type Settings = ReturnType<typeof settingsOf>
