import { mkdirSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { generateKeys } from '#cli/keys/keys.ts'
import { startFront } from '#tests/support/beacon-front.ts'
import { livery, TenantsFolder } from '#tests/support/livery.ts'
import { type SiteServer, startServer } from '#tests/support/preview-server.ts'
import { writeVersion } from '#tests/support/released-versions.ts'
import { expect, type Page, test } from './site-test.ts'

const codes = ['told', 'told-b', 'told-c']
const folder = new TenantsFolder()
const inFolder = (...steps: string[]) => join(folder.cwd, ...steps)
let server: SiteServer
let collector: SiteServer
let front: Awaited<ReturnType<typeof startFront>>

/** Releases the sites of a folder to all tenants; from a machine that has not their sources. */
const release = (out: string, args: readonly string[] = []) => {
  const what = ['release', '*', '--as-built', '--out', out, '--to', 'www', '--key', 'release.pem']
  return livery([...what, '--cwd', folder.cwd, '--tenants', 'none', ...args])
}

const liveOf = (code: string) => readlinkSync(inFolder('www', code, 'current'))
const runs = () =>
  readdirSync(inFolder('www', '.fleet'))
    .filter((name) => /^\d.*\.json$/.test(name))
    .sort()
    .map((name) => JSON.parse(readFileSync(inFolder('www', '.fleet', name), 'utf8')))

/** Tenants with a beacon, released good; a server of what is live, and the collector. */
test.beforeAll(async () => {
  for (const code of codes) {
    folder.copy('lite', code)
    folder.edit(code, 'tenant.json', (text) =>
      text.replace('"currency":', '"beacon": "https://collector.example/beacon",\n  "currency":'),
    )
  }
  generateKeys(inFolder('release.pem'))
  const built = await livery(['build', '--cwd', folder.cwd])
  expect(built.exitCode, built.stderr).toBe(0)
  const released = await release('dist')
  expect(released.exitCode, released.stderr + released.stdout).toBe(0)
  mkdirSync(inFolder('bad'))
  for (const code of codes)
    writeVersion(inFolder('dist', code), inFolder('bad', code), { version: 'bad', throws: 'no start for anybody' })
  server = await startServer(['preview', '--cwd', folder.cwd, '--out', 'www'])
  collector = await startServer(['beacon', '--host', 'localhost'])
  front = await startFront({ sites: server.port, collector: collector.port })
})

test.afterAll(async () => {
  front?.close()
  await server?.stop()
  await collector?.stop()
  folder.remove()
})

const health = async (since: string) =>
  (await fetch(`http://localhost:${collector.port}/health?since=${encodeURIComponent(since)}`)).json()

async function works(page: Page, code: string): Promise<void> {
  await page.goto(front.siteOf(code))
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
  await expect(page.locator('meta[name=version]')).toHaveCount(0)
}

test('a bad build is stopped by the browsers of its first cohort, and is taken back before others have it', async ({
  page,
  faults,
}) => {
  faults.allow(/no start for anybody/)
  for (const code of codes) await works(page, code)
  await page.goto('about:blank')
  await expect.poll(() => health('2026-01-01T00:00:00Z')).toMatchObject({ now: { starts: 3, failedStarts: 0 } })
  const good = codes.map(liveOf)

  const cohorts = ['--cohort', '33%,100%', '--first', 'told', '--wait', '40s']
  const healthy = ['--healthy', `http://localhost:${collector.port}/health`]
  const ended = release('bad', ['--confirm', '3', ...cohorts, ...healthy])
  let early = ''
  void ended.then(({ stdout, stderr }) => {
    early = `ended before anybody came: ${stdout}${stderr}`
  })
  await expect.poll(() => early || liveOf('told') !== good[0]).toBe(true)
  const thrown = page.waitForEvent('pageerror')
  await page.goto(front.siteOf('told'))
  expect((await thrown).message).toBe('no start for anybody')
  await expect(page.locator('meta[name=version]')).toHaveAttribute('content', 'bad')
  const { exitCode, stdout, stderr } = await ended
  expect(exitCode, stdout + stderr).toBe(1)
  expect(stdout).toContain('failed starts 100 %, limit 0.5   no start for anybody  main-')
  expect(stdout).toContain('stopped: 1 of 3 had it')

  expect(codes.map(liveOf)).toEqual(good)
  for (const code of codes) await works(page, code)
  expect(codes.map((code) => readdirSync(inFolder('www', code, 'releases')).length)).toEqual([2, 1, 1])
  const [, run] = runs()
  expect(run).toMatchObject({
    state: 'stopped',
    steps: [
      { tenants: 1, state: 'stopped' },
      { tenants: 3, state: 'waiting', startedAt: null },
    ],
    tenants: {
      told: { step: 0, state: 'rolled-back', previous: good[0]?.replace('releases/', '') },
      'told-b': { step: 1, state: 'waiting', release: null },
      'told-c': { step: 1, state: 'waiting', release: null },
    },
  })
  expect(run.health.at(-1)).toMatchObject({ now: { starts: 1, failedStarts: 100 } })
  const status = await livery(['release', 'status', '--to', 'www', '--cwd', folder.cwd])
  expect(status.stdout).toContain('1 of 1 back on what was live before, checked by hash')
})
