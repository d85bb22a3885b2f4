import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, inject, test } from 'vitest'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { generateTenants } from '#tests/support/generated-tenants.ts'
import { livery } from '#tests/support/livery.ts'
import { type HostileTenant, hostileTenant } from './hostile/hostile-tenants.ts'
import type { CheckLine } from './support/check-tenants.ts'
import { again, faultSeed, sized, timeFor } from './support/fault-size.ts'

const total = sized(150, 10_000, 150)
/** So many at a time, so that disk and memory stay small. */
const batch = 500
/** Milliseconds that nothing may come for; it judges no speed. */
const patience = 60_000

const dir = mkdtempSync(join(tmpdir(), 'livery-hostile-'))
const tenantsDir = join(dir, 'tenants')
const sound = generateTenants({ dir: tenantsDir, count: 8, seed: 'faults', spread: 'grouped', profiles: 4 })

afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** Checks them in one process, that is given up when it hangs. */
async function checkAll(codes: readonly string[]): Promise<Map<string, CheckLine>> {
  const script = join(import.meta.dirname, 'support', 'check-tenants.ts')
  const child = spawn(process.execPath, [script, dir], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(codes))
  const lines = new Map<string, CheckLine>()
  const giveUp = () => void child.kill('SIGKILL')
  let watchdog = setTimeout(giveUp, patience)
  for await (const text of createInterface({ input: child.stdout })) {
    clearTimeout(watchdog)
    watchdog = setTimeout(giveUp, patience)
    const line = JSON.parse(text) as CheckLine
    lines.set(line.code, line)
  }
  clearTimeout(watchdog)
  return lines
}

/** Of a stack, or of a value that was not there; what stands in quotes is the tenant's own word. */
const stackOrSlip = /\n\s+at |\b(TypeError|ReferenceError|RangeError|SyntaxError|fs\.\w+)\b|\[object /
const nothing = /\bundefined\b(?! entity)/
const outOfQuotes = (text: string) => text.replace(/"[^"]*"/g, '""')

/** What is wrong with the findings about a broken tenant; nothing is wrong with good ones. */
function problemsOf(code: string, diagnostics: readonly Diagnostic[]): string[] {
  const own = diagnostics.filter(({ severity, file }) => severity === 'error' && file.startsWith(`tenants/${code}/`))
  const odd = diagnostics.filter(
    ({ message, suggestion, line, column }) =>
      message === '' ||
      stackOrSlip.test(`${message} ${suggestion}`) ||
      nothing.test(outOfQuotes(`${message} ${suggestion}`)) ||
      !(line >= 1 && column >= 1),
  )
  return [
    ...(own.length === 0 ? [`no finding names a file of it: ${JSON.stringify(diagnostics).slice(0, 300)}`] : []),
    ...odd.map((finding) => `an odd finding: ${JSON.stringify(finding).slice(0, 300)}`),
  ]
}

function problemsOfLine({ code }: HostileTenant, line: CheckLine | undefined): string[] {
  if (!line) return ['the check never came to an end']
  if (line.thrown) return [`the check threw: ${line.thrown}`]
  const slow = line.processorMs > 5000 ? [`the check took ${line.processorMs} ms of processor time`] : []
  const passed = line.isSound ? ['the check found nothing wrong'] : []
  return [...slow, ...passed, ...problemsOf(code, line.diagnostics)]
}

function makeBatch(start: number, most = batch): HostileTenant[] {
  const count = Math.min(most, total - start)
  return Array.from({ length: count }, (_, offset) =>
    hostileTenant({ tenantsDir, sound, seed: faultSeed, index: start + offset }),
  )
}

test(
  'every broken folder gives findings that name a file of it: no stack, no hang',
  async () => {
    const found: string[] = []
    for (let start = 0; start < total; start += batch) {
      const tenants = makeBatch(start)
      const lines = await checkAll(tenants.map(({ code }) => code))
      for (const tenant of tenants) {
        const problems = problemsOfLine(tenant, lines.get(tenant.code))
        found.push(...problems.map((problem) => `${JSON.stringify(tenant.code)} (${tenant.what}): ${problem}`))
      }
      for (const { code } of tenants) rmSync(join(tenantsDir, code), { recursive: true, force: true })
    }
    expect(found, again(`${found.length} found`)).toEqual([])
  },
  timeFor(total, 400),
)

test('the command says the same of broken tenants, in JSON and in words, and builds none of them', async () => {
  const tenants = makeBatch(0, 25)
  const selected = tenants.flatMap(({ code }) => (/^[\w-]+$/.test(code) ? ['--tenant', code] : []))
  const { exitCode, stdout, stderr } = await livery(['validate', '--json', '--cwd', dir])
  expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: '' })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] }
  const found = tenants.flatMap(({ code, what }) => {
    const own = diagnostics.filter(({ tenant }) => tenant === code)
    return problemsOf(code, own).map((problem) => `${JSON.stringify(code)} (${what}): ${problem}`)
  })
  expect(found, again(`${found.length} found`)).toEqual([])
  const outcome = await livery(['validate', '--cwd', dir, ...selected])
  expect({ exitCode: outcome.exitCode, stderr: outcome.stderr }).toEqual({ exitCode: 1, stderr: '' })
  expect(outcome.stdout).not.toMatch(/\n\s+at .*:\d+:\d+/)
  const cache = join(dir, 'cache')
  cpSync(inject('warmCache'), cache, { recursive: true })
  const built = await livery(['build', '--json', '--cwd', dir, ...selected], { env: { LIVERY_CACHE: cache } })
  expect(built.exitCode).toBe(1)
  expect(built.stderr).not.toMatch(/\n\s+at .*:\d+:\d+/)
  const sites = (JSON.parse(built.stdout) as { tenants: { ok: boolean }[] }).tenants
  expect(sites.map(({ ok }) => ok)).toEqual(sites.map(() => false))
  expect(existsSync(join(dir, 'dist')) ? readdirSync(join(dir, 'dist')) : []).toEqual([])
})
