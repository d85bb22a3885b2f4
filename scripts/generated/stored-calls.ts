import type { Call } from '#contract/call.ts'
import { callsBelow } from './call-refs.ts'

function requirePublic({ id, auth, method }: Call): void {
  if (auth !== 'none' || method !== 'GET')
    throw new Error(`The answers of ${id} may not be stored: it is no public question`)
}

/**
 * The calls whose answers a browser may store, as the service worker knows them: it has neither schemas nor words of them.
 * @throws Error where one of them takes a token or changes something.
 */
export async function storedCalls(): Promise<string> {
  const calls = (await Promise.all(['site', 'identity', 'lobby', 'account', 'agent'].map(callsBelow))).flat()
  for (const call of calls) if (call.stored) requirePublic(call)
  const rows = calls.flatMap(({ path, stored }) =>
    stored ? [`  { path: '${path}', emptied: [${stored.map((field) => `'${field}'`).join(', ')}] },\n`] : [],
  )
  return `// Written from contract/ by \`npm run generate\`.

/** A public call whose good answers are stored, and the texts in them that are emptied before. */
export interface StoredCall {
  /** With \`{name}\` for a part that differs. */
  path: string
  emptied: readonly string[]
}

export const storedCalls: readonly StoredCall[] = [
${rows.sort().join('')}]
`
}
