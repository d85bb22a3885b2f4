import { getMimeType } from 'hono/utils/mime'
import { parseHeaderFile } from '#cli/site-files/header-file.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import type { ObjectHeaders } from './bucket.ts'

/** Bytes of names and values: what S3 keeps of an object's own headers. */
const maxOthers = 2048

const encodings: Readonly<Record<string, string>> = { br: 'br', gz: 'gzip' }

/** What storage has places for. */
const systemHeaders = new Set(['cache-control', 'content-type', 'content-encoding'])

/** Never sent to anybody who asks from outside. */
const isPaper = (path: string) => /^(_deploy\/|_headers$|livery\.json)/.test(path)

/** An object that is no file of a site. */
export const plainJson: ObjectHeaders = {
  type: 'application/json',
  cache: 'no-cache',
  encoding: undefined,
  others: {},
}

/**
 * How each file of a site is sent, as its `_headers` says. What storage itself sends of an object are its type, encoding
 * and how long it is kept; the others lie beside it, and the proxy sends them on.
 * @throws CliError where they do not find room
 */
export function openObjectHeaders(headersFile: string): (path: string) => ObjectHeaders {
  const rules = parseHeaderFile(headersFile)
  return (path) => {
    const [, plain = path, ending = ''] = /^(.*)\.(br|gz)$/.exec(path) ?? []
    const type = getMimeType(plain) ?? (plain.endsWith('.webmanifest') ? 'application/manifest+json' : undefined)
    const base = { type: type ?? 'application/octet-stream', encoding: encodings[ending] }
    if (isPaper(path)) return { ...base, cache: 'no-cache', others: {} }
    const named = Object.entries(rules.of(`/${plain}`)).map(([name, value]) => [name.toLowerCase(), value] as const)
    const cache = named.find(([name]) => name === 'cache-control')?.[1] ?? 'no-cache'
    const others = Object.fromEntries(named.filter(([name]) => !systemHeaders.has(name)))
    requireRoom(plain, others)
    return { ...base, cache, others }
  }
}

function requireRoom(path: string, others: Readonly<Record<string, string>>): void {
  const bytes = Object.entries(others).reduce((sum, [name, value]) => sum + name.length + Buffer.byteLength(value), 0)
  if (bytes <= maxOthers) return
  throw new CliError(
    'headers-too-long',
    `The headers of ${path} have ${bytes} bytes; object storage keeps ${maxOthers}`,
    {
      hint: 'Name fewer hosts in tenant.json (image, launch and video hosts), or release to a folder.',
    },
  )
}
