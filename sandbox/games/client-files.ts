import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

interface ClientFile {
  text: string
  type: string
}

const folder = join(import.meta.dirname, '..', 'games-client')
const names = new Set(readdirSync(folder).filter((name) => !name.includes('.test.')))
const types: Readonly<Record<string, string>> = {
  '.ts': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}
const stored = new Map<string, ClientFile>()

/** A script or style of the games, types taken out, under the name it has in `client/`; null where there is none. */
export async function clientFile(name: string): Promise<ClientFile | null> {
  const type = types[extname(name)]
  if (!names.has(name) || type === undefined) return null
  const known = stored.get(name)
  if (known) return known
  const source = readFileSync(join(folder, name), 'utf8')
  const file = { text: extname(name) === '.ts' ? await withoutTypes(name, source) : source, type }
  stored.set(name, file)
  return file
}

/** Loaded with the first script only: most starts of the sandbox open no game. */
async function withoutTypes(name: string, source: string): Promise<string> {
  const { transform } = await import('rolldown/utils')
  const { code, errors } = await transform(name, source)
  if (errors.length > 0) throw new Error(`${name}: ${errors.map((error) => error.message).join('; ')}`)
  return code
}
