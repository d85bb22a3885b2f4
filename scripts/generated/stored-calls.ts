import { callsBelow } from './call-refs.ts'

/** The calls whose answers a browser may store, as the service worker knows them: it has neither schemas nor words of them. */
export async function storedCalls(): Promise<string> {
  const calls = (await Promise.all(['site', 'identity', 'lobby', 'account', 'agent'].map(callsBelow))).flat()
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
