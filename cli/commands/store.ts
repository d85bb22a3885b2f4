import { generateKeys, type PublicKey } from '#cli/keys/keys.ts'
import { roughBytes } from '#cli/lib/bytes.ts'
import { counted } from '#cli/lib/counted.ts'
import { shownPath } from '#cli/lib/shown-path.ts'
import { shownAddress } from '#cli/lib/store-address.ts'
import { outputFolder } from '#cli/run/guarded.ts'
import { openWorkspace } from '#cli/run/workspace.ts'
import { collectGarbage } from '#cli/store/collect-garbage.ts'
import { describeStore, verifyStore } from '#cli/store/inspect-store.ts'
import { keysFor, trustOf } from '#cli/store/trust.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { openOutput } from '#cli/terminal/output.ts'
import { parseSize } from '#cli/terminal/sizes.ts'

export interface StoreOptions {
  cwd?: string
  json?: boolean
}

export interface GcOptions extends StoreOptions {
  keepDays?: string
  maxSize?: string
}

const defaultDays = 30
/** Lines for people; a disk that goes bad damages thousands of files. */
const maxNamed = 20
const day = 24 * 60 * 60 * 1000

function parseDays(text: string): number {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text)
  const hint = 'Use a number of days: 0, 7, 30.'
  throw new CliError('bad-days', `"${text}" is not a number of days`, { hint, exitCode: 2 })
}

const counts = (all: readonly [number, string, string][]) =>
  all
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`)
    .join(', ') || 'nothing'

/** Gives the exit code. */
export function gc(options: GcOptions): number {
  const maxBytes = options.maxSize === undefined ? null : parseSize(options.maxSize)
  const days = options.keepDays === undefined ? (maxBytes === null ? defaultDays : null) : parseDays(options.keepDays)
  const output = openOutput(options.json ?? false)
  const { cacheDir } = openWorkspace(options)
  const garbage = collectGarbage(cacheDir, { keepMs: days === null ? null : days * day, maxBytes })
  output.json({ ok: true, ...garbage })
  const what = counts([
    [garbage.entries, 'file', 'files'],
    [garbage.records, 'record', 'records'],
    [garbage.compiled, 'compilation', 'compilations'],
    [garbage.temporary, 'file that was never finished', 'files that were never finished'],
  ])
  output.line(`Removed ${what}: ${roughBytes(garbage.bytes)}. The store holds ${roughBytes(garbage.bytesLeft)}.`)
  if (maxBytes !== null && garbage.bytesLeft > maxBytes) {
    output.line(`That is more than ${roughBytes(maxBytes)}: published sites share it.`)
  }
  return 0
}

/** Gives the exit code: 1 where something was damaged. */
export function verify(options: StoreOptions): number {
  const output = openOutput(options.json ?? false)
  const { cacheDir, cwd } = openWorkspace(options)
  const { entries, records, damaged } = verifyStore(cacheDir)
  const ok = damaged.length === 0
  output.json({ ok, entries, records, damaged })
  for (const { path, links } of damaged.slice(0, maxNamed)) {
    const shared = links > 0 ? `; ${counted(links, 'published file')} shared its bytes` : ''
    output.line(`damaged, removed: ${shownPath(cwd, path)}${shared}`)
  }
  if (damaged.length > maxNamed) output.line(`… and ${damaged.length - maxNamed} more (--json names them all)`)
  const outcome = ok ? 'all whole' : `${damaged.length} damaged: the next build makes them again`
  output.line(`${counted(entries, 'file')} and ${counted(records, 'record')}, ${outcome}.`)
  if (damaged.some(({ links }) => links > 0)) {
    output.line('"livery verify" finds the sites that have a damaged file; remove their folders and build them again.')
  }
  return ok ? 0 : 1
}

/** Gives the exit code. */
export function info(options: StoreOptions): number {
  const output = openOutput(options.json ?? false)
  const { cacheDir, cwd } = openWorkspace(options)
  const about = describeStore(cacheDir)
  const { entries, records, temporary, shared } = about
  const sharedStore = shownAddress(process.env.LIVERY_STORE ?? '') || null
  const trust = trustOf()
  const fingerprints = (keys: readonly PublicKey[]) => keys.map(({ fingerprint }) => fingerprint)
  const keys = trust && {
    signs: trust.key?.public.fingerprint ?? null,
    scope: trust.scope || null,
    trusts: fingerprints(keysFor(trust, '')),
    trustsInScope: trust.scope === '' ? [] : fingerprints(keysFor(trust, trust.scope)),
  }
  output.json({ ok: true, ...about, sharedStore, keys: keys ?? null })
  output.line(shownPath(cwd, about.dir))
  output.line(`  files      ${entries.count}, ${roughBytes(entries.bytes)}`)
  output.line(`  shared     ${shared.count} of them stand in sites as ${counted(shared.links, 'file')}`)
  output.line(`  saved      ${roughBytes(shared.saved)} against plain copies`)
  output.line(`  records    ${records.count}, ${roughBytes(records.bytes)}`)
  if (sharedStore) output.line(`  behind it  ${sharedStore}${keys?.scope ? `, scope ${keys.scope}` : ''}`)
  if (keys) output.line(`  signs      ${keys.signs ?? 'nothing: it is read alone'}`)
  if (keys) output.line(`  takes      ${keys.trusts.join(', ') || 'nothing'}`)
  if (keys?.scope) output.line(`  in scope   ${keys.trustsInScope.join(', ') || 'nothing'}`)
  if (temporary.count > 0) output.line(`  unfinished ${temporary.count}, ${roughBytes(temporary.bytes)}`)
  return 0
}

/** Makes a pair of keys. Gives the exit code. */
export function keygen(file: string, options: StoreOptions): number {
  const output = openOutput(options.json ?? false)
  const made = generateKeys(outputFolder(openWorkspace(options), '<file>', file))
  output.json({ ok: true, ...made })
  if (output.isJson) return 0
  output.line(`${made.privatePath}  signs what is sent (LIVERY_STORE_KEY): keep it secret, and out of the repository`)
  output.line(`${made.publicPath}  for who takes it (LIVERY_STORE_TRUST; fingerprint ${made.fingerprint})`)
  return 0
}
