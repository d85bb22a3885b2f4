import { execFileSync, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { makeFolder } from '#cli/fs/make-folder.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import type { RedisAddress } from './address.ts'
import { parseRedisAddress } from './address.ts'
import { requireRedis } from './connect.ts'
import type { KeeperMessage, KeeperSetup } from './keeper.ts'

const programs = ['redis-server', 'valkey-server']

const installing: Partial<Record<NodeJS.Platform, string>> = {
  linux: '"apt-get install redis-server" (Debian, Ubuntu), "dnf install valkey" (Fedora), "apk add valkey" (Alpine)',
  darwin: '"brew install redis"',
}

/** The program's name where it is installed. */
function installed(): string | undefined {
  return programs.find((program) => {
    try {
      execFileSync(program, ['--version'], { stdio: 'ignore' })
      return true
    } catch {
      // Not in PATH.
      return false
    }
  })
}

/** @throws CliError where there is no server to run */
export function requireProgram(): string {
  const program = installed()
  if (program) return program
  const how = installing[process.platform] ?? 'a Redis or Valkey of this system'
  throw new CliError('no-redis-server', 'No Redis is named, and none is installed here', {
    hint: `Install one (${how}), or name one in LIVERY_REDIS. "livery build" needs none.`,
  })
}

export interface OwnRedis {
  address: RedisAddress
  /** LIVERY_REDIS for the workers, with its password. */
  url: string
  close(): Promise<void>
}

/** Bytes that the path of a socket may have on every system. */
const maxSocketPath = 100

const configOf = (folder: string, socket: string, password: string) =>
  [
    'port 0',
    `unixsocket "${socket}"`,
    'unixsocketperm 700',
    `requirepass ${password}`,
    `dir "${folder}"`,
    'appendonly yes',
    'appendfsync everysec',
    'save ""',
    'maxmemory-policy noeviction',
    'daemonize no',
    'loglevel warning',
  ].join('\n')

/** Milliseconds. */
const [startPatience, startPause] = [10_000, 50]

/** Runs a Redis of this command's own, which ends with it: on a socket in a folder that only this user enters. */
export async function startOwnRedis(folder: string): Promise<OwnRedis> {
  const program = requireProgram()
  const home = join(folder, 'redis')
  makeFolder(home)
  const isShort = join(home, 'redis.sock').length <= maxSocketPath
  const socketFolder = isShort ? home : mkdtempSync(join(tmpdir(), 'livery-farm-'))
  const socket = join(socketFolder, 'redis.sock')
  const password = randomBytes(24).toString('hex')
  const setup: KeeperSetup = {
    program,
    config: configOf(home, socket, password),
    folders: [...new Set([home, socketFolder])],
  }
  const keeper = fork(fileURLToPath(new URL('./keeper.ts', import.meta.url)), { stdio: ['ignore', 2, 2, 'ipc'] })
  let failure: string | undefined
  keeper.on('message', ({ how }: KeeperMessage) => {
    failure = how
  })
  keeper.send(setup)
  const ended = new Promise<void>((resolve) => keeper.once('exit', () => resolve()))
  const close = async () => {
    if (keeper.connected) keeper.disconnect()
    await ended
  }
  const url = `unix://${socket}?password=${password}`
  const address = { ...parseRedisAddress(url), shown: `a ${program} of its own` }
  for (const startedAt = performance.now(); ; await wait(startPause)) {
    try {
      await requireRedis(address)
      return { address, url, close }
    } catch (error) {
      const isOver = failure !== undefined || performance.now() - startedAt > startPatience
      if (!isOver) continue
      await close()
      throw new CliError('redis-does-not-start', `${program} does not start: ${failure ?? 'it does not answer'}`, {
        hint: 'Start one yourself and name it in LIVERY_REDIS.',
        cause: error,
      })
    }
  }
}
