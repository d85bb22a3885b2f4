import { join } from 'node:path'
import { type CodePlace, hashSources, openSpecialiser } from '#cli/bundle/code/specialise.ts'
import { gateNames, type Profile, profileOfGates } from '#cli/bundle/profile.ts'
import { installedHash } from '#cli/fingerprint/installed.ts'
import { openStore } from '#cli/store/store.ts'
import type { Workspace } from '../run/workspace.ts'

/** Names of chunks by the flag that alone leads to them. */
export type GateChunks = Readonly<Record<string, readonly string[]>>

const kind = 'gate-chunks'

/** A chunk is behind a flag alone if it is there with all flags on, and gone when just this one is off. */
async function chunksBehind(place: CodePlace): Promise<GateChunks> {
  const { specialise } = openSpecialiser(place)
  const namesOf = async (profile: Profile) => (await specialise(profile)).template.chunks.map(({ name }) => name)
  const all = await namesOf(profileOfGates(gateNames))
  const entries: [string, string[]][] = []
  for (const gate of gateNames) {
    const without = new Set(await namesOf(profileOfGates(gateNames.filter((name) => name !== gate))))
    entries.push([gate, all.filter((name) => !without.has(name))])
  }
  return Object.fromEntries(entries.filter(([, names]) => names.length > 0))
}

/**
 * The chunks that only one flag leads to. Where the code was never compiled here nothing is known of them: checking
 * sites is to cost no compilation.
 */
export async function gateChunks(workspace: Workspace): Promise<GateChunks> {
  const store = openStore(join(workspace.cacheDir, 'store'))
  await store.ready()
  const packages = installedHash(workspace)
  const sources = hashSources(workspace.root, packages)
  const known = await store.record(kind, sources)
  if (known !== undefined) return JSON.parse(known) as GateChunks
  if ((await store.record('code-template', sources)) === undefined) return {}
  const found = await chunksBehind({ cwd: workspace.root, store, sources, packages })
  await store.setRecord(kind, sources, JSON.stringify(found))
  await store.settled()
  return found
}
