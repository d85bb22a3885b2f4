import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { FarmEvent } from '#cli/farm/events.ts'
import { sha256 } from '#cli/fs/hash.ts'
import { filesBelow } from '#cli/fs/walk.ts'
import { environmentOf, productRoot } from './livery.ts'
import type { RedisServer } from './redis-server.ts'
import type { S3Server } from './s3-server.ts'

/** A command of a farm that runs. */
export interface FarmProcess {
  child: ChildProcess
  /** What it said by --events until now. */
  events: FarmEvent[]
  stderr: () => string
  ended: Promise<number | null>
  /** Ends it and what it started, as a machine that goes down does. */
  kill(): void
}

export interface FarmPlace {
  /** What the command gets as --cwd. */
  cwd: string
  redis: RedisServer | null
  store: S3Server | null
  /** Machines have caches of their own: by a name. */
  cacheOf(machine: string): string
}

export interface FarmCommand {
  machine: string
  env?: Record<string, string>
}

/** Runs "livery farm …" with --events as a machine of its own would. */
export function runFarmCommand(place: FarmPlace, args: readonly string[], { machine, env }: FarmCommand): FarmProcess {
  const { NODE_ENV: _, NODE_OPTIONS: __, VITEST: ___, ...inherited } = environmentOf({})
  const main = join(productRoot, 'cli', 'main.ts')
  const child = spawn(process.execPath, [main, 'farm', ...args, '--events', '--cwd', place.cwd], {
    env: {
      ...inherited,
      ...place.store?.env,
      ...(place.redis ? { LIVERY_REDIS: place.redis.url } : {}),
      LIVERY_CACHE: place.cacheOf(machine),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const events: FarmEvent[] = []
  createInterface(child.stdout).on('line', (line) => events.push(JSON.parse(line)))
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  return {
    child,
    events,
    stderr: () => stderr,
    ended,
    kill() {
      const isRunning = child.exitCode === null && child.signalCode === null
      if (isRunning && child.pid) process.kill(-child.pid, 'SIGKILL')
    },
  }
}

/** A site's list of files says whose word of a shared store it was built on: another one from machine to machine. */
function withoutVouchers(path: string): string | Buffer {
  const bytes = readFileSync(path)
  if (basename(path) !== 'livery.json') return bytes
  const { vouchedBy: _, ...manifest } = JSON.parse(bytes.toString('utf8'))
  return JSON.stringify(manifest)
}

/** The hash of every file of a site, by its path. */
export function siteHashes(dir: string): Record<string, string> {
  return Object.fromEntries(filesBelow(dir).map((path) => [path.slice(dir.length), sha256(withoutVouchers(path))]))
}

/** How often each record of a site was sent to a store: by its key. */
export function sitesSent({ requests }: S3Server): Map<string, number> {
  const sent = new Map<string, number>()
  for (const { method, key } of requests) {
    if (method === 'PUT' && key.endsWith('-site')) sent.set(key, (sent.get(key) ?? 0) + 1)
  }
  return sent
}
