import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { releaseReport } from '#cli/release/report.ts'
import type { Finding } from '#cli/verify/site/finding.ts'
import { TenantsFolder } from '#tests/support/livery.ts'
import { builtOnce } from './support/built-once.ts'
import { livery } from './support/warm-livery.ts'

type Report = ReturnType<typeof releaseReport>

const folder = new TenantsFolder()
const at = ['--cwd', folder.cwd]
const key = join(folder.cwd, 'release.pem')
const to = join(folder.cwd, 'www')
const line = ['release', 'lite', '--key', key, '--confirm', 'lite', '--to', 'www', ...at]

const unfinished = (text: string) => text.replace(/"holder": "[^"]*"/, '"holder": "To be filled in"')
let finished = ''

beforeAll(async () => {
  await builtOnce()
  folder.copy('lite')
  finished = folder.read('lite')
  await livery(['release', 'keygen', key])
  // What all tests' builds are specialised from, and what the checks know of its chunks, is made once.
  expect((await livery(['build', ...at])).exitCode).toBe(0)
  expect((await livery(['verify', ...at])).exitCode).toBe(0)
})
beforeEach(() => {
  folder.write('lite', 'tenant.json', finished)
  rmSync(to, { recursive: true, force: true })
})
afterAll(() => folder.remove())

const papers = () => JSON.parse(readFileSync(join(to, 'lite', 'current', '_deploy', 'release.json'), 'utf8'))

test('what is still to be filled in does not go live, and a dry run says so', async () => {
  folder.edit('lite', 'tenant.json', unfinished)
  const run = await livery([...line, '--json'])
  expect(run.exitCode).toBe(1)
  const { ok, state, error, findings } = run.json<Report>()
  expect({ ok, state, code: error?.code }).toEqual({ ok: false, state: 'refused', code: 'not-ready' })
  expect(findings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ check: 'placeholders', file: 'dist/lite/index.html' }),
      expect.objectContaining({
        check: 'placeholders',
        file: 'tenants/lite/tenant.json',
        ...folder.placeOf('lite', 'tenant.json', '"holder": |"To be filled in"'),
      }),
    ]),
  )
  expect(run.stderr).toContain('--allow placeholders')
  const dry = await livery([...line, '--dry-run'])
  expect(dry.exitCode).toBe(1)
  expect(dry.stdout).toContain('placeholders "licence.holder" is not filled in yet')
  expect(dry.stdout).toContain('Nothing was changed: --dry-run.')
  expect(existsSync(to)).toBe(false)
})

test('until it is released, an unfinished tenant builds and verifies', async () => {
  folder.edit('lite', 'tenant.json', unfinished)
  expect((await livery(['build', ...at])).exitCode).toBe(0)
  expect((await livery(['verify', ...at])).exitCode).toBe(0)
})

test('--allow lets a check pass, and the signed release and its history say so', async () => {
  folder.edit('lite', 'tenant.json', unfinished)
  const run = await livery([...line, '--allow', 'placeholders', '--allow', 'links', '--json'])
  expect(run.exitCode).toBe(0)
  const { state, checks, findings, warnings } = run.json<Report>()
  expect(state).toBe('released')
  expect(checks?.allowed).toEqual([
    { check: 'placeholders', findings: findings.length },
    { check: 'links', findings: 0 },
  ])
  expect(checks?.passed).toEqual(expect.arrayContaining(['whole', 'foreign', 'secrets', 'headers', 'budgets']))
  expect(checks?.skipped).toEqual([])
  expect(warnings).toContain(`${findings.length} findings of placeholders allowed`)
  expect(papers().checks).toEqual(checks)
  const history = await livery(['history', 'lite', '--to', 'www', '--verify', '--public-key', `${key}.pub`, ...at])
  expect(history.exitCode).toBe(0)
  expect(history.stdout).toContain(`allowed: placeholders (${findings.length})\n`)
})

/** Puts something into a built site as one that could build it would: livery.json says the same. */
function plant(file: string, text: string): void {
  const dir = join(folder.cwd, 'dist', 'lite')
  const manifest = JSON.parse(readFileSync(join(dir, 'livery.json'), 'utf8'))
  const bytes = Buffer.from(readFileSync(join(dir, file), 'utf8') + text)
  rmSync(join(dir, file))
  writeFileSync(join(dir, file), bytes)
  manifest.files[file] = { sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length }
  rmSync(join(dir, 'livery.json'))
  writeFileSync(join(dir, 'livery.json'), JSON.stringify(manifest))
}

test('release demands what verify demands', async () => {
  expect((await livery(['build', ...at])).exitCode).toBe(0)
  plant('robots.txt', '\n-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7\n')
  plant('_headers', '\n/secret\n  X-Frame-Options: ALLOWALL\n')
  const said = (findings: readonly Finding[]) => findings.map(({ check, code, file }) => `${check} ${code} ${file}`)
  const verify = await livery(['verify', '-t', 'lite', '--json', ...at])
  const found = verify.json<{ tenants: { findings: Finding[] }[] }>().tenants.flatMap(({ findings }) => findings)
  expect(found.map(({ check }) => check)).toContain('secrets')
  const run = await livery([...line, '--as-built', '--json'])
  expect([verify.exitCode, run.exitCode]).toEqual([1, 1])
  expect(said(run.json<Report>().findings)).toEqual(said(found))
  expect(existsSync(to)).toBe(false)
  rmSync(join(folder.cwd, 'dist'), { recursive: true })
})

test('a check that there is not is wrong usage, with the nearest one', async () => {
  const run = await livery([...line, '--allow', 'placeholder', '--json'])
  expect([run.exitCode, run.json<object>()]).toMatchObject([
    2,
    { error: { code: 'no-such-check', hint: 'Did you mean "placeholders"?' } },
  ])
})

test('what is not committed is warned of, and recorded', async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder.path(), '-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args])
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'All')
  const warning = 'changes of the tenants are not committed: no commit gives this site again'
  const clean = await livery([...line, '--json'])
  expect(clean.json<Report>().warnings).not.toContain(warning)
  expect(papers().revision.tenants).toMatch(/^[0-9a-f]{40}$/)
  // A new file counts as much as a changed one.
  folder.write('lite', 'notes.txt', 'mine')
  const dirty = await livery([...line, '--again', '--json'])
  expect(dirty.json<Report>().warnings).toContain(warning)
  expect(papers().revision.tenants).toMatch(/^[0-9a-f]{40}-dirty$/)
  const history = await livery(['history', 'lite', '--to', 'www', ...at])
  expect(history.stdout).toContain('not committed: ')
})
