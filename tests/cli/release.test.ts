import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesBelow } from '#cli/fs/walk.ts'
import type { releaseReport } from '#cli/release/report.ts'
import { TenantsFolder } from '#tests/support/livery.ts'
import { startPreview } from '#tests/support/preview-server.ts'
import { ReleaseScene } from '#tests/support/release-scene.ts'
import { allowSmallSite } from '#tests/support/release-site.ts'
import { builtOnce } from './support/built-once.ts'
import { livery } from './support/warm-livery.ts'

type Report = ReturnType<typeof releaseReport>

let scene: ReleaseScene
beforeEach(() => {
  scene = new ReleaseScene()
  scene.keygen()
})
afterEach(() => scene.remove())

/** Every file of the releases, by its path: which one it is, and when it was written. */
const releasedFiles = () =>
  filesBelow(join(scene.home, 'releases')).map((path) => [path, statSync(path).ino, statSync(path).mtimeMs])

const everything = () => readdirSync(scene.to, { recursive: true, encoding: 'utf8' }).sort()

test('a site is released, listed, replaced and rolled back to', async () => {
  const first = await scene.mustRelease('v1')
  expect(scene.live()).toEqual({ version: 'v1', problems: [] })
  const second = await scene.mustRelease('v2')
  expect(scene.live()).toEqual({ version: 'v2', problems: [] })

  const history = await scene.history(['--verify'])
  expect(history.exitCode).toBe(0)
  expect(history.json<object>()).toMatchObject({
    ok: true,
    current: { id: second, isThere: true },
    releases: [
      { id: second, isCurrent: true, isWhole: true, signedBy: 'release.pem.pub', previous: first, carried: 3 },
      { id: first, isCurrent: false, isWhole: true, signature: 'signed', previous: null, changes: null },
    ],
  })
  expect(history.json<{ releases: unknown[] }>().releases[0]).toMatchObject({
    changes: { added: 3, changed: 2, removed: 3 },
  })

  const before = releasedFiles()
  const back = await scene.rollback()
  const switched = { ok: true, from: second, to: first, isChanged: true, ms: expect.any(Number) }
  expect(back.json<object>()).toMatchObject(switched)
  // It switches a link, and so takes no longer for a larger site: nothing that is released is moved or written.
  expect(releasedFiles()).toEqual(before)
  expect(scene.live()).toEqual({ version: 'v1', problems: [] })
  expect(scene.leftovers()).toEqual([])
})

test('what is live is replaced only where the tenant is named once more', async () => {
  const first = await scene.mustRelease('v1')
  scene.write('v2')
  const before = everything()
  const line = ['release', 'acme', '--as-built', '--key', scene.key, '--out', scene.out, ...allowSmallSite]
  const bare = await scene.run([...line, '--json'])
  expect(bare.exitCode).toBe(2)
  expect(bare.stderr).toContain('Replace it with --confirm acme.')
  const { error, state, previous, changes } = bare.json<Report>()
  expect({ error: error?.code, state, previous }).toEqual({
    error: 'confirm-needed',
    state: 'confirm-needed',
    previous: first,
  })
  expect(changes.changed).toContain('index.html')
  const other = await scene.run([...line, '--confirm', 'acne'])
  expect([other.exitCode, other.stderr]).toEqual([2, expect.stringContaining('--confirm names "acne"')])
  const dry = await scene.run([...line, '--dry-run'])
  expect(dry.exitCode).toBe(0)
  expect(dry.stdout).toMatch(
    new RegExp(`replaces ${first}\\n(?:.*\\n){3} {2}files .* 2 changed, 3 added, 3 removed\\n`),
  )
  expect(dry.stdout).toContain('Nothing was changed: --dry-run.')
  expect(everything()).toEqual(before)
  expect(scene.live().version).toBe('v1')
})

test('what is live already is not released again, and needs no word more', async () => {
  const first = await scene.mustRelease('v1')
  const line = ['release', 'acme', '--as-built', '--key', scene.key, '--out', scene.out, ...allowSmallSite]
  const again = await scene.run(line)
  expect(again.exitCode).toBe(0)
  expect(again.stdout).toBe(`acme: ${first} is live and the same, byte for byte; nothing was released.\n`)
  const forced = await scene.release(['--again'])
  expect(forced.json<Report>()).toMatchObject({ state: 'released', previous: first, written: { files: 3 } })
})

