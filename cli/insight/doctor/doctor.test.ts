import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkCache, checkCase, checkLinks, checkRoom, nearestFolder } from './disk.ts'
import { checkClock, checkMemory, checkNode, checkOpenFiles } from './machine.ts'
import { checkPorts, checkStore } from './network.ts'
import { checkBrowser, checkGit, checkPackages, packagesApart } from './project.ts'
import { doctorText } from './text.ts'

let dir = ''
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'livery-doctor-'))
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const gigabytes = (count: number) => count * 1e9

test('an old Node is to be fixed, the needed one and newer are fine', () => {
  expect(checkNode('20.20.2', 24)).toMatchObject({ verdict: 'fail', detail: '20.20.2, older than 24' })
  expect(checkNode('24.0.0', 24).verdict).toBe('ok')
  expect(checkNode('26.1.0', 24).verdict).toBe('ok')
})

test('memory is held against what a worker on each core takes', () => {
  expect(checkMemory({ total: gigabytes(25), free: gigabytes(20), cores: 8 }).verdict).toBe('ok')
  expect(checkMemory({ total: gigabytes(2), free: gigabytes(1), cores: 8 })).toMatchObject({
    verdict: 'warn',
    remedy: expect.stringContaining('at most 2 workers'),
  })
  expect(checkMemory({ total: gigabytes(1), free: 0, cores: 1 }).verdict).toBe('fail')
})

test('few open files are too few; no limit is none', () => {
  expect([20_000, 512, 100, Number.POSITIVE_INFINITY, null].map((limit) => checkOpenFiles(limit).verdict)).toEqual([
    'ok',
    'warn',
    'fail',
    'ok',
    'ok',
  ])
})

test('a clock that is behind the files, or apart from the disk, is not sane', () => {
  const now = Date.UTC(2026, 10, 20)
  expect(checkClock({ now, onDisk: now, newest: now - 5000 }).verdict).toBe('ok')
  expect(checkClock({ now, onDisk: now, newest: now + 3_600_000 }).verdict).toBe('fail')
  expect(checkClock({ now, onDisk: now + 600_000, newest: 0 })).toMatchObject({ verdict: 'warn' })
})

test('room is bytes and inodes, where a file system counts them', () => {
  expect(checkRoom('the sites', { free: gigabytes(50), inodes: 1e6 })).toMatchObject({
    id: 'room-the-sites',
    verdict: 'ok',
  })
  expect(checkRoom('the sites', { free: gigabytes(50), inodes: null }).verdict).toBe('ok')
  expect(checkRoom('the sites', { free: gigabytes(1), inodes: 1e6 }).verdict).toBe('warn')
  expect(checkRoom('the sites', { free: gigabytes(50), inodes: 100 }).verdict).toBe('fail')
})

test('a cache is made where it can be, measured, and told where it cannot be written', () => {
  mkdirSync(join(dir, 'cache', 'store'), { recursive: true })
  writeFileSync(join(dir, 'cache', 'store', 'entry'), 'x'.repeat(1500))
  expect(checkCache(join(dir, 'cache'))).toMatchObject({
    verdict: 'ok',
    detail: expect.stringMatching(/^1\.5 kB in 1 file,/),
  })
  writeFileSync(join(dir, 'file'), '')
  expect(checkCache(join(dir, 'file', 'cache'))).toMatchObject({
    verdict: 'fail',
    detail: expect.stringContaining('ENOTDIR'),
  })
  expect(checkLinks(join(dir, 'cache'), join(dir, 'not', 'there', 'yet')).verdict).toBe('ok')
  expect(checkLinks(join(dir, 'file'), dir).verdict).toBe('fail')
  expect(checkCase(dir).verdict).not.toBe('fail')
  expect(nearestFolder(join(dir, 'a', 'b'))).toBe(dir)
})

test.skipIf(process.getuid?.() === 0)('a cache of another user is told', () => {
  const closed = join(dir, 'closed')
  mkdirSync(closed)
  chmodSync(closed, 0o500)
  expect(checkCache(closed)).toMatchObject({ verdict: 'fail', detail: expect.stringContaining('EACCES') })
})

test('packages are those of the lock; optional ones may be missing, others and other versions not', () => {
  const lock = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/c': { version: '3.0.0', optional: true },
  }
  const installed = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } }
  expect(packagesApart(lock, installed)).toEqual([])
  expect(packagesApart(lock, { ...installed, 'node_modules/a': { version: '1.0.1' } })).toEqual(['a'])
  expect(packagesApart(lock, { 'node_modules/a': { version: '1.0.0' } })).toEqual(['b'])
  expect(checkPackages(dir)).toMatchObject({ verdict: 'fail', remedy: 'Run "npm ci".' })
})

test('what only some commands need is worth a look, no more', () => {
  expect(checkGit(dir)).toMatchObject({ verdict: 'warn', detail: expect.stringContaining('no repository') })
  expect(checkBrowser(dir, null).verdict).toBe('warn')
  writeFileSync(join(dir, 'chromium'), '')
  expect(checkBrowser(`/nowhere:${dir}`, null)).toMatchObject({ verdict: 'ok', detail: join(dir, 'chromium') })
})

test('a port that is taken is named with its use', async () => {
  const server = createServer()
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  expect(await checkPorts({ preview: port })).toMatchObject({ verdict: 'warn', detail: `taken: ${port} (preview)` })
  await new Promise((resolve) => server.close(resolve))
  expect((await checkPorts({ preview: port })).verdict).toBe('ok')
})

test('the shared store is asked, and what it answers is told with what to do', async () => {
  const answer = (kind?: string) => async () => {
    if (kind) throw Object.assign(new Error(`s3://sites: ${kind}`), { kind })
  }
  expect((await checkStore(undefined, answer('refused'))).verdict).toBe('ok')
  expect(await checkStore('s3://sites', answer())).toMatchObject({ verdict: 'ok', detail: 's3://sites answers' })
  for (const [kind, remedy] of [
    ['refused', 'credentials'],
    ['away', 'network'],
    ['wrong', 'Fix LIVERY_STORE'],
  ] as const) {
    expect(await checkStore('s3://sites', answer(kind))).toMatchObject({
      verdict: kind === 'away' ? 'warn' : 'fail',
      detail: `s3://sites: ${kind}`,
      remedy: expect.stringContaining(remedy),
    })
  }
  const refuse = async () => {
    throw new Error('no address')
  }
  expect((await checkStore('ftp://x', refuse)).remedy).toContain('Fix LIVERY_STORE')
})

test('the list fits its terminal, and the last line says whether to go on', () => {
  const checks = [checkNode('24.0.0', 24), checkMemory({ total: gigabytes(2), free: gigabytes(1), cores: 8 })]
  const lines = doctorText(checks, 60).map(stripVTControlCharacters)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60)
  expect(lines[0]).toMatch(/^✔ Node {14}/)
  expect(lines.at(-1)).toBe('Ready; 1 to look at.')
  expect(
    doctorText([checkNode('20.0.0', 24)], 60)
      .map(stripVTControlCharacters)
      .at(-1),
  ).toBe('1 to fix first.')
})
