import { describeReason } from '#cli/build/explain.ts'
import { exitCodeOf } from '#cli/build/interrupt.ts'
import type { BuiltTenant } from '#cli/build/result.ts'
import { reportBuild, seconds } from '#cli/build/summary.ts'
import { type BuildListener, buildTenants } from '#cli/build/tenants.ts'
import { shownBytes } from '#cli/lib/bytes.ts'
import { counted } from '#cli/lib/counted.ts'
import { openWorkspace, resolvePath, type Workspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { chosenTenants } from '#cli/tenant/chosen.ts'
import { listTenantCodes } from '#cli/tenant/tenant-codes.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { isVerbose, openOutput } from '#cli/terminal/output.ts'
import { openProgress, type Progress } from '#cli/terminal/progress.ts'

export interface BuildOptions extends WorkspaceOptions {
  tenant?: string[]
  all?: boolean
  out: string
  workers?: string
  since?: string
  productSince?: string
  shard?: string
  costs?: string
  engine?: string
  explain?: boolean
  json?: boolean
}

function summaryOf(built: BuiltTenant): string {
  if (!built.ok) return counted(built.diagnostics.filter(({ severity }) => severity === 'error').length, 'error')
  const made = built.shared ? `${built.files} files out of the store` : `${built.files} files`
  const how = built.cached ? 'unchanged' : `${made} in ${seconds(built.ms)}`
  return `${how}, first JS ${shownBytes(built.initialJs.brotli)} → ${built.outDir}`
}

const preparing = 'compiling the code'

function listener(progress: Progress, explains: boolean): BuildListener {
  const tell = (built: BuiltTenant) => {
    progress.done(built.code, built.ok, summaryOf(built))
    if (explains) for (const reason of built.reasons) progress.note(`     ${built.code}: ${describeReason(reason)}`)
  }
  return {
    onPlan(unchanged, toBuild) {
      progress.expect(unchanged.length + toBuild)
      for (const built of unchanged) tell(built)
    },
    onPrepare: (isRunning) => (isRunning ? progress.start(preparing) : progress.stop(preparing)),
    onStart: (code) => progress.start(code),
    onDone: tell,
    onLost: ({ tenant, worker, reason, isTriedAgain }) =>
      progress.note(
        `The ${worker} ${reason} while it built ${tenant}${isTriedAgain ? ': tried again in another' : ''}`,
      ),
  }
}

function parseWorkers(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const workers = Number(text)
  if (/^\d{1,3}$/.test(text) && workers > 0) return workers
  throw new CliError('bad-workers', `"${text}" is no number of workers`, { hint: 'Use 1 or more.', exitCode: 2 })
}

function parseEngine(text: string | undefined): 'full' | undefined {
  if (text === undefined || text === 'full') return text
  throw new CliError('bad-engine', `There is no engine "${text}"`, { hint: 'The other engine is "full".', exitCode: 2 })
}

async function chosenCodes(workspace: Workspace, options: BuildOptions): Promise<string[]> {
  const { since, productSince, shard, costs } = options
  const selected = chosenTenants(workspace, options)
  const codes =
    since === undefined
      ? selected
      : await (await import('#cli/affected/affected.ts')).affectedAmong(workspace, selected, { since, productSince })
  if (shard === undefined) return codes
  const { codesOfShard } = await import('#cli/matrix/shards.ts')
  return codesOfShard(workspace, codes, { shard, costs })
}

/** Builds the tenants asked for. One bad tenant fails alone. Gives the exit code. */
export async function build(options: BuildOptions): Promise<number> {
  const startedAt = performance.now()
  const workspace = openWorkspace(options)
  const output = openOutput(options.json ?? false)
  const allCodes = listTenantCodes(workspace.tenantsDir)
  const codes = await chosenCodes(workspace, options)
  const explains = options.explain ?? isVerbose()
  const progress = openProgress(output)
  const run = await buildTenants({
    workspace,
    outDir: resolvePath(workspace.cwd, options.out),
    codes,
    allCodes,
    workers: parseWorkers(options.workers),
    engine: parseEngine(options.engine),
    explains,
    ...listener(progress, explains),
  }).finally(() => progress.end())
  const ms = Math.round(performance.now() - startedAt)
  const { tenants, crashes, interruption, refused } = run
  const ok = tenants.length === codes.length && tenants.every((tenant) => tenant.ok)
  if (output.isJson) output.json({ ok, ms, tenants, crashes, interruption, refused })
  else await reportBuild(output, workspace, { run, all: codes.length, ms })
  return interruption ? exitCodeOf(interruption) : ok ? 0 : 1
}