test('a release is signed, or said not to be', async () => {
  scene.write('v1')
  const line = ['release', 'acme', '--as-built', '--out', scene.out, ...allowSmallSite]
  const bare = await scene.run(line)
  expect([bare.exitCode, bare.stderr]).toEqual([2, expect.stringContaining('--key or LIVERY_SIGNING_KEY')])
  const both = await scene.run([...line, '--unsigned', '--key', scene.key])
  expect([both.exitCode, both.stderr]).toEqual([2, expect.stringContaining('either signed or not')])
  expect(existsSync(scene.to)).toBe(false)
  expect((await scene.run([...line, '--unsigned'])).exitCode).toBe(0)
  scene.write('v2')
  const named = await scene.run([...line, '--confirm', 'acme'], { LIVERY_SIGNING_KEY: scene.key })
  expect(named.exitCode).toBe(0)
  const refused = await scene.rollback()
  expect([refused.exitCode, refused.json<object>()]).toEqual([
    1,
    expect.objectContaining({ error: expect.objectContaining({ code: 'release-not-sound' }) }),
  ])
  expect(scene.live().version).toBe('v2')
  expect((await scene.rollback(['--unsigned'])).exitCode).toBe(0)
  expect(scene.live().version).toBe('v1')
})

test('a built site that was tampered with is not released, and a damaged release not rolled back to', async () => {
  const first = await scene.mustRelease('v1')
  const second = await scene.mustRelease('v2')
  const script = scene.write('v3')
  writeFileSync(join(scene.out, 'acme', script), 'steal()')
  const run = await scene.release()
  expect([run.exitCode, run.stderr]).toEqual([1, expect.stringContaining(`${script} is not what it was`)])
  rmSync(join(scene.folder(first), 'index.html'))
  writeFileSync(join(scene.folder(first), 'index.html'), 'evil')
  const back = await scene.rollback()
  expect([back.exitCode, back.stderr]).toEqual([1, expect.stringContaining('index.html is not what it was')])
  expect(scene.currentId()).toBe(second)
  const history = await scene.history()
  expect(history.exitCode).toBe(1)
  expect(history.json<object>()).toMatchObject({ ok: false, releases: [{ isWhole: true }, { isWhole: false }] })
})

/** What the preview answers for "lite": by its host name, which not every system's resolver knows. */
async function answerOf(port: number, path: string): Promise<{ status: number | undefined; text: string }> {
  const [answer] = await once(get({ port, path, headers: { host: `lite.localhost:${port}` } }), 'response')
  return { status: answer.statusCode, text: (await answer.toArray()).join('') }
}

test('a tab that was opened before goes on: the preview of what is live still has its files', async () => {
  scene.write('v1', { tenant: 'lite' })
  const line = [
    'release',
    'lite',
    '--as-built',
    '--key',
    scene.key,
    '--out',
    scene.out,
    '--confirm',
    'lite',
    ...allowSmallSite,
  ]
  expect((await scene.run(line)).exitCode).toBe(0)
  const preview = await startPreview(scene.to)
  try {
    const ask = (path: string) => answerOf(preview.port, path)
    const page = await ask('/')
    const script = /src="([^"]+)"/.exec(page.text)?.[1] ?? ''
    const code = await ask(script)
    expect(code).toMatchObject({ status: 200, text: expect.stringContaining('lite v1') })
    const next = scene.write('v2', { tenant: 'lite' })
    expect((await scene.run(line)).exitCode).toBe(0)
    expect((await ask('/')).text).toContain('lite v2')
    expect(await ask(script)).toEqual(code)
    expect((await ask(`/${next}`)).status).toBe(200)
    for (const secret of ['release.json', 'release.json.sig', 'release.nginx.conf']) {
      expect((await ask(`/_deploy/${secret}`)).status).toBe(404)
    }
  } finally {
    await preview.stop()
  }
})

test('who reads all the time finds each page whole, with its script, before and after the switch', async () => {
  await scene.mustRelease('v1')
  const next = scene.write('v2')
  const current = (path: string) => readFile(join(scene.home, 'current', path), 'utf8')
  const seen: string[] = []
  let isDone = false
  const releasing = scene.release().finally(() => {
    isDone = true
  })
  // The last look is after the end.
  for (let isLast = false; !isLast; ) {
    isLast = isDone
    const page = await current('index.html')
    const script = /src="\/([^"]+)"/.exec(page)?.[1] ?? ''
    const version = /acme (v\d)/.exec(page)?.[1] ?? page
    expect(await current(script)).toContain(`acme ${version}`)
    if (seen.at(-1) !== version) seen.push(version)
  }
  expect((await releasing).exitCode).toBe(0)
  expect(seen).toEqual(['v1', 'v2'])
  expect(existsSync(join(scene.home, 'current', next))).toBe(true)
})

