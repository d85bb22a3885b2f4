import { Redis } from 'ioredis'
import { CliError } from '#cli/terminal/cli-error.ts'
import type { RedisAddress } from './address.ts'
import { checkRedis, factsOfInfo } from './checks.ts'

/** Milliseconds until a server that does not answer counts as missing, at the start. */
const patience = 10_000

/** Milliseconds between two attempts at a server that went away: it may come back at any time. */
const pauseOf = (attempt: number) => Math.min(100 * attempt, 2000)

/** A connection that waits for its server, however long. `name` is what the server lists it as. */
export function openConnection({ options }: RedisAddress, name: string): Redis {
  const waiting = {
    ...options,
    connectionName: name,
    maxRetriesPerRequest: null,
    retryStrategy: pauseOf,
  }
  const client = new Redis(waiting)
  // Whoever uses it finds out by what it does not get; without a listener an error would end the process.
  client.on('error', () => undefined)
  return client
}

const isRefusal = (message: string) =>
  /WRONGPASS|NOAUTH|NOPERM|invalid username-password|without any password/i.test(message)

function failureOf(error: Error | undefined, shown: string): CliError {
  const message = error?.message || (error && 'code' in error ? String(error.code) : '') || 'no answer'
  if (isRefusal(message)) {
    return new CliError('redis-refused', `The Redis at ${shown} refuses: ${message}`, {
      hint: 'Check name and password in LIVERY_REDIS, and the rights of that user: docs/farm.md lists them.',
    })
  }
  return new CliError('no-redis', `There is no Redis at ${shown}: ${message}`, {
    hint: 'Check LIVERY_REDIS and whether the server runs; without LIVERY_REDIS "livery farm start" runs its own.',
  })
}

/** Connects, and looks whether the server can hold a queue. Gives the warnings. @throws CliError */
export async function requireRedis(address: RedisAddress, patienceMs = patience): Promise<string[]> {
  const once = {
    ...address.options,
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
    connectTimeout: patienceMs,
    disconnectTimeout: 100,
  }
  const client = new Redis(once)
  let last: Error | undefined
  client.on('error', (error) => {
    last = error
  })
  // The library's own limit ends with the connection: a server that takes it may say nothing ever after.
  let isSilent = false
  const silence = setTimeout(() => {
    isSilent = true
    client.disconnect()
  }, patienceMs)
  try {
    await client.connect()
    return checkRedis(factsOfInfo(await client.info()), address.shown)
  } catch (error) {
    if (error instanceof CliError) throw error
    if (isSilent) throw failureOf(undefined, address.shown)
    throw failureOf(last ?? (error instanceof Error ? error : undefined), address.shown)
  } finally {
    clearTimeout(silence)
    client.disconnect()
  }
}
