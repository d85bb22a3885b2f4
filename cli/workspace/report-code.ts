import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { type CompiledChunk, compileCode } from '#cli/bundle/code/compile.ts'
import { hashPaths, sha256 } from '#cli/bundle/hash.ts'
import { gateDefines, type Profile } from '#cli/bundle/profile.ts'
import type { MappedChunk } from '#cli/insight/report/code-sizes.ts'
import type { Workspace } from './workspace.ts'

const chunkSchema = z.object({
  name: z.string(),
  isAsked: z.boolean(),
  modules: z.array(z.object({ id: z.string(), bytes: z.number() })),
  imports: z.array(z.string()),
})

/** What the map of a profile's code is made from. */
const sources = ['src', 'cli/bundle', 'package-lock.json', 'cli/workspace/report-code.ts']

const staticImport = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+)\.js["']/g

const importsOf = (code: string) => [...new Set([...code.matchAll(staticImport)].flatMap(([, name]) => name ?? []))]

function mapped({ name, entryExports, modules, code }: CompiledChunk): MappedChunk {
  return {
    name,
    isAsked: entryExports.length > 0,
    modules: modules.map(({ id, bytes }) => ({ id, bytes })),
    imports: importsOf(code),
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

/** Gives the chunks of a profile with their modules: compiled anew (some seconds), or as kept from the last time. */
export function openCodeMaps(workspace: Workspace): (profile: Profile) => Promise<readonly MappedChunk[]> {
  const { root, cacheDir } = workspace
  const hash = hashPaths(root, sources)
  return async (profile) => {
    const defines = gateDefines(profile)
    const path = join(cacheDir, 'report', `${sha256(JSON.stringify([hash, defines])).slice(0, 24)}.json`)
    const known = kept(path)
    if (known) return known
    const chunks = await compileCode(root, defines, new Map())
    const map = chunks.map(mapped)
    mkdirSync(dirname(path), { recursive: true })
    const beside = `${path}.${process.pid}.part`
    writeFileSync(beside, JSON.stringify(map))
    renameSync(beside, path)
    return map
  }
}