test('two releases of a tenant at once come one after the other', async () => {
  await scene.mustRelease('v0')
  scene.write('v1')
  const runs = await Promise.all([scene.release(['--again']), scene.release(['--again']), scene.release(['--again'])])
  expect(runs.map((run) => run.exitCode)).toEqual([0, 0, 0])
  const reports = runs.map((run) => run.json<Report>())
  const ids = reports.map(({ release }) => release).sort()
  expect(new Set(ids).size).toBe(3)
  expect(scene.currentId()).toBe(ids[2])
  const byId = new Map(reports.map((report) => [report.release, report.previous]))
  expect([byId.get(ids[1] ?? ''), byId.get(ids[2] ?? '')]).toEqual([ids[0], ids[1]])
  expect(scene.live()).toEqual({ version: 'v1', problems: [] })
})

test('old releases go when that is asked for', async () => {
  const ids = []
  for (const version of ['v1', 'v2', 'v3']) ids.push(await scene.mustRelease(version))
  scene.write('v4')
  const run = await scene.release(['--prune', '2'])
  expect(run.json<Report>().pruned).toEqual([ids[1], ids[0]])
  expect(readdirSync(join(scene.home, 'releases'))).toEqual([ids[2], scene.currentId()])
  expect((await scene.history(['--verify'])).exitCode).toBe(0)
})

test('a target that livery did not make is left alone', async () => {
  scene.write('v1')
  mkdirSync(scene.home, { recursive: true })
  symlinkSync('/srv/elsewhere', join(scene.home, 'current'))
  const run = await scene.release()
  expect([run.exitCode, run.json<object>()]).toEqual([
    1,
    expect.objectContaining({ error: expect.objectContaining({ code: 'current-not-release' }) }),
  ])
  expect(readdirSync(scene.home)).toEqual(['current'])
  const into = await livery(['release', 'acme', '--as-built', '--unsigned', '--out', scene.out, '--to', scene.out])
  expect([into.exitCode, into.stderr]).toEqual([1, expect.stringContaining('is a site itself')])
})

test('the history for the eye is plain in a pipe', async () => {
  const first = await scene.mustRelease('v1')
  const second = await scene.mustRelease('v2')
  const run = await scene.run(['history', 'acme', '--verify'])
  expect(run).toMatchObject({ exitCode: 0, stderr: '' })
  const origin =
    '    provenance: signed by [0-9a-f]{16}, not checked\n    allowed: headers \\(\\d+\\), contrast \\(1\\)\n    not checked: foreign, traces, links, languages'
  expect(run.stdout).toMatch(
    new RegExp(
      `^● ${second}  15 files, 0\\.0 MB, 3 kept · 2 changed, 3 added, 3 removed · signed by [0-9a-f]{16}, not checked
${origin}
  ${first}  13 files, 0\\.0 MB, 0 kept · the first · signed by [0-9a-f]{16}, not checked
${origin}

2 releases, live since \\S+Z; every byte checked\\.
$`,
    ),
  )
})

const usage: [args: string[], code: string][] = [
  [['release', 'acme'], 'no-target'],
  [['release', '../up', '--to', 'www', '--unsigned'], 'bad-code'],
  [['release', 'acme', '--to', 'www', '--unsigned', '--keep-assets', 'few'], 'bad-number'],
  [['release', 'acme', '--to', 'www', '--unsigned', '--prune', '0'], 'bad-number'],
  [['history', 'acme', '--to', 'www'], 'no-releases'],
  [['rollback', 'acme', '--to', 'www'], 'no-releases'],
]

test.each(usage)('livery %j is wrong usage: %s', async (args, code) => {
  const run = await livery([...args, '--json'], { cwd: scene.dir })
  expect([run.exitCode, run.json<object>()]).toEqual([2, { ok: false, error: expect.objectContaining({ code }) }])
  expect(readdirSync(scene.dir)).not.toContain('www')
})

test('a release builds first, so that it is of the present sources', async () => {
  await builtOnce()
  const folder = new TenantsFolder()
  try {
    folder.copy('lite')
    const line = ['release', 'lite', '--unsigned', '--json', '--cwd', folder.cwd, '--to', 'www', '--confirm', 'lite']
    const run = await livery(line)
    expect(run.exitCode).toBe(0)
    expect(run.json<Report>()).toMatchObject({ state: 'released', previous: null })
    const live = () => readFileSync(join(folder.cwd, 'www', 'lite', 'current', 'index.html'), 'utf8')
    expect(live()).toContain('"merchantCode":"lite"')
    expect((await livery(line)).json<Report>().state).toBe('unchanged')
    folder.edit('lite', 'tenant.json', (text) => text.replace('"USD"', '"UDS"'))
    const broken = await livery(line)
    expect(broken.exitCode).toBe(1)
    expect(broken.json<object>()).toMatchObject({
      ok: false,
      state: 'not-built',
      diagnostics: [{ code: 'unknown-currency' }],
    })
    expect(live()).toContain('"currency":"USD"')
  } finally {
    folder.remove()
  }
})
