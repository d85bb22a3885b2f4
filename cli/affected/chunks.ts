import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { linkChunks } from '#cli/bundle/code/link.ts'
import type { PreparedChunk } from '#cli/bundle/code/prepare.ts'
import { hashSources, loadTemplate } from '#cli/bundle/code/specialise.ts'
import { stylesFor } from '#cli/bundle/code/styles.ts'
import type { CodeTemplate } from '#cli/bundle/code/template.ts'
import { type TreeShakenChunk, treeShakeChunk } from '#cli/bundle/code/tree-shake.ts'
import type { Profile } from '#cli/bundle/profile.ts'
import { installedHash } from '#cli/fingerprint/installed.ts'
import { sha256 } from '#cli/fs/hash.ts'
import { openStore } from '#cli/store/store.ts'
import type { Workspace } from '../run/workspace.ts'
import type { ReadSource } from './graph.ts'

/** What compiling the site's code takes of the product's folder. */
const needed = [
  'contract',
  'src',
  'cli/bundle',
  'cli/fs/hash.ts',
  'cli/fs/walk.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
]

function copySources(root: string, dir: string): void {
  for (const path of needed.filter((name) => existsSync(join(root, name)))) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    cpSync(join(root, path), join(dir, path), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'))
}

/** Puts changed files back to what they were. */
function putBack(dir: string, changed: readonly string[], was: ReadSource): void {
  for (const path of changed.filter((name) => needed.some((part) => name === part || name.startsWith(`${part}/`)))) {
    const text = was(path)
    rmSync(join(dir, path), { force: true })
    if (text === undefined) continue
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
}

/** Both are compiled in the same way, and in no folder that a site is built in: their results are kept apart. */
async function compile(workspace: Workspace, dir: string): Promise<CodeTemplate> {
  const store = join(workspace.cacheDir, 'store')
  const packages = installedHash(workspace)
  const sources = sha256(`compared ${hashSources(dir, packages)}`)
  const script = fileURLToPath(new URL('./compile.ts', import.meta.url))
  const isKnown = (await openStore(store, '').record('code-template', sources)) !== undefined
  if (!isKnown) await promisify(execFile)(process.execPath, [script, dir, store, sources])
  return loadTemplate({ cwd: dir, store: openStore(store, ''), sources, packages })
}

/** What all chunks of a profile come to; equal where their files are equal. Of each chunk only a hash is kept. */
function openSpecialiser(): (template: CodeTemplate, profile: Profile) => Promise<string> {
  const known = new Map<string, Promise<TreeShakenChunk>>()
  const keys = new WeakMap<PreparedChunk, string>()
  const keyOf = (chunk: PreparedChunk) => {
    const key = keys.get(chunk) ?? sha256(JSON.stringify([chunk.name, chunk.body, chunk.exports, chunk.styles]))
    keys.set(chunk, key)
    return key
  }
  const hashed = async (chunk: PreparedChunk, isOpen: Record<string, boolean>, names: readonly string[]) => {
    const treeShaken = await treeShakeChunk(chunk, isOpen, names)
    return { ...treeShaken, code: sha256(JSON.stringify([treeShaken.code, stylesFor(chunk.styles, treeShaken.code)])) }
  }
  return async ({ chunks }, profile) => {
    const isOpen = Object.fromEntries(profile.open.map((name) => [name, true]))
    const linked = await linkChunks(chunks, (chunk, names) => {
      const key = [keyOf(chunk), chunk.gates.filter((gate) => isOpen[gate]), names].join(' ')
      const treeShaken = known.get(key) ?? hashed(chunk, isOpen, names)
      known.set(key, treeShaken)
      return treeShaken
    })
    return JSON.stringify(linked.map(({ chunk, treeShaken }) => [chunk.name, chunk.isEntry, treeShaken]))
  }
}

/**
 * Compiles the code as it is and as it was, and says of a profile whether its chunks differ. Code that does not compile
 * differs for all.
 */
export async function openChunkComparison(
  workspace: Workspace,
  changed: readonly string[],
  was: ReadSource,
): Promise<(profile: Profile) => Promise<boolean>> {
  const place = mkdtempSync(join(tmpdir(), 'livery-compared-'))
  const [now, then] = ['now', 'then'].map((name) => join(place, name)) as [string, string]
  try {
    for (const dir of [now, then]) copySources(workspace.root, dir)
    putBack(then, changed, was)
    const [present, past] = await Promise.all([compile(workspace, now), compile(workspace, then)])
    const specialised = openSpecialiser()
    return async (profile) => (await specialised(present, profile)) !== (await specialised(past, profile))
  } catch {
    // The build says what is wrong with the code as it is; as it was, nothing is known of it.
    return async () => true
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}
