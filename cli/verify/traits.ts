import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sha256 } from '#cli/fs/hash.ts'
import { filesBelow } from '#cli/fs/walk.ts'
import { isRecord } from '#cli/lib/is-record.ts'
import { readMessages } from '#cli/locale/messages.ts'
import { readSiteManifest } from '#cli/site-files/manifest.ts'
import { readMerged } from '#cli/tenant/load.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import type { TenantTraits } from '#cli/verify/leaks/tokens.ts'
import type { Workspace } from '../run/workspace.ts'

function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((below, key) => (isRecord(below) ? below[key] : undefined), value)
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(textsOf) : []

function allTexts(value: unknown): string[] {
  return isRecord(value) ? Object.values(value).flatMap(allTexts) : textsOf(value)
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address
}

const withoutScheme = (address: string) => address.replace(/^[a-z]+:\/\//, '').replace(/\/$/, '')

/** What cannot be read of a folder is nobody's trace; "validate" says what is wrong with it. */
function orNothing<Item>(read: () => readonly Item[]): readonly Item[] {
  try {
    return read()
  } catch (error) {
    if (error instanceof CliError || (error instanceof Error && 'errno' in error)) return []
    throw error
  }
}

/** The strings of the tenant's own, in all languages that it writes some for. */
function ownStrings(layer: string): string[] {
  const dir = join(layer, 'locales')
  if (!existsSync(dir)) return []
  return filesBelow(dir)
    .filter((path) => path.endsWith('.json'))
    .flatMap((path) => {
      const [tag = '', name = ''] = path.slice(dir.length + 1).split('/')
      return [...(readMessages(join(dir, tag), name.replace(/\.json$/, '')) ?? new Map<string, string>()).values()]
    })
}

function drawingsOf(layer: string): TenantTraits['assets'] {
  const dir = join(layer, 'assets')
  if (!existsSync(dir)) return []
  return filesBelow(dir).map((path) => {
    const bytes = readFileSync(path)
    const text = path.endsWith('.svg') ? bytes.toString('utf8') : null
    return { path: path.slice(layer.length + 1), hash: sha256(bytes), text }
  })
}

/** What a build made of the drawings: pictures, which say their owner by their bytes alone. */
function derivedOf(siteDir: string): TenantTraits['derived'] {
  const manifest = readSiteManifest(siteDir)
  if (typeof manifest === 'string') return []
  return Object.entries(manifest.files)
    .filter(([path]) => /^icons\/|^favicon\.(ico|svg)$|^assets\/logo-/.test(path) && !/\.(br|gz)$/.test(path))
    .map(([path, { sha256: hash }]) => ({ path, hash }))
}

/** What tells a tenant from all others, read without checking it: a mistake in it is "validate"'s to find. */
export function traitsOf(workspace: Workspace, outDir: string, code: string): TenantTraits {
  const { merged, layers } = readMerged({ ...workspace, code })
  const { value } = merged
  const name = textsOf(value.name)
  const wordmark = textsOf(at(value, 'brand', 'wordmark'))
  const gateway = ['baseUrl', 'imageHosts', 'launchHosts'].flatMap((key) => textsOf(at(value, 'gateway', key)))
  const contacts = allTexts(value.contacts)
  const seals = textsOf(at(value, 'licence', 'sealUrl'))
  const texts = layers.flatMap((layer) => orNothing(() => ownStrings(layer)))
  const assets = layers.flatMap((layer) => orNothing(() => drawingsOf(layer)))
  const tokens = layers.flatMap((layer) => orNothing(() => tokenTexts(join(layer, 'themes'))))
  return {
    code,
    names: [...name, ...wordmark, wordmark.join(' '), ...textsOf(at(value, 'licence', 'holder'))].filter(Boolean),
    hosts: [...new Set([...textsOf(value.domains), ...gateway.map(hostOf)])],
    addresses: [...contacts, ...seals].map(withoutScheme),
    texts,
    assets,
    derived: orNothing(() => derivedOf(join(outDir, code))),
    // A tenant that stands on another names it in its folder.
    own: [
      ...layers.map((layer) => basename(layer)),
      ...allTexts(value),
      ...texts,
      ...assets.map(({ text }) => text ?? ''),
      ...tokens,
    ].join('\n'),
  }
}

function tokenTexts(dir: string): string[] {
  if (!existsSync(dir)) return []
  return readdirSync(dir)
    .filter((name) => name.endsWith('.tokens.json'))
    .map((name) => readFileSync(join(dir, name), 'utf8'))
}
