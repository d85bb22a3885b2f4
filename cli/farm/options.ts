import { CliError } from '#cli/terminal/cli-error.ts'
import { parseRedisAddress, type RedisAddress } from './redis/address.ts'

/** The Redis that LIVERY_REDIS names; undefined where it names none. @throws CliError (usage) */
export function namedRedis(env: NodeJS.ProcessEnv = process.env): RedisAddress | undefined {
  return env.LIVERY_REDIS ? parseRedisAddress(env.LIVERY_REDIS) : undefined
}

/** @throws CliError (usage) where none is named */
export function farmAddress(): RedisAddress {
  const address = namedRedis()
  if (address) return address
  throw new CliError('no-redis-named', 'No Redis is named to take jobs from', {
    hint: 'Set LIVERY_REDIS=redis://user:password@host:6379, or run "livery farm start" alone: it has workers of its own.',
    exitCode: 2,
  })
}

/** Machines that share a queue share a store: sites go there. A socket is of this machine. @throws CliError (usage) */
export function requireSharedStore({ options }: RedisAddress, env: NodeJS.ProcessEnv = process.env): void {
  if (env.LIVERY_STORE || options.path !== undefined) return
  throw new CliError(
    'no-shared-store',
    'LIVERY_REDIS names a queue that machines share, and nothing names their store',
    {
      hint: 'Set LIVERY_STORE=s3://bucket/prefix, an http(s) address, or the whole path of a folder that all machines mount.',
      exitCode: 2,
    },
  )
}

/** A whole number from 1. @throws CliError (usage) */
export function parseCount(option: string, text: string, max: number): number {
  const count = Number(text)
  if (/^\d{1,6}$/.test(text) && count >= 1 && count <= max) return count
  throw new CliError('bad-number', `"${text}" is no number for ${option}`, { hint: `Use 1 to ${max}.`, exitCode: 2 })
}
