import { hashPaths, sha256 } from '#cli/fs/hash.ts'
import { isSafePath } from '#cli/lib/safe-path.ts'
import type { Store } from '#cli/store/store.ts'
import { gateDefines, gateNames, type Profile } from '../profile.ts'
import { orCliError, type Template } from '../template.ts'
import { linkChunks, type TreeShake } from './link.ts'
import type { PreparedChunk } from './prepare.ts'
import { openFileMaker, profileCode } from './profile-code.ts'
import { type CodeTemplate, compileProfile, makeTemplate } from './template.ts'
import { type TreeShakenChunk, treeShakeChunk } from './tree-shake.ts'

/** A profile's template, and whether it was there already. */
export interface Specialised {
  /** Hash of all that the template was made from. */
  key: string
  template: Template
  wasCached: boolean
}

/**
 * How a profile's code comes about: specialised from the template of all, or compiled by itself, which must give the
 * same.
 */
export type Engine = 'specialise' | 'full'

/** Where the code is and what was made of it. */
export interface CodePlace {
  /** The product's folder. */
  cwd: string
  store: Store
  /** What `hashSources` gave for this run. */
  sources: string
  /** The hash of the installed packages. */
  packages: string
}

/** What a template depends on besides the profile: the code, what compiles it, and the versions it is compiled with. */
const inputs = [
  'contract',
  'src',
  'cli/bundle/code',
  'cli/bundle/class-names.ts',
  'cli/bundle/first-paint.ts',
  'cli/bundle/locked-packages.ts',
  'cli/bundle/primitives.ts',
  'cli/bundle/production.ts',
  'cli/bundle/profile.ts',
  'cli/bundle/scoped-classes.ts',
  'cli/bundle/template.ts',
  'cli/bundle/vite-options.ts',
  'cli/fs/hash.ts',
  'cli/fs/walk.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
]

/** The hash of the code that all profiles share, to be computed once a run. `packages` is that of the installed packages. */
export function hashSources(cwd: string, packages: string): string {
  return sha256(JSON.stringify([hashPaths(cwd, inputs), packages]))
}

async function storedTemplate({ store, sources }: CodePlace): Promise<CodeTemplate | undefined> {
  const hash = await store.record('code-template', sources)
  const bytes = hash === undefined ? undefined : await store.get(hash)
  return bytes && (JSON.parse(Buffer.from(bytes).toString('utf8')) as CodeTemplate)
}

/** What all profiles are specialised from: out of the store, else compiled into it. */
export async function loadTemplate(place: CodePlace): Promise<CodeTemplate> {
  const stored = await storedTemplate(place)
  if (stored) return stored
  const template = await orCliError(() => makeTemplate(place.cwd))
  const hash = await place.store.put(Buffer.from(JSON.stringify(template)))
  await place.store.setRecord('code-template', place.sources, hash)
  return template
}

/** So many specialised chunks are kept in a process; with more, all are forgotten and found again in the store. */
const maxKept = 2000

/** Specialises chunks, and stores the results: many profiles, and versions of the code, share most of it. */
function openTreeShake({
  cwd,
  store,
  packages,
}: CodePlace): (
  chunk: PreparedChunk,
  isOpen: Record<string, boolean>,
  needed: readonly string[],
) => Promise<TreeShakenChunk> {
  const tool = [hashPaths(cwd, ['cli/bundle/code', 'package-lock.json']), packages].join()
  const known = new Map<string, Promise<TreeShakenChunk>>()
  const hashes = new WeakMap<PreparedChunk, string>()
  const find = async (key: string, make: () => Promise<TreeShakenChunk>): Promise<TreeShakenChunk> => {
    const record = await store.record('chunk', key)
    if (record !== undefined) return JSON.parse(record) as TreeShakenChunk
    const made = await make()
    await store.setRecord('chunk', key, JSON.stringify(made))
    return made
  }
  return (chunk, isOpen, needed) => {
    const hash = hashes.get(chunk) ?? sha256(JSON.stringify([tool, chunk.body, chunk.exports]))
    hashes.set(chunk, hash)
    const key = [hash, chunk.gates.filter((gate) => isOpen[gate]).join(), needed.join()].join(' ')
    const before = known.get(key)
    if (before) return before
    if (known.size >= maxKept) known.clear()
    const found = find(key, () => treeShakeChunk(chunk, isOpen, needed))
    known.set(key, found)
    return found
  }
}

export interface Specialiser {
  /** A profile's code, out of the store where its inputs are unchanged. */
  specialise(profile: Profile, engine?: Engine): Promise<Specialised>
}

/** Specialises one template for profiles, which it makes where it is not there yet. */
export function openSpecialiser(place: CodePlace): Specialiser {
  const { cwd, store, sources } = place
  const makeFile = openFileMaker(store)
  const treeShake = openTreeShake(place)
  let template: Promise<CodeTemplate> | undefined

  const chunksOf = (
    made: CodeTemplate,
    profile: Profile,
    engine: Engine,
  ): readonly PreparedChunk[] | Promise<readonly PreparedChunk[]> =>
    engine === 'specialise' ? made.chunks : orCliError(() => compileProfile(cwd, made, gateDefines(profile)))

  const specialiseProfile = async (profile: Profile, engine: Engine): Promise<Template> => {
    const isOpen = Object.fromEntries(gateNames.map((name) => [name, profile.open.includes(name)]))
    const treeShakeHere: TreeShake = (chunk, needed) => treeShake(chunk, isOpen, needed)
    template ??= loadTemplate(place)
    const made = await template
    const chunks = await chunksOf(made, profile, engine)
    return profileCode(await linkChunks(chunks, treeShakeHere), made.loading, makeFile)
  }

  const stored = async (key: string): Promise<Template | undefined> => {
    const record = await store.record('profile', key)
    if (record === undefined) return undefined
    const found = JSON.parse(record) as Template
    // The record may be another machine's: what it calls files is not followed out of a site.
    if (!found.files.every(({ path }) => isSafePath(path))) return undefined
    const whole = await Promise.all(found.files.map(({ hash }) => store.has(hash)))
    return whole.every(Boolean) ? found : undefined
  }

  return {
    async specialise(profile, engine = 'specialise') {
      const key = sha256(JSON.stringify([sources, profile.open, engine]))
      const before = await stored(key)
      const template = before ?? (await specialiseProfile(profile, engine))
      if (!before) await store.setRecord('profile', key, JSON.stringify(template))
      return { key, template, wasCached: before !== undefined }
    },
  }
}
