import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LiveryRun, livery, productRoot, TenantsFolder } from '#tests/support/livery.ts'
import { scratch } from '#tests/support/scratch.ts'

const folder = new TenantsFolder()
const launcher = join(productRoot, 'cli', 'livery.cjs')

beforeAll(() => {
  for (const code of ['lite', 'bengal']) folder.copy(code)
})

afterAll(() => folder.remove())

const at = (...args: string[]) => livery(args, { cwd: folder.cwd })
const codesOf = (run: LiveryRun) => run.json<{ tenants: { code: string }[] }>().tenants.map(({ code }) => code)

test('tenants are named alone or as an option, one or several, and both together', async () => {
  const lines = [
    ['lite', 'bengal'],
    ['lite,bengal'],
    ['--tenant', 'lite', 'bengal'],
    ['-t', 'lite', '-t', 'bengal'],
    ['*'],
  ]
  for (const line of lines) expect(codesOf(await at('list', '--json', ...line))).toEqual(['bengal', 'lite'])
  expect(codesOf(await at('list', '--json', 'lite'))).toEqual(['lite'])
  expect(await at('validate', 'bengall')).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('"bengal"?') })
})

test('the one tenant of a command is named alone or as an option', async () => {
  const [alone, named] = [await at('show', 'lite', '--json'), await at('show', '--tenant', 'lite', '--json')]
  expect(named).toEqual({ ...alone, json: expect.any(Function) })
  expect((await at('diff', '-t', 'lite', 'bengal', '--json')).json<object>()).toMatchObject({ ok: true })
  const twice = await at('show', 'bengal', '--tenant', 'lite')
  expect(twice).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("too many arguments for 'show'") })
})

test('--cwd, --tenants and --json stand before or behind the command', async () => {
  const before = await livery(['--cwd', folder.cwd, '--tenants', 'tenants', '--json', 'list'])
  expect(codesOf(before)).toEqual(['bengal', 'lite'])
  expect((await livery(['--cwd', folder.cwd, 'list', '--json'])).stdout).toBe(before.stdout)
  expect(await at('--tenants', 'tenants', 'store', 'info')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining("unknown option '--tenants'"),
  })
  expect(await at('--cwd', 'nowhere', 'list')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringMatching(/There is no folder ".*nowhere"/),
  })
})

test('within the product a command finds the tenants, and its own places, above', async () => {
  mkdirSync(folder.path('lite', 'notes'))
  const cwd = folder.path('lite', 'notes')
  expect(codesOf(await livery(['list', '--json'], { cwd }))).toEqual(['bengal', 'lite'])
  const preview = await livery(['preview', 'lite'], { cwd })
  expect(preview.stderr).toContain('"lite" is not built in ../../../dist')
})

test('--quiet leaves out what is well, and never what is wrong', async () => {
  expect(await at('validate', 'lite', '--quiet')).toMatchObject({ exitCode: 0, stdout: '', stderr: '' })
  expect((await at('--quiet', 'list')).stdout).toContain('bengal')
  folder.copy('lite', 'spoilt')
  folder.edit('spoilt', 'tenant.json', (text) => text.replace('"USD"', '"UDS"'))
  const [validated, built] = [await at('validate', 'spoilt', '-q'), await at('build', 'spoilt', '-q')]
  expect(validated).toMatchObject({ exitCode: 1, stdout: expect.stringContaining('"UDS"') })
  expect(built).toMatchObject({ exitCode: 1, stdout: expect.stringContaining('"UDS"') })
})

test('--verbose says with what, and shows the stack of a failure', async () => {
  const run = await at('validate', 'lite', '--verbose')
  expect(run).toMatchObject({
    exitCode: 0,
    stderr: expect.stringMatching(/^livery \S+, node \S+, tenants in tenants\n/),
  })
  const failed = await at('preview', 'lite', '--verbose')
  expect(failed.stderr).toMatch(/livery: "lite" is not built in dist\n[\s\S]*\n {4}at /)
  expect((await at('preview', 'lite')).stderr).not.toMatch(/\n {4}at /)
})

test('help names a command, or one of a group, and is an answer', async () => {
  const [build, gc, wrong] = [await at('help', 'build'), await at('help', 'store', 'gc'), await at('help', 'biuld')]
  expect(build).toMatchObject({ exitCode: 0, stderr: '', stdout: expect.stringContaining('Usage: livery build') })
  expect(gc).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('--keep-days <n>') })
  expect(wrong).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('Did you mean "build"?') })
})

test('bash completes the command line by what the command answers', async () => {
  const script = join(scratch(), 'completion.bash')
  writeFileSync(script, (await at('completion', 'bash')).stdout)
  const line = 'COMP_WORDS=(livery show b); COMP_CWORD=2; _livery; printf "%s\\n" "$COMPREPLY"'
  const env = { ...process.env, PATH: `${join(process.execPath, '..')}:${process.env.PATH}` }
  const found = execFileSync('bash', ['--norc', '-c', `source "${script}"; ${line}`], { cwd: folder.cwd, env })
  expect(String(found)).toBe('bengal\n')
})

/** A Node that says it is another. */
function olderNode(launcherFile: string) {
  const preload = join(scratch(), 'older.cjs')
  writeFileSync(preload, "Object.defineProperty(process.versions, 'node', { value: '18.20.0' })")
  return spawnSync(process.execPath, ['-r', preload, launcherFile, 'list'], { cwd: folder.cwd, encoding: 'utf8' })
}

test('under an older Node the command runs by the one of its packages', () => {
  expect(olderNode(launcher)).toMatchObject({ status: 0, stdout: expect.stringContaining('bengal') })
})

test('without packages one sentence says what to do, under an older Node as well', () => {
  const root = realpathSync(scratch())
  for (const part of ['cli', 'contract', 'package.json'])
    cpSync(join(productRoot, part), join(root, part), { recursive: true })
  const copy = join(root, 'cli', 'livery.cjs')
  expect(olderNode(copy)).toMatchObject({
    status: 1,
    stderr: `livery: Node 24 is needed, this is 18.20.0\n  Run "npm ci" in ${root}: it brings its own. Or install Node 24.\n`,
  })
  const run = spawnSync(process.execPath, [copy, 'list', '--json'], { cwd: folder.cwd, encoding: 'utf8' })
  expect(run).toMatchObject({
    status: 1,
    stderr: `livery: The package commander is not installed\n  Run "npm ci" in ${root}.\n`,
  })
  expect(JSON.parse(run.stdout)).toMatchObject({ ok: false, error: { code: 'no-packages' } })
})

test('what a shell asks at each Tab is answered by lines of a word and its meaning, and never by an error', async () => {
  const [commands, tenants, nowhere] = await Promise.all([
    at('complete', '--', 'bui'),
    at('complete', '--', 'show', 'b'),
    livery(['complete', '--', 'show', ''], { cwd: scratch() }),
  ])
  expect(commands).toMatchObject({ exitCode: 0, stderr: '', stdout: expect.stringMatching(/^build\t\S.*\n$/) })
  expect(tenants).toMatchObject({ exitCode: 0, stderr: '', stdout: 'bengal\ttenant\n' })
  expect(nowhere).toMatchObject({ exitCode: 0, stderr: '', stdout: '' })
})
