import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readHistory } from '#cli/release/history.ts'
import { rollBack } from '#cli/release/roll-back.ts'
import { parseSshAddress } from '#cli/release/target/ssh/shell.ts'
import { sshTarget } from '#cli/release/target/ssh/ssh-target.ts'
import type { ReleaseTarget } from '#cli/release/target.ts'
import { FarScene } from '#tests/support/far-scene.ts'
import { lacksSsh, type SshServer, startSsh } from '#tests/support/ssh-server.ts'

const lacking = lacksSsh()
if (lacking !== undefined && process.env.CI) throw new Error(`${lacking}: scripts/install-servers installs it`)
if (lacking !== undefined) process.stderr.write(`skipped: ${lacking} (scripts/install-servers)\n`)

test.each([
  ['ssh://deploy@web1.example/srv/www', { host: 'deploy@web1.example', port: undefined, path: '/srv/www' }],
  ['ssh://web1:2222/srv/www/', { host: 'web1', port: '2222', path: '/srv/www' }],
])('%s is a folder of another machine', (address, place) => {
  expect(parseSshAddress(address)).toEqual(place)
})

test.each([
  'ssh://web1',
  'ssh://web1/',
  'ssh://-oProxyCommand=x/srv',
  'ssh://web1/srv/../etc',
  'ssh://web1/srv/$(id)',
  "ssh://web1/srv/a'b",
  'ssh://web1//srv',
])('%s is none', (address) => {
  expect(() => parseSshAddress(address)).toThrow(expect.objectContaining({ code: 'bad-target', exitCode: 2 }))
})

describe.skipIf(lacking !== undefined)('over ssh', () => {
  let server: SshServer
  let scene: FarScene
  let target: ReleaseTarget
  let www: string
  const opened: ReleaseTarget[] = []
  const machine = (name: string) => {
    const made = sshTarget(scene.machine(name), server.address + www)
    opened.push(made)
    return made
  }
  const home = () => join(www, 'acme')
  const page = () => readFileSync(join(home(), 'current', 'index.html'), 'utf8')

  beforeEach(async () => {
    server = await startSsh()
    vi.stubEnv('LIVERY_SSH_CONFIG', server.env.LIVERY_SSH_CONFIG)
    scene = new FarScene()
    www = join(scene.dir, 'www')
    target = machine('one')
  })
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close()
    await server.close()
    vi.unstubAllEnvs()
    scene.remove()
  })

  test('a release has the layout of a folder, and what is the same is one file there', async () => {
    await target.requireWritable()
    const first = await scene.release(target, 'v1')
    const second = await scene.release(target, 'v2')
    expect(readlinkSync(join(home(), 'current'))).toBe(`releases/${second.plan.id}`)
    expect(readdirSync(home()).sort()).toEqual(['.lock', 'current', 'releases'])
    expect(readdirSync(join(home(), 'releases')).sort()).toEqual([first.plan.id, second.plan.id])
    const vendor = (id: string) => statSync(join(home(), 'releases', id, 'assets/vendor-0badcafe.js'))
    expect(vendor(first.plan.id).ino).toBe(vendor(second.plan.id).ino)
    expect(vendor(second.plan.id).mode & 0o777).toBe(0o444)
    expect(page()).toContain('acme v2')
    const { current, releases } = await readHistory(target.tenant('acme'), scene.keys, 'bytes')
    expect(current?.id).toBe(second.plan.id)
    expect(releases.every(({ isWhole, signature }) => isWhole && signature === 'signed')).toBe(true)
    expect(await target.tenants()).toEqual(['acme'])
    expect((await target.manifest('acme', first.plan.id))?.id).toBe(first.plan.id)
    const start = await target.fileStart({ tenant: 'acme', id: first.plan.id }, 'robots.txt', 5)
    expect(Buffer.from(start ?? []).toString()).toBe('User-')
    expect(await target.fileStart({ tenant: 'acme', id: first.plan.id }, 'none.txt', 5)).toBeUndefined()
  })

  test('another machine sees what is live, takes files of it over, and rolls it back', async () => {
    const first = await scene.release(target, 'v1')
    const other = machine('two')
    expect((await scene.release(other, 'v1')).state).toBe('unchanged')
    const second = await scene.release(other, 'v2')
    expect(Object.values(second.plan.carried).length).toBeGreaterThan(0)
    const at = machine('three').tenant('acme')
    await at.refresh('papers')
    const options = { at, wanted: undefined, keys: scene.keys, takesUnsigned: false, isDryRun: false }
    expect(await rollBack(options)).toEqual({ from: second.plan.id, to: first.plan.id, isChanged: true })
    expect(page()).toContain('acme v1')
    const damaged = join(home(), 'releases', second.plan.id, 'robots.txt')
    rmSync(damaged)
    writeFileSync(damaged, 'User-agent: ?\n')
    await expect(rollBack({ ...options, wanted: second.plan.id })).rejects.toThrow('robots.txt is not what it was')
  })

  test('a tenant that was switched meanwhile is left, and nothing of the other release stays', async () => {
    await scene.release(target, 'v1')
    const at = target.tenant('acme')
    const make = at.make.bind(at)
    at.make = async (...args) => {
      await scene.release(machine('two'), 'v2')
      return await make(...args)
    }
    await expect(scene.release(target, 'v3', { at })).rejects.toMatchObject({ code: 'switched-meanwhile' })
    expect(page()).toContain('acme v2')
    expect(readdirSync(join(home(), 'releases'))).toHaveLength(2)
  })

  test('a server whose key is not the known one gets nothing', async () => {
    server.forgetKey()
    await expect(target.requireWritable()).rejects.toMatchObject({ code: 'host-key' })
    await expect(scene.release(target, 'v1')).rejects.toMatchObject({ code: 'host-key' })
    expect(existsSync(www)).toBe(false)
  })

  test('what stands in the link’s place is left, and a file in the way is said', async () => {
    mkdirSync(join(home(), 'current'), { recursive: true })
    await expect(scene.release(target, 'v1')).rejects.toMatchObject({ code: 'current-not-release' })
    expect(lstatSync(join(home(), 'current')).isDirectory()).toBe(true)
  })

  test('files of runs are changed by who knows what they replace alone', async () => {
    const { runs } = target
    const version = await runs.write('2026-11-22.1.json', '{"a":1}', null)
    expect(await runs.write('2026-11-22.1.json', '{"a":2}', null)).toBeUndefined()
    expect(await runs.read('2026-11-22.1.json')).toEqual({ text: '{"a":1}', version })
    expect(await runs.write('2026-11-22.1.json', '{"a":2}', version ?? '')).toBeDefined()
    expect(await runs.list()).toEqual(['2026-11-22.1.json'])
    const held = await runs.lock()
    expect(held).toBeDefined()
    expect(await machine('two').runs.lock()).toBeUndefined()
    await held?.release()
    const next = await machine('two').runs.lock()
    expect(next).toBeDefined()
    await next?.release()
  })
})
