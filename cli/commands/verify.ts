import { availableParallelism } from 'node:os'
import { shownBytes } from '#cli/lib/bytes.ts'
import { counted } from '#cli/lib/counted.ts'
import { didYouMean } from '#cli/lib/nearest.ts'
import { openWorkspace, resolvePath, type Workspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { chosenTenants } from '#cli/tenant/chosen.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { colours } from '#cli/terminal/colours.ts'
import { isQuiet, type Output, openOutput } from '#cli/terminal/output.ts'
import { type ComparedProfiles, compareProfiles } from '#cli/verify/engines.ts'
import { findingLines } from '#cli/verify/finding-lines.ts'
import { gateChunks } from '#cli/verify/modules.ts'
import { buildAgain } from '#cli/verify/same.ts'
import { type CheckName, checkNames } from '#cli/verify/site/finding.ts'
import { verifySites } from '#cli/verify/sites.ts'
import type { VerifiedTenant } from '#cli/verify/verify.ts'

export interface VerifyOptions extends WorkspaceOptions {
  tenant?: string[]
  all?: boolean
  out: string
  only?: string[]
  since?: string
  productSince?: string
  thorough?: boolean
  profiles?: string
  seed?: string
  workers?: string
  json?: boolean
}

async function chosenCodes(workspace: Workspace, options: VerifyOptions): Promise<string[]> {
  const { since, productSince } = options
  const selected = chosenTenants(workspace, options)
  if (since === undefined) return selected
  const { affectedAmong } = await import('#cli/affected/affected.ts')
  return affectedAmong(workspace, selected, { since, productSince })
}

/** They build, or find what may be so until a release: they run only where they are asked for. */
const onDemand: readonly CheckName[] = ['placeholders', 'same', 'engines']

const isCheck = (name: string): name is CheckName => checkNames.some((known) => known === name)

const usualProfiles = 24

/** @throws CliError (usage) for what is no whole number. */
function wholeNumber(name: string, text: string): number {
  const value = Number(text)
  if (Number.isSafeInteger(value) && value >= 0) return value
  throw new CliError('no-number', `${name} takes a whole number, not "${text}"`, { exitCode: 2 })
}

/** @throws CliError (usage) for a name that is no check. */
function chosenChecks({ only, thorough, profiles }: VerifyOptions): CheckName[] {
  const names = (only ?? []).flatMap((list) => list.split(',')).map((name) => name.trim())
  const wrong = names.find((name) => !isCheck(name))
  if (wrong !== undefined) {
    const hint = didYouMean(wrong, checkNames) ?? `The checks are: ${checkNames.join(', ')}.`
    throw new CliError('no-such-check', `There is no check "${wrong}"`, { hint, exitCode: 2 })
  }
  const engines = profiles === undefined ? [] : ['engines']
  // Profiles are compared alone: no site is needed for it.
  const asked = [...names, ...engines]
  if (asked.length > 0 && !thorough) return checkNames.filter((name) => asked.includes(name))
  return checkNames.filter((name) => !onDemand.includes(name) || asked.includes(name) || (thorough && name === 'same'))
}

/** More rows than this are more than a person reads: then those with findings only. */
const maxRows = 40

function printTable(output: Output, tenants: readonly VerifiedTenant[], names: readonly CheckName[]): void {
  const rows = tenants.length > maxRows ? tenants.filter(({ ok }) => !ok) : tenants
  if (rows.length === 0 || (isQuiet() && rows.every(({ ok }) => ok))) return
  const width = Math.max('tenant'.length, ...rows.map(({ code }) => code.length))
  output.line(colours.dim(['tenant'.padEnd(width), ...names.map((name) => name.padEnd(columnOf(name)))].join('  ')))
  for (const { code, checks, grade } of rows) {
    const cells = names.map((name) => {
      const result = checks.find(({ check }) => check === name)
      const text = !result ? '–' : !result.ok ? String(result.findings) : name === 'headers' && grade ? grade : 'ok'
      const cell = text.padEnd(columnOf(name))
      return result && !result.ok ? colours.red(cell) : result ? colours.green(cell) : colours.dim(cell)
    })
    output.line([code.padEnd(width), ...cells].join('  ').trimEnd())
  }
}

const columnOf = (name: string) => Math.max(name.length, 4)

/** For fewer sites, other processes take longer to start than they save. */
const manySites = 40

function workersFor(asked: string | undefined, sites: number): number {
  if (asked !== undefined) return Math.max(1, wholeNumber('--workers', asked))
  return sites < manySites ? 1 : availableParallelism()
}

/** A line that counts, on a terminal, and that goes when all is done. */
function openCount(output: Output, what: string): (done: number, all: number) => void {
  if (!output.isInteractive) return () => undefined
  return (done, all) => process.stdout.write(done < all ? `\r${done}/${all} ${what}` : '\r\u001b[2K')
}

async function compare(workspace: Workspace, options: VerifyOptions, output: Output): Promise<ComparedProfiles> {
  const count = wholeNumber('--profiles', options.profiles ?? String(usualProfiles))
  // Other profiles each time find more; the report says the seed that gives them again.
  const seed = options.seed === undefined ? Date.now() % 1_000_000 : wholeNumber('--seed', options.seed)
  const showCount = openCount(output, 'profiles')
  return compareProfiles(workspace, count, seed, (done) => showCount(done, count))
}

function printEngines(output: Output, { profiles, same, seed, bytes }: ComparedProfiles): void {
  output.line(`${same} of ${counted(profiles, 'profile')} the same by both engines (seed ${seed}).`)
  output.line(`Scripts and styles: ${shownBytes(bytes.specialised)} specialised, ${shownBytes(bytes.full)} compiled.`)
}

/** Runs the checks before release on built sites. Gives the exit code: 1 where anything was found. */
export async function verify(options: VerifyOptions): Promise<number> {
  const startedAt = performance.now()
  const names = chosenChecks(options)
  const workspace = openWorkspace(options)
  const output = openOutput(options.json ?? false)
  const engines = names.includes('engines') ? await compare(workspace, options, output) : null
  const ofSites = names.filter((name) => name !== 'engines')
  const codes = ofSites.length > 0 ? await chosenCodes(workspace, options) : []
  const outDir = resolvePath(workspace.cwd, options.out)
  const again = names.includes('same') ? await buildAgain(workspace, outDir, codes) : null
  const chunks = ofSites.includes('traces') ? await gateChunks(workspace) : {}
  const jobs = codes.map((code) => ({ code, before: again ? { same: again.get(code) ?? [] } : {} }))
  const showCount = openCount(output, 'tenants')
  const { tenants, commonWords } = await verifySites(
    { workspace, outDir, names: ofSites, chunks },
    jobs,
    workersFor(options.workers, codes.length),
    (done) => showCount(done, codes.length),
  )
  const findings = [...(engines?.findings ?? []), ...tenants.flatMap((tenant) => tenant.findings)]
  const ok = findings.length === 0
  const ms = Math.round(performance.now() - startedAt)
  output.json({ ok, ms, checks: names, commonWords, engines, tenants })
  if (!output.isJson) {
    for (const line of findingLines(findings)) output.line(line)
    if (!ok) output.line()
    if (engines) printEngines(output, engines)
    printTable(output, tenants, ofSites)
    const outcome = ok ? 'nothing found' : counted(findings.length, 'finding')
    const what = codes.length > 0 ? `${counted(codes.length, 'tenant')} in ` : ''
    const say = ok ? output.note : output.line
    say(`\n${what}${(ms / 1000).toFixed(1)} s, ${outcome}.`)
  }
  return ok ? 0 : 1
}
