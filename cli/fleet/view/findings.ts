import { shownBytes } from '#cli/lib/bytes.ts'
import { counted } from '#cli/lib/counted.ts'
import type { FleetRun } from '../run-state.ts'
import type { StandingReleases } from '../source.ts'
import type { FleetFinding } from './fleet.ts'
import type { Papers, ReleaseHead, SiteHead } from './papers.ts'

/** What is known of a tenant that findings come from. */
export interface Examined {
  standing: StandingReleases
  /** Of the live release; null where none is live. */
  papers: Papers | null
  budget: number
  /** What the run says of it. */
  inRun: FleetRun['tenants'][string] | undefined
  /** What `--verify` found; empty without it. */
  problems: readonly string[]
}

const error = (code: string, text: string): FleetFinding => ({ severity: 'error', code, text })
const warning = (code: string, text: string): FleetFinding => ({ severity: 'warning', code, text })

function releaseFindings({ key, checks, revision }: ReleaseHead): FleetFinding[] {
  const dirty = Object.entries(revision).filter(([, commit]) => commit?.endsWith('-dirty'))
  const skipped = checks?.skipped ?? []
  return [
    ...(checks?.allowed ?? [])
      .filter(({ findings }) => findings > 0)
      .map(({ check, findings }) => warning('let-pass', `${counted(findings, 'finding')} of ${check} let pass`)),
    ...(skipped.length > 0 ? [warning('not-checked', `not checked: ${skipped.join(', ')}`)] : []),
    ...(dirty.length > 0 ? [warning('not-committed', `not committed: ${dirty.map(([name]) => name).join(', ')}`)] : []),
    ...(key === null ? [warning('not-signed', 'not signed')] : []),
  ]
}

function siteFindings({ initialJs, warnings }: SiteHead, budget: number): FleetFinding[] {
  const size = initialJs.brotli
  return [
    ...(size > budget ? [error('over-budget', `first load ${shownBytes(size)}, budget ${shownBytes(budget)}`)] : []),
    ...(warnings > 0 ? [warning('build-warnings', `${counted(warnings, 'warning')} of the build`)] : []),
  ]
}

function paperFindings({ release, site }: Papers, budget: number): FleetFinding[] {
  return [
    ...(release ? releaseFindings(release) : [error('damaged', 'release.json of what is live cannot be read')]),
    ...(site ? siteFindings(site, budget) : [error('damaged', 'livery.json of what is live cannot be read')]),
  ]
}

function runFindings(own: Examined['inRun']): FleetFinding[] {
  if (own?.state === 'held-back') return [error('held-back', own.reason ?? 'held back')]
  return own?.state === 'failed' ? [error('failed', own.reason ?? 'its release failed')] : []
}

/** What a person should look at, errors first. */
export function findingsOf({ standing, papers, budget, inRun, problems }: Examined): FleetFinding[] {
  const found = [
    ...(standing.problem ? [error('not-live', standing.problem)] : []),
    ...problems.map((problem) => error('not-whole', problem)),
    ...runFindings(inRun),
    ...(papers ? paperFindings(papers, budget) : []),
  ]
  return found.sort((a, b) => (a.severity < b.severity ? -1 : a.severity > b.severity ? 1 : 0))
}
