import { counted } from '#cli/lib/counted.ts'
import { strayFolders } from '#cli/tenant/stray-folders.ts'
import { colours } from '#cli/terminal/colours.ts'
import { isError } from '#cli/terminal/diagnostic.ts'
import type { DiagnosticsPlace } from '#cli/terminal/format-diagnostics.ts'
import type { Output } from '#cli/terminal/output.ts'
import type { BuiltTenant } from './result.ts'
import { whySlow } from './steps.ts'
import type { BuildRun } from './tenants.ts'

/** Milliseconds as people read them: "1.4 s". */
export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Of fewer tenants each line says its own time. */
const fewest = 10
const shownSlowest = 5
const barWidth = 20

/** Which tenants took longest, and what their time went into; nothing where few were built. */
function slowest(tenants: readonly BuiltTenant[]): string[] {
  const built = tenants.flatMap((tenant) => (tenant.ok && !tenant.cached ? [tenant] : []))
  if (built.length < fewest) return []
  const most = built.toSorted((a, b) => b.ms - a.ms).slice(0, shownSlowest)
  const width = Math.max(...most.map(({ code }) => code.length))
  const longest = most[0]?.ms ?? 1
  const lines = most.map(({ code, ms, files, shared, steps }) => {
    const length = Math.max(1, Math.round((ms / longest) * barWidth))
    const bar = '━'.repeat(length).padEnd(barWidth)
    const why = shared ? `${files} files out of the store` : whySlow(steps, ms) || `${files} files made`
    return `  ${code.padEnd(width)}  ${colours.dim(bar)}${seconds(ms).padStart(8)}  ${colours.dim(why)}`
  })
  return ['Slowest:', ...lines]
}

interface Finished {
  run: Pick<BuildRun, 'tenants' | 'interruption'>
  /** How many tenants were to be built. */
  all: number
  ms: number
}

/** Says what was found in the tenants that were built, how many there were, and which took longest. */
export async function reportBuild(output: Output, place: DiagnosticsPlace, { run, all, ms }: Finished): Promise<void> {
  const diagnostics = run.tenants.flatMap((tenant) => tenant.diagnostics)
  if (diagnostics.length > 0) {
    const { formatBriefly, formatDiagnostics } = await import('#cli/terminal/format-diagnostics.ts')
    for (const block of formatDiagnostics(place, diagnostics.filter(isError))) output.line(`\n${block}`)
    const warnings = diagnostics.filter((diagnostic) => !isError(diagnostic))
    if (warnings.length > 0) output.line()
    for (const line of formatBriefly(warnings)) output.line(line)
  }
  for (const { file, message, suggestion } of strayFolders(place)) output.line(`\n${file}: ${message}. ${suggestion}`)
  const failed = run.tenants.filter((tenant) => !tenant.ok).map((tenant) => tenant.code)
  const sound = run.interruption ? 'none failed' : 'all well'
  const outcome =
    failed.length > 0 ? colours.red(`${failed.length} failed: ${failed.join(', ')}`) : colours.green(sound)
  if (run.interruption) {
    const left = all - run.tenants.length
    output.line(`\nInterrupted by ${run.interruption}: ${left} of ${counted(all, 'tenant')} left as they were.`)
  }
  const say = failed.length > 0 ? output.line : output.note
  const done = run.interruption
    ? `${run.tenants.length} of ${counted(all, 'tenant')} done`
    : counted(run.tenants.length, 'tenant')
  say(`\n${done} in ${seconds(ms)}, ${outcome}.`)
  for (const line of slowest(run.tenants)) output.note(line)
}
