import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import type { PreparedChunk } from '#cli/bundle/code/prepare.ts'
import { type CodeTemplate, compileProfile } from '#cli/bundle/code/template.ts'
import { sha256 } from '#cli/bundle/hash.ts'
import { gateDefines, type Profile } from '#cli/bundle/profile.ts'
import { openStore } from '#cli/bundle/publish/store.ts'
import { hashSources, loadTemplate } from '#cli/bundle/specialise.ts'
import type { MappedChunk } from '#cli/insight/report/code-sizes.ts'
import type { Workspace } from './workspace.ts'

const chunkSchema = z.object({
  name: z.string(),
  isAsked: z.boolean(),
  modules: z.array(z.object({ id: z.string(), bytes: z.number() })),
  imports: z.array(z.string()),
})

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

/** A map that was kept; one that cannot be read is made again. */
function kept(path: string): MappedChunk[] | undefined {
  if (!existsSync(path)) return undefined
  try {
    return z.array(chunkSchema).parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}

/** Gives the chunks of a profile with their modules: compiled by itself (some seconds), or as kept from the last time. */
export function openCodeMaps(workspace: Workspace): (profile: Profile) => Promise<readonly MappedChunk[]> {
  const { root, cacheDir } = workspace
  const sources = hashSources(root)
  let template: Promise<CodeTemplate> | undefined
  return async (profile) => {
    const path = join(cacheDir, 'report', `${sha256(JSON.stringify([1, sources, profile.open])).slice(0, 24)}.json`)
    const known = kept(path)
    if (known) return known
    // Only this machine's store: a look at sizes shares nothing.
    template ??= loadTemplate({ cwd: root, store: openStore(join(cacheDir, 'store'), ''), sources })
    const map = (await compileProfile(root, await template, gateDefines(profile))).map(mapped)
    mkdirSync(dirname(path), { recursive: true })
    const beside = `${path}.${process.pid}.part`
    writeFileSync(beside, JSON.stringify(map))
    renameSync(beside, path)
    return map
  }
}
