import { CliError } from '#cli/terminal/cli-error.ts'

/** By host and port, or by the path of a socket. */
export interface RedisOptions {
  host?: string
  port?: number
  path?: string
  db: number
  username?: string
  password?: string
  tls?: { servername: string }
}

/** A Redis that a command was told of. */
export interface RedisAddress {
  options: RedisOptions
  /** For messages: without name and password. */
  shown: string
}

function wrong(shown: string, message: string): CliError {
  return new CliError('bad-redis', `LIVERY_REDIS is ${shown}: ${message}`, {
    hint: 'Use redis://user:password@host:6379/0, rediss:// for TLS, or unix:///path/to/redis.sock?password=….',
    exitCode: 2,
  })
}

/** What the address may show: everything but who asks. */
function shownUrl(url: URL): string {
  const place = url.protocol === 'unix:' ? url.pathname : `${url.hostname}:${url.port || '6379'}`
  return `${url.protocol}//${place}`
}

function databaseOf(url: URL, text: string): number {
  if (/^\/?$/.test(text)) return 0
  if (/^\/?\d{1,4}$/.test(text)) return Number(text.replace('/', ''))
  throw wrong(`"${shownUrl(url)}"`, 'what follows is no number of a database')
}

function decoded(text: string, shown: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A "%" that stands for itself.
    throw wrong(`"${shown}"`, 'it has a "%" that begins no code: write "%25"')
  }
}

/** "redis://", "rediss://" or "unix://" with who asks and which database. @throws CliError (usage) for anything else */
export function parseRedisAddress(address: string): RedisAddress {
  const url = URL.parse(address)
  if (!url) throw wrong('no address', 'it cannot be read')
  // Whatever stands before it was read as host and port, and is a part of a name or password.
  if (/@/.test(url.pathname + url.hash) && url.protocol !== 'unix:') {
    throw wrong('no address', 'what stands before its "@" is not encoded')
  }
  const shown = shownUrl(url)
  const username = decoded(url.username, shown) || url.searchParams.get('username') || undefined
  const password = decoded(url.password, shown) || url.searchParams.get('password') || undefined
  const who = { ...(username === undefined ? {} : { username }), ...(password === undefined ? {} : { password }) }
  if (url.protocol === 'unix:') {
    if (url.hostname || url.pathname.length < 2) throw wrong(`"${shown}"`, 'it names no socket')
    const db = databaseOf(url, url.searchParams.get('db') ?? '')
    return { shown, options: { path: decoded(url.pathname, shown), db, ...who } }
  }
  if (!['redis:', 'rediss:'].includes(url.protocol)) throw wrong(`"${shown}"`, 'it is no address of a Redis')
  if (!url.hostname) throw wrong(`"${shown}"`, 'it names no host')
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const tls = url.protocol === 'rediss:' ? { tls: { servername: host } } : {}
  return { shown, options: { host, port: Number(url.port || 6379), db: databaseOf(url, url.pathname), ...who, ...tls } }
}
