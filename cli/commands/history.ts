import { counted } from '#cli/lib/counted.ts'
import { type ReleaseEntry, readHistory } from '#cli/release/history.ts'
import { openTarget } from '#cli/release/open/open-target.ts'
import { requireKnown, requireTarget, trustedKeysOf } from '#cli/release/place.ts'
import { vouchersText } from '#cli/release/vouchers-text.ts'
import { openWorkspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { describeProblems } from '#cli/site-files/tree.ts'
import { colours } from '#cli/terminal/colours.ts'
import { openOutput } from '#cli/terminal/output.ts'

export interface HistoryOptions extends WorkspaceOptions {
  to?: string
  publicKey?: string[]
  verify?: boolean
  json?: boolean
}

function signatureWords({ signature, signedBy }: ReleaseEntry): string {
  if (signature === 'signed') return `signed by ${signedBy}`
  if (signature === 'unsigned') return colours.yellow('not signed')
  return signature === 'bad' ? colours.red('signature does not hold') : `signed by ${signedBy}, not checked`
}

const shortOf = (text: string) => text.replace(/^([0-9a-f]{12})[0-9a-f]+/, '$1')

/** Who built a release and from what, by its provenance. */
function provenanceWords({ provenance }: ReleaseEntry): string[] {
  if (!provenance) return []
  const { state, by, madeFrom, vouchedBy } = provenance
  if (state === 'none') return [colours.dim('    no provenance')]
  if (state === 'bad') return [colours.red('    provenance: not what was signed, or of another release')]
  if (state === 'unknown-key') return [colours.yellow(`    provenance: signed by ${by}, not checked`)]
  const sources = Object.entries(madeFrom ?? {}).map(([name, hash]) => `${name} ${shortOf(hash)}`)
  return [
    `    built by ${by}${sources.length > 0 ? ` from ${sources.join(', ')}` : ''}; ${vouchersText(vouchedBy ?? {})}`,
  ]
}

function changeWords({ changes, previous }: ReleaseEntry): string {
  if (!changes) return previous ? 'its predecessor is gone' : 'the first'
  const { added, changed, removed } = changes
  return `${changed} changed, ${added} added, ${removed} removed`
}

/** What is not as it should be of where a release came from; nothing where all is. */
function originWords({ revision, checks }: ReleaseEntry): string[] {
  const dirty = Object.entries(revision ?? {}).filter(([, commit]) => commit?.endsWith('-dirty'))
  const allowed = (checks?.allowed ?? []).filter(({ findings }) => findings > 0)
  const skipped = checks?.skipped ?? []
  return [
    ...(dirty.length > 0 ? [`not committed: ${dirty.map(([name]) => name).join(', ')}`] : []),
    ...(allowed.length > 0
      ? [`allowed: ${allowed.map(({ check, findings }) => `${check} (${findings})`).join(', ')}`]
      : []),
    ...(skipped.length > 0 ? [`not checked: ${skipped.join(', ')}`] : []),
  ].map((words) => `    ${colours.yellow(words)}`)
}

function linesOf(entry: ReleaseEntry): string[] {
  const mark = entry.isCurrent ? colours.green('●') : ' '
  const size = `${entry.files} files, ${(entry.bytes / 1_000_000).toFixed(1)} MB, ${entry.carried} kept`
  const about = [size, changeWords(entry), signatureWords(entry)].join(' · ')
  const problems = entry.problems.length > 0 ? [`    ${colours.red(describeProblems(entry.problems))}`] : []
  return [`${mark} ${colours.bold(entry.id)}  ${about}`, ...provenanceWords(entry), ...originWords(entry), ...problems]
}

/** Lists a tenant's releases, newest first; one that is not whole makes the exit code 1. */
export async function history(tenant: string, options: HistoryOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(options.json ?? false)
  const to = requireTarget(options.to)
  const keys = trustedKeysOf(workspace, options.publicKey)
  const target = await openTarget(workspace, to)
  const { current, releases } = await requireKnown(workspace, target, tenant)
    .then((at) => readHistory(at, keys, options.verify ? 'bytes' : 'sizes'))
    .finally(() => target.close())
  const ok = releases.every((entry) => entry.isWhole) && (current?.isThere ?? true)
  output.json({ ok, tenant, isVerified: options.verify ?? false, current, releases })
  if (output.isJson) return ok ? 0 : 1
  if (releases.length === 0) {
    output.line(`${tenant}: nothing was released in ${to} yet. "livery release ${tenant} --to ${to}" makes the first.`)
    return 0
  }
  for (const line of releases.flatMap(linesOf)) output.line(line)
  const live = current
    ? `live since ${current.since}${current.isThere ? '' : ', but its folder is gone'}`
    : 'none is live'
  const how = options.verify ? 'every byte checked' : 'sizes checked; --verify checks every byte'
  output.line(`\n${counted(releases.length, 'release')}, ${live}; ${how}.`)
  return ok ? 0 : 1
}
