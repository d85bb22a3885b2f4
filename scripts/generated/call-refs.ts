import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Call } from '#contract/call.ts'

/** Contract files of one module of references, as folders below contract/ or files without ".ts". */
interface RefModule {
  /** In src/gateway. */
  file: string
  contract: readonly string[]
}

/**
 * A module of references is part of a chunk: what every visitor calls, what comes with a form or a kind of page, and what
 * only members or agents call.
 */
const refModules: readonly RefModule[] = [
  {
    file: 'calls.ts',
    contract: [
      'site/system',
      'identity/session',
      'identity/member',
      'lobby/games',
      'lobby/winners',
      'lobby/jackpot',
      'lobby/announcements',
    ],
  },
  {
    file: 'play-calls.ts',
    contract: ['site', 'lobby'],
  },
  { file: 'link-calls.ts', contract: ['identity/link-token'] },
  { file: 'security-calls.ts', contract: ['identity/security'] },
  { file: 'passkey-calls.ts', contract: ['identity/passkeys'] },
  { file: 'identity-calls.ts', contract: ['identity'] },
  { file: 'account-calls.ts', contract: ['account'] },
  { file: 'agent-calls.ts', contract: ['agent'] },
]

/** The event stream has a transport of its own, and it brings the count of unread messages along. */
const calledElsewhere = new Set(['getMemberEvents', 'getUnreadCount'])

const contractDir = join(import.meta.dirname, '..', '..', 'contract')

/** Contract files below a folder, or the file itself, as paths from contract/ without ".ts". */
function filesOf(path: string): string[] {
  if (path.includes('/')) return [path]
  const names = readdirSync(join(contractDir, path)).filter((name) => /^[\w-]+\.ts$/.test(name))
  return names.sort().map((name) => `${path}/${basename(name, '.ts')}`)
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'auth' in value

/** Calls of a contract file, by its path from contract/ without ".ts"; sorted by id. */
async function callsOf(path: string): Promise<Call[]> {
  const exported: Record<string, unknown> = await import(join(contractDir, `${path}.ts`))
  return Object.values(exported)
    .filter(isCall)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

const nameOf = (path: string) => basename(path).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function textOf(sources: readonly { path: string; calls: readonly Call[] }[]): string {
  const loads = sources.map(({ path }) => `const ${nameOf(path)} = callsOf(() => import('#contract/${path}.ts'))`)
  const refs = sources.map(({ path, calls }) =>
    calls
      .map(({ id, auth }) => `export const ${id} = ${nameOf(path)}('${id}'${auth === 'none' ? '' : `, '${auth}'`})\n`)
      .join(''),
  )
  return [
    "// Written from contract/ by `npm run generate`.\nimport { callsOf } from './call-ref.ts'\n",
    `${loads.join('\n')}\n`,
    ...refs,
  ].join('\n')
}

/** All calls of a folder of the contract, file by file. */
export async function callsBelow(folder: string): Promise<Call[]> {
  return (await Promise.all(filesOf(folder).map(callsOf))).flat()
}

/** A reference for each call of the contract, by the path of the module that exports it. */
export async function callRefs(): Promise<Record<string, string>> {
  const named = new Set(refModules.flatMap(({ contract }) => contract.filter((path) => path.includes('/'))))
  const texts: Record<string, string> = {}
  for (const { file, contract } of refModules) {
    const paths = contract.flatMap((path) => filesOf(path).filter((found) => path === found || !named.has(found)))
    const sources = await Promise.all(
      paths.map(async (path) => ({ path, calls: (await callsOf(path)).filter(({ id }) => !calledElsewhere.has(id)) })),
    )
    texts[`src/gateway/${file}`] = textOf(sources.filter(({ calls }) => calls.length > 0))
  }
  return texts
}
