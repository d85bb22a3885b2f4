import { join } from 'node:path'
import type { PreparedChunk } from '#cli/bundle/code/prepare.ts'
import { hashSources, loadTemplate } from '#cli/bundle/code/specialise.ts'
import { type CodeTemplate, compileProfile } from '#cli/bundle/code/template.ts'
import { gateDefines, type Profile } from '#cli/bundle/profile.ts'
import type { MappedChunk } from '#cli/insight/report/code-sizes.ts'
import type { Workspace } from '#cli/run/workspace.ts'
import { openStore } from '#cli/store/store.ts'

const staticImport = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+)\.js["']/g

const importsOf = (code: string) => [...new Set([...code.matchAll(staticImport)].flatMap(([, name]) => name ?? []))]

function mapped({ name, entryExports, modules, body }: PreparedChunk): MappedChunk {
  return {
    name,
    isAsked: entryExports.length > 0,
    modules: modules.map(({ id, bytes }) => ({ id, bytes })),
    imports: importsOf(body),
  }
}

/** Gives the chunks of a profile with their modules: compiled by itself (some seconds), or as kept from the last time. */
export function openCodeMaps(workspace: Workspace): (profile: Profile) => Promise<readonly MappedChunk[]> {
  const { root, cacheDir } = workspace
  const sources = hashSources(root)
  // Only this machine's store: a look at sizes shares nothing.
  const store = openStore(join(cacheDir, 'store'), '')
  let template: Promise<CodeTemplate> | undefined
  return async (profile) => {
    const key = JSON.stringify([sources, profile.open])
    const known = await store.record('code-map', key)
    if (known !== undefined) return JSON.parse(known) as MappedChunk[]
    template ??= loadTemplate({ cwd: root, store, sources })
    const map = (await compileProfile(root, await template, gateDefines(profile))).map(mapped)
    await store.setRecord('code-map', key, JSON.stringify(map))
    return map
  }
}
