import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { freePort } from './free-port.ts'

/** A real Redis for a test, with a password, on this machine alone. */
export interface RedisServer {
  /** What LIVERY_REDIS is set to. */
  url: string
  password: string
  /** A connection for the test itself. */
  client: Redis
  /** Ends the server as a machine that goes down does; what it held is gone, unless it keeps an append-only file. */
  kill(): Promise<void>
  /** Starts it again on its port. `isEmpty`: as if it had never held anything. */
  start(options?: { isEmpty?: boolean }): Promise<void>
  close(): Promise<void>
}

const program = 'redis-server'

/** Milliseconds. */
const pause = 20

/** Needs Debian's redis-server, which scripts/install-redis installs. */
export async function startRedis(settings: Readonly<Record<string, string>> = {}): Promise<RedisServer> {
  const dir = mkdtempSync(join(tmpdir(), 'livery-redis-'))
  const port = await freePort()
  const password = 'a-secret-of-the-test'
  const config = {
    port: String(port),
    bind: '127.0.0.1',
    requirepass: password,
    dir,
    appendonly: 'yes',
    'maxmemory-policy': 'noeviction',
    ...settings,
  }
  let child: ChildProcess | undefined
  const url = `redis://:${password}@127.0.0.1:${port}`
  const client = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => pause })
  client.on('error', () => undefined)

  const start = async ({ isEmpty = false }: { isEmpty?: boolean } = {}) => {
    if (isEmpty) rmSync(join(dir, 'appendonlydir'), { recursive: true, force: true })
    const args = Object.entries(config).flatMap(([name, value]) => [`--${name}`, value])
    const server = spawn(program, [...args, '--save', ''], { stdio: 'ignore' })
    child = server
    await new Promise<void>((resolve, reject) => {
      server.once('spawn', resolve)
      server.once('error', () => reject(new Error(`There is no ${program}: run scripts/install-redis`)))
    })
    while ((await client.ping().catch(() => '')) !== 'PONG') await wait(pause)
  }
  const kill = async () => {
    const ending = child
    child = undefined
    if (!ending || ending.exitCode !== null) return
    const ended = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    url,
    password,
    client,
    kill,
    start,
    async close() {
      client.disconnect()
      await kill()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
