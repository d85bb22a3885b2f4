import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type FirstPaintModule, loadFirstPaint } from './first-paint.ts'
import { hashPaths, sha256 } from './hash.ts'
import { gateDefines, type Profile } from './profile.ts'
import { compileTemplate, describeTemplate, type Template } from './template.ts'

/** A profile's template and whether it was there already. */
export interface Specialised {
  /** Hash of all that the template was made from. */
  key: string
  template: Template
  firstPaint: FirstPaintModule
  wasCached: boolean
}

/** What a template depends on besides the profile: the code, what compiles it, and the versions it is compiled with. */
const inputs = [
  'src',
  'cli/bundle/first-paint.ts',
  'cli/bundle/production.ts',
  'cli/bundle/template.ts',
  'cli/bundle/vite-options.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

/** The template of a profile: out of the cache where its inputs are unchanged, else compiled into it. */
export async function specialise(options: {
  /** The product's folder. */
  cwd: string
  cacheDir: string
  profile: Profile
  /** What `hashSources` gave for this run. */
  sources: string
}): Promise<Specialised> {
  const { cwd, cacheDir, profile, sources } = options
  const key = sha256(JSON.stringify([sources, gateDefines(profile), process.versions.node]))
  const dir = join(cacheDir, 'templates', key.slice(0, 24))
  const wasCached = existsSync(join(dir, 'done'))
  const template = wasCached ? describeTemplate(dir) : await compileTemplate(cwd, profile, dir)
  const shared = sha256(JSON.stringify([sources, process.versions.node])).slice(0, 24)
  const firstPaint = await loadFirstPaint(cwd, profile, join(cacheDir, 'first-paint', shared))
  return { key, template, firstPaint, wasCached }
}

/** The hash of the code that all profiles share, to be computed once a run. */
export function hashSources(cwd: string): string {
  return hashPaths(cwd, inputs)
}
