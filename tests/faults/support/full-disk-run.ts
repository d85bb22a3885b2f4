/**
 * Runs where a small disk is mounted at the place's folder, which only this process and its children see: builds a
 * version, fills the disk up, builds the next version, and tells what came of it as JSON on stdout. Arguments: the
 * folder of the place as JSON, with what is to be on the small disk.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillUp, freeKilobytes } from './fill-up.ts'
import { everythingBelow, siteState } from './site-state.ts'

export interface FullDiskInput {
  main: string
  cwd: string
  /** Where the small disk is. */
  disk: string
  out: string
  cache: string
  /** A cache to begin with, on another disk. */
  warmCache: string
  code: string
  /** When the disk fills up: before the second build, to so many kilobytes, or right before one of its steps. */
  when: { free: number } | { step: number }
}

export interface FullDiskEnd {
  first: { exitCode: number | null; output: string }
  second: { exitCode: number | null; stdout: string; stderr: string }
  before: ReturnType<typeof siteState>
  after: ReturnType<typeof siteState>
  /** What is in the folder of sites, and what the store keeps unfinished. */
  left: string[]
  /** Kilobytes. */
  freeBefore: number
  /** After room is made again. */
  healed: { exitCode: number | null; state: ReturnType<typeof siteState> }
}

const input = JSON.parse(process.argv[2] ?? '{}') as FullDiskInput

const filler = join(input.disk, 'filler')

function build(more: Record<string, string> = {}) {
  const args = [input.main, 'build', '--json', '--cwd', input.cwd, '--out', input.out, '--tenant', input.code]
  const env = { ...process.env, LIVERY_CACHE: input.cache, ...more }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env, timeout: 60_000 })
  return { exitCode: status, stdout, stderr }
}

function setVersion(version: number): void {
  const path = join(input.cwd, 'tenants', input.code, 'tenant.json')
  const tenant = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify({ ...tenant, promotions: { firstDepositBonusPercent: 100 + version } }))
}

cpSync(input.warmCache, input.cache, { recursive: true })
setVersion(0)
const first = build()
const site = join(input.out, input.code)
const before = siteState(site)
setVersion(1)
const { when } = input
if ('free' in when) fillUp(filler, when.free)
const freeBefore = freeKilobytes(input.disk)
const steps = {
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'count-steps.ts')}`,
  LIVERY_STEPS_BELOW: input.disk,
  LIVERY_FILLER: filler,
}
const second = build('step' in when ? { ...steps, LIVERY_FILL_AT: String(when.step) } : {})
const after = siteState(site)
const left = [...readdirSync(input.out), ...everythingBelow(input.cache).filter((path) => /temporary.*\/./.test(path))]
rmSync(filler, { force: true })
const healed = build()
const end: FullDiskEnd = {
  first: { exitCode: first.exitCode, output: first.stdout + first.stderr },
  second,
  before,
  after,
  left,
  freeBefore,
  healed: { exitCode: healed.exitCode, state: siteState(site) },
}
process.stdout.write(JSON.stringify(end))
