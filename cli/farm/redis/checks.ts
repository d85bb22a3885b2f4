import { CliError } from '#cli/terminal/cli-error.ts'

/** What a server says of itself by INFO. */
export interface RedisFacts {
  name: 'Redis' | 'Valkey'
  version: string
  /** Null where the server keeps it to itself, as hosted ones may. */
  policy: string | null
  hasAppendFile: boolean | null
}

const fieldOf = (info: string, name: string) => new RegExp(`^${name}:(.*?)\r?$`, 'm').exec(info)?.[1] ?? null

export function factsOfInfo(info: string): RedisFacts {
  const valkey = fieldOf(info, 'valkey_version')
  const aof = fieldOf(info, 'aof_enabled')
  return {
    name: valkey ? 'Valkey' : 'Redis',
    version: valkey ?? fieldOf(info, 'redis_version') ?? 'unknown',
    policy: fieldOf(info, 'maxmemory_policy'),
    hasAppendFile: aof === null ? null : aof === '1',
  }
}

/** BullMQ asks for 6.2; every Valkey is newer. */
const oldest = [6, 2] as const

function isOld({ name, version }: RedisFacts): boolean {
  const [major, minor] = version.split('.').map(Number)
  if (name === 'Valkey' || major === undefined || Number.isNaN(major)) return false
  return major < oldest[0] || (major === oldest[0] && (minor ?? 0) < oldest[1])
}

/**
 * Looks whether a server holds a queue as it must. Gives what is not as it should be and does no harm; a queue that may
 * lose jobs unnoticed is refused. @throws CliError
 */
export function checkRedis(facts: RedisFacts, shown: string): string[] {
  const { name, version, policy, hasAppendFile } = facts
  if (isOld(facts)) {
    throw new CliError('old-redis', `${name} ${version} at ${shown} is too old for the queue`, {
      hint: `Install Redis ${oldest.join('.')} or newer, or any Valkey.`,
    })
  }
  if (policy !== null && policy !== 'noeviction') {
    throw new CliError('redis-evicts', `${name} at ${shown} drops keys when its memory is full (${policy})`, {
      hint: 'Set "maxmemory-policy noeviction" in its configuration, or now: redis-cli config set maxmemory-policy noeviction.',
    })
  }
  const warnings: string[] = []
  if (policy === null) {
    warnings.push(
      `${name} at ${shown} does not say what it does when memory is full: its maxmemory-policy must be noeviction.`,
    )
  }
  if (hasAppendFile === false) {
    const todo = 'set "appendonly yes", or now: redis-cli config set appendonly yes'
    warnings.push(
      `${name} at ${shown} has no append-only file: a restart empties the queue, and work is planned again; ${todo}.`,
    )
  }
  return warnings
}
