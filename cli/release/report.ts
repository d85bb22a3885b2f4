import { counted } from '#cli/lib/counted.ts'
import { sumBytes } from '#cli/site-files/tree.ts'
import type { Finding } from '#cli/verify/site/finding.ts'
import { dirtyWarnings } from './revision.ts'
import type { ReleaseOutcome, ReleaseRequest } from './tenant.ts'
import { vouchersText } from './vouchers-text.ts'

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** The one object of `livery release --json`. */
export function releaseReport(request: ReleaseRequest, outcome: ReleaseOutcome, ms: number) {
  const { plan, state, checks, space, pruned, swept } = outcome
  const refused = checks?.refused ?? []
  const isDone = state === 'released'
  const confirm = { code: 'confirm-needed', message: confirmMessage(plan.place.tenant), hint: confirmHint(request) }
  return {
    ok: state !== 'confirm-needed' && refused.length === 0,
    ...(state === 'confirm-needed' ? { error: confirm } : {}),
    ...(state === 'refused' ? { error: refusal(plan.place.tenant, refused) } : {}),
    state,
    tenant: plan.place.tenant,
    release: state === 'unchanged' ? plan.previous : plan.id,
    previous: plan.previous,
    current: request.at.shown.current,
    signedBy: request.key?.public.fingerprint ?? null,
    vouchedBy: plan.site.vouchedBy,
    changes: plan.changes,
    files: Object.keys(plan.files).length,
    bytes: plan.bytes,
    carried: Object.keys(plan.carried).length,
    written: { files: plan.written.length, bytes: plan.written.reduce((sum, bytes) => sum + bytes, 0) },
    space,
    pruned: isDone ? pruned : plan.pruned,
    swept,
    checks: checks?.record ?? null,
    findings: [...refused, ...(checks?.allowed ?? [])],
    warnings: warningsOf(request, outcome),
    ms,
  }
}

/** What a site that does not go live is refused for. */
export function refusal(tenant: string, findings: readonly Finding[]) {
  const checks = [...new Set(findings.map(({ check }) => check))]
  return {
    code: 'not-ready',
    message: `"${tenant}" is not ready to go live: ${counted(findings.length, 'finding')} of ${checks.join(', ')}`,
    hint: `Put that right; or let it pass, which release.json records: ${checks.map((check) => `--allow ${check}`).join(' ')}.`,
  }
}

function warningsOf({ revision }: ReleaseRequest, { plan, checks }: ReleaseOutcome): string[] {
  const skipped = checks?.record.skipped ?? []
  const allowed = (checks?.record.allowed ?? []).filter(({ findings }) => findings > 0)
  return [
    ...plan.warnings,
    ...dirtyWarnings(revision),
    ...allowed.map(({ check, findings }) => `${counted(findings, 'finding')} of ${check} allowed`),
    ...(skipped.length > 0 ? [`the tenant’s folder is not here: ${skipped.join(', ')} not checked`] : []),
  ]
}

export const confirmMessage = (tenant: string) => `"${tenant}" is live there: nothing was changed`
export const confirmHint = ({ tenant }: ReleaseRequest) => `Replace it with --confirm ${tenant}.`

/** What a plan would do, or did, for people. */
export function planLines(request: ReleaseRequest, outcome: ReleaseOutcome): string[] {
  const { plan, space, pruned, swept, state } = outcome
  const { added, changed, removed } = plan.changes
  const carried = Object.values(plan.carried)
  const replaced = plan.previous === null ? 'the first release there' : `replaces ${plan.previous}`
  const gone = state === 'released' ? pruned : plan.pruned
  const row = (name: string, text: string) => `  ${name.padEnd(9)} ${text}`
  return [
    `${plan.place.tenant}: ${plan.id}, ${replaced}`,
    row('into', request.at.shown.dir),
    row('signed', request.key ? `by ${request.key.public.name} (${request.key.public.fingerprint})` : 'by nobody'),
    row('store', vouchersText(plan.site.vouchedBy)),
    row(
      'files',
      `${Object.keys(plan.files).length}: ${changed.length} changed, ${added.length} added, ${removed.length} removed`,
    ),
    ...(carried.length > 0
      ? [
          row(
            'kept',
            `${counted(carried.length, 'file')} of earlier releases for open tabs, ${megabytes(sumBytes(carried))}`,
          ),
        ]
      : []),
    row('to write', `${megabytes(plan.written.reduce((sum, bytes) => sum + bytes, 0))} of ${megabytes(plan.bytes)}`),
    ...(space ? [row('free', megabytes(space.free))] : []),
    ...(gone.length > 0 ? [row('removes', gone.join(', '))] : []),
    ...(swept.length > 0 ? [row('swept', `${counted(swept.length, 'leftover')} of releases that were cut short`)] : []),
    ...warningsOf(request, outcome).map((warning) => `  warning: ${warning}`),
  ]
}
