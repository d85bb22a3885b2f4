import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type HealthReport, healthReportSchema } from '#cli/beacon/health-report.ts'
import type { FleetRun } from '../run-state.ts'

/** Milliseconds that an answer may take. */
const patience = 10_000

/** What a check said. */
export type Health =
  /** Figures are there where the check gives any. */
  { isHealthy: true; report: HealthReport | null } | { isHealthy: false; reason: string }

/** What of a run a check is told. */
export interface Checked {
  run: FleetRun
  /** Index of the step. */
  step: number
  /** Codes that have the release. */
  tenants: readonly string[]
}

export type HealthCheck = (checked: Checked) => Promise<Health>

function reportOf(text: string): HealthReport | null {
  try {
    return healthReportSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

async function askUrl(address: string, { run }: Checked): Promise<Health> {
  const url = new URL(address)
  url.searchParams.set('release', run.id)
  url.searchParams.set('since', run.created)
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patience) })
    if (!answer.ok) return { isHealthy: false, reason: `${url.host} answers ${answer.status}` }
    return { isHealthy: true, report: reportOf(await answer.text()) }
  } catch (error) {
    const { name, cause, message } = error as Error
    const why = name === 'TimeoutError' ? `gave no answer in ${patience / 1000} s` : `does not answer`
    const code = (cause as { code?: string } | undefined)?.code ?? (name === 'TimeoutError' ? '' : message)
    return { isHealthy: false, reason: `${url.host} ${why}${code ? ` (${code})` : ''}` }
  }
}

/** The last words of a command, on one line. */
const lastLine = (text: string) => text.trim().split('\n').at(-1)?.slice(0, 160) ?? ''

async function runCommand(command: string, { run, step, tenants }: Checked): Promise<Health> {
  const dir = mkdtempSync(join(tmpdir(), 'livery-health-'))
  const file = join(dir, 'tenants')
  try {
    writeFileSync(file, tenants.map((code) => `${code}\n`).join(''))
    const env = {
      ...process.env,
      LIVERY_RELEASE: run.id,
      LIVERY_SINCE: run.created,
      LIVERY_STEP: String(step + 1),
      LIVERY_TENANTS_FILE: file,
    }
    const child = spawn(command, { shell: true, env, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000)
    })
    const exitCode = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    if (exitCode === 0) return { isHealthy: true, report: null }
    const words = lastLine(said)
    return { isHealthy: false, reason: `the command ended with ${exitCode ?? 'a signal'}${words ? `: ${words}` : ''}` }
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

/** A URL is asked; anything else is a command, whose exit code 0 is well. */
export function openHealthCheck(healthy: string): HealthCheck {
  return /^https?:\/\//.test(healthy)
    ? (checked) => askUrl(healthy, checked)
    : (checked) => runCommand(healthy, checked)
}

interface Judged {
  /** "failed starts 4.1 %, limit 0.5" and what most met, where it is known. */
  reason: string
}

const shown = (value: number) => String(Math.round(value * 100) / 100)

/** What of a report is above its limit; undefined where nothing is. Without a start there is nothing to judge. */
export function judge(report: HealthReport, limits: FleetRun['limits']): Judged | undefined {
  const { now, worst } = report
  if (now.starts === 0) return undefined
  const figures = [
    { words: 'script errors', value: now.scriptErrors, unit: ' in 1,000 starts', limit: limits.scriptErrors },
    { words: 'failed starts', value: now.failedStarts, unit: ' %', limit: limits.failedStarts },
    { words: 'first picture', value: now.firstPicture ?? 0, unit: ' s', limit: limits.firstPicture },
  ]
  const above = figures.filter(({ value, limit }) => value > limit)
  if (above.length === 0) return undefined
  const words = above.map(({ words: name, value, unit, limit }) => `${name} ${shown(value)}${unit}, limit ${limit}`)
  return { reason: [...words, ...(worst ? [`${worst.message}  ${worst.place}`] : [])].join('   ') }
}
