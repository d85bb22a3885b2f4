import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

interface ClientFile {
  text: string
  type: string
}

const folder = join(import.meta.dirname, '..', 'games-client')
const shared = join(import.meta.dirname, '..', '..', 'contract', 'site')
/** Where each file is read. What the games share with the site is served beside their own. */
const paths = new Map([
  ...readdirSync(folder).map((name) => [name, join(folder, name)] as const),
  ...['figures.ts', 'money.ts', 'number-text.ts'].map((name) => [name, join(shared, name)] as const),
])
const types: Readonly<Record<string, string>> = {
  '.ts': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}
const stored = new Map<string, ClientFile>()

/** A script or style of the games, types taken out, under the name it has in `games-client/`; null where there is none. */
export async function clientFile(name: string): Promise<ClientFile | null> {
  const type = types[extname(name)]
  const path = paths.get(name)
  if (path === undefined || type === undefined || name.includes('.test.')) return null
  const known = stored.get(name)
  if (known) return known
  const source = readFileSync(path, 'utf8')
  const file = { text: extname(name) === '.ts' ? await withoutTypes(name, source) : source, type }
  stored.set(name, file)
  return file
}

/** Loaded with the first script only: most starts of the sandbox open no game. */
async function withoutTypes(name: string, source: string): Promise<string> {
  const { transform } = await import('rolldown/utils')
  const { code, errors } = await transform(name, source)
  if (errors.length > 0) throw new Error(`${name}: ${errors.map((error) => error.message).join('; ')}`)
  // A browser knows no imports of the package: the page's policy lets no map of them in.
  return code.replaceAll('#contract/site/', './')
}
