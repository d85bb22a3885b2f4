import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TenantsFolder } from '#tests/support/livery.ts'
import { livery } from './support/warm-livery.ts'

const folder = new TenantsFolder()

beforeAll(() => {
  folder.copy('lite')
  folder.copy('bengal')
})

afterAll(() => folder.remove())

test('a folder that may not be written to is told in words', async () => {
  writeFileSync(join(folder.cwd, 'plain-file'), '')
  const run = await livery(['build', '--tenant', 'lite', '--cwd', folder.cwd, '--out', 'plain-file/sites'])
  expect(run.exitCode).toBe(2)
  expect(`${run.stdout}${run.stderr}`).not.toMatch(/\n {4}at /)
})

test.skipIf(!existsSync('/proc/self'))('a place where nothing can be made is told before the work', async () => {
  for (const args of [
    ['build', 'lite', '-o', '/proc/livery'],
    ['theme', 'lite', '-o', '/proc/livery/x.html'],
  ]) {
    const run = await livery(args, { cwd: folder.cwd })
    expect(run).toMatchObject({
      exitCode: 2,
      stdout: '',
      stderr: expect.stringContaining('Nothing can be made in "/proc/'),
    })
  }
})

test('a preview of nothing says what to do first', async () => {
  const run = await livery(['preview', '--cwd', folder.cwd, '--port', '0'])
  expect(run).toMatchObject({ exitCode: 1, stdout: '' })
  expect(run.stderr).toBe('livery: No site is built in dist\n  Run "livery build" first.\n')
})

test('a tenant that is not built is named, with the command that builds it', async () => {
  const run = await livery(['preview', '--tenant', 'lite', '--cwd', folder.cwd, '--port', '0'])
  expect(run).toMatchObject({ exitCode: 1, stdout: '' })
  expect(run.stderr).toBe('livery: "lite" is not built in dist\n  Run "livery build lite" first.\n')
})

test('a history without a release is none, and no error', async () => {
  const run = await livery(['history', 'lite', '--to', 'www', '--cwd', folder.cwd])
  expect(run).toMatchObject({ exitCode: 0, stderr: '' })
  expect(run.stdout).toMatch(/^lite: nothing was released in www yet\./)
  expect(
    (await livery(['history', 'lite', '--to', 'www', '--json', '--cwd', folder.cwd])).json<object>(),
  ).toMatchObject({
    ok: true,
    current: null,
    releases: [],
  })
})

test('a folder whose file has a wrong name is not passed over', async () => {
  const other = new TenantsFolder()
  other.copy('lite')
  other.copy('lite', 'wiz')
  renameSync(other.path('wiz', 'tenant.json'), other.path('wiz', 'tenants.json'))
  const at = ['--json', '--cwd', other.cwd]
  const [all, one] = [await livery(['validate', ...at]), await livery(['validate', '--tenant', 'wiz', ...at])]
  other.remove()
  expect(all.exitCode).toBe(1)
  expect(all.json<object>()).toMatchObject({
    diagnostics: [
      { tenant: 'wiz', file: 'tenants/wiz/tenants.json', suggestion: 'Rename tenants.json to tenant.json.' },
    ],
  })
  expect(one.json<object>()).toMatchObject({
    error: {
      message: '"wiz" is no tenant: tenants/wiz/tenants.json is not its tenant.json',
      hint: 'Rename tenants.json to tenant.json.',
    },
  })
})

test('a folder that can be no merchant code is to be renamed', async () => {
  const other = new TenantsFolder()
  other.copy('lite', 'Lite2')
  other.edit('Lite2', 'tenant.json', (text) => text.replace('"merchantCode": "Lite2"', '"merchantCode": "lite2"'))
  const run = await livery(['validate', '--json', '--cwd', other.cwd])
  other.remove()
  const [found] = run.json<{ diagnostics: { code: string; suggestion: string }[] }>().diagnostics
  expect(found?.suggestion).toMatch(/^Rename the folder: "Lite2" can be no merchant code/)
})

test('a build reminds of what is open in one line', async () => {
  const other = new TenantsFolder()
  await livery(['create', 'acme', '--cwd', other.cwd])
  other.edit('acme', 'tenant.json', (text) => text.replace('"USD"', '"UDS"'))
  const run = await livery(['build', '--cwd', other.cwd])
  other.remove()
  const lines = run.stdout.split('\n').filter((line) => line.includes('not-filled-in'))
  expect(lines).toEqual([expect.stringMatching(/^tenants\/acme\/tenant\.json:\d+:\d+ warning "licence\.holder", /)])
  expect(run.stdout).not.toContain('write what your licence says')
})

test('a port that is taken is told in words', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  const run = await livery(['sandbox', '--cwd', folder.cwd, '--port', port])
  server.close()
  expect(run.exitCode).toBe(1)
  expect(run.stderr).toContain(`Port ${port} is taken`)
  expect(run.stderr).toContain('--port')
  expect(run.stderr).not.toMatch(/\n {4}at /)
})

test('colour is for terminals: none in a pipe, in CI or with NO_COLOR; FORCE_COLOR asks for it', async () => {
  folder.copy('lite', 'spoilt')
  folder.edit('spoilt', 'tenant.json', (text) => text.replace('"USD"', '"UDS"'))
  const run = (env: Record<string, string>) => livery(['validate', '--cwd', folder.cwd, '-t', 'spoilt'], { env })
  const [plain, inCi, forced, refused] = await Promise.all([
    run({}),
    run({ CI: '1' }),
    run({ FORCE_COLOR: '1' }),
    run({ FORCE_COLOR: '1', NO_COLOR: '1' }),
  ])
  const escapeCode = '\u001b['
  expect(plain.stdout).toContain('There is no currency "UDS"')
  expect(plain.stdout).not.toContain(escapeCode)
  expect(inCi.stdout).toBe(plain.stdout)
  expect(refused.stdout).toBe(plain.stdout)
  expect(forced.stdout).toContain(`${escapeCode}31merror`)
})
