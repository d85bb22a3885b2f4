import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { HealthReport } from '#cli/beacon/health-report.ts'
import { livery, productRoot } from '#tests/support/livery.ts'
import { scratch } from '#tests/support/scratch.ts'

interface Collector {
  child: ChildProcess
  port: number
  kill(signal: NodeJS.Signals): Promise<void>
}

const running = new Set<Collector>()

afterEach(async () => {
  for (const collector of running) await collector.kill('SIGKILL')
})

/** The real command, in a process of its own. */
async function start(...args: string[]): Promise<Collector> {
  const child = spawn(process.execPath, [join(productRoot, 'cli', 'main.ts'), 'beacon', '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const [, found] = /127\.0\.0\.1:(\d+)\/metrics/.exec(printed) ?? []
      if (found) resolve(Number(found))
    })
    child.once('exit', () => reject(new Error(printed)))
  })
  const collector: Collector = {
    child,
    port,
    async kill(signal) {
      running.delete(collector)
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
  running.add(collector)
  return collector
}

const sound = {
  format: 'livery-beacon-1',
  merchant: 'acme',
  build: '0123456789ab',
  starts: 1,
  failedStarts: 0,
  scriptErrors: 0,
  firstPicture: 812,
  error: null,
}

const report = ({ port }: Collector, values: object = {}) =>
  fetch(`http://127.0.0.1:${port}/beacon`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8', origin: 'https://acme.example' },
    body: JSON.stringify({ ...sound, ...values }),
  })

async function health({ port }: Collector, since: Date): Promise<HealthReport> {
  const answer = await fetch(`http://127.0.0.1:${port}/health?release=2026-11-22.1&since=${since.toISOString()}`)
  return (await answer.json()) as HealthReport
}

/** Bytes as they are, and all that comes back until the server ends it. */
function raw({ port }: Collector, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString()
    })
    socket.once('error', reject)
    socket.once('close', () => resolve(answer))
  })
}

test('every report that was answered is counted after kill -9, and a build stays as old as it is', async () => {
  const file = join(scratch(), 'beacons')
  const before = new Date(Date.now() - 1000)
  let collector = await start('--file', file)
  let answered = 0
  for (let round = 0; round < 3; round++) {
    const sent = Array.from({ length: 60 }, async () => {
      const answer = await report(collector).catch(() => null)
      if (answer?.status === 204) answered += 1
    })
    await sent[round]
    await collector.kill('SIGKILL')
    await Promise.all(sent)
    collector = await start('--file', file)
  }
  const counted = (await health(collector, before)).now.starts
  // One may have been written whose answer did not get through.
  expect(answered).toBeGreaterThan(2)
  expect(counted).toBeGreaterThanOrEqual(answered)
  expect(counted).toBeLessThanOrEqual(180)

  const since = new Date()
  await report(collector, {
    build: 'aaaaaaaaaaaa',
    failedStarts: 1,
    scriptErrors: 1,
    error: { message: 'no', place: 'main.js:1:2' },
  })
  expect(await health(collector, since)).toMatchObject({
    now: { starts: 1, failedStarts: 100, scriptErrors: 1000 },
    before: { starts: counted, failedStarts: 0, firstPicture: expect.closeTo(0.8, 1) },
    worst: { message: 'no', place: 'main.js:1:2', count: 1 },
  })
  const second = await livery(['beacon', '--port', '0', '--file', file])
  expect([second.exitCode, second.stderr]).toEqual([1, expect.stringContaining('Another "livery beacon" writes')])
  await collector.kill('SIGTERM')
  expect(collector.child.exitCode).toBe(0)
})

test('hostile bytes are refused, and the next report is counted', async () => {
  const collector = await start('--rate', '20')
  const head = 'POST /beacon HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nConnection: close\r\n'
  expect(await raw(collector, `${head}Content-Length: 99999999\r\n\r\n{`)).toMatch(/^HTTP\/1\.1 413/)
  const chunk = `800\r\n${' '.repeat(2048)}\r\n`
  expect(await raw(collector, `${head}Transfer-Encoding: chunked\r\n\r\n${chunk}${chunk}`)).toMatch(/^HTTP\/1\.1 413/)
  expect(await raw(collector, `${head}Content-Length: 4\r\n\r\n\0\xff{}`)).toMatch(/^HTTP\/1\.1 400/)
  expect(await raw(collector, `${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`)).toMatch(/^HTTP\/1\.1 400/)
  expect(await raw(collector, 'GARBAGE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/)
  expect((await report(collector)).status).toBe(204)
  const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await report(collector)).status))
  expect(new Set(statuses)).toEqual(new Set([204, 429]))
  expect((await health(collector, new Date(0))).now.starts).toBeLessThanOrEqual(20)
})

test('a body that does not come ends with its connection', async () => {
  const collector = await start()
  const asked = request({
    port: collector.port,
    host: '127.0.0.1',
    path: '/beacon',
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'content-length': 400 },
  })
  const closed = once(asked, 'close')
  asked.on('error', () => undefined)
  asked.write('{')
  await closed
  expect((await report(collector)).status).toBe(204)
})

test.each([
  [['--port', '99999'], 'is not a port'],
  [['--rate', '0'], '--rate takes a number'],
  [['--trust-proxy', '10.0.0.0/33'], '--trust-proxy takes an address'],
  [['--file', 'package.json'], 'livery did not make it'],
  [['--file', 'src/beacons'], 'is inside "src"'],
])('%o is wrong usage', async (args, message) => {
  const run = await livery(['beacon', ...args])
  expect([run.exitCode, run.stderr]).toEqual([2, expect.stringContaining(message)])
})

test('a port that is taken, and an address that is not this machine’s, are said', async () => {
  const collector = await start()
  const taken = await livery(['beacon', '--port', String(collector.port)])
  expect([taken.exitCode, taken.stderr]).toEqual([1, expect.stringContaining(`Port ${collector.port} is taken`)])
  const elsewhere = await livery(['beacon', '--port', '0', '--host', '192.0.2.1'])
  expect([elsewhere.exitCode, elsewhere.stderr]).toEqual([1, expect.stringContaining('Cannot listen on 192.0.2.1')])
})
