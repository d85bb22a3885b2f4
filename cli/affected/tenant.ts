import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { closedStrings, gateNames, type Profile, profileOf } from '#cli/bundle/profile.ts'
import { isRecord } from '#cli/lib/is-record.ts'
import { tenantSchema } from '#cli/tenant/tenant.ts'
import { languageTags, nearestValue, type Outline } from '../fingerprint/outline.ts'
import type { GateValues } from './modules.ts'

/** What decides which changes concern a tenant. */
export interface TenantFacts {
  code: string
  /** Its own folder, then those that it extends, the nearest first, with or without anything in them. Absolute. */
  folders: readonly { code: string; dir: string }[]
  tags: readonly string[]
  themes: readonly string[]
  /** Packages of its fonts. */
  fonts: readonly string[]
  profile: (Profile & { gates: GateValues; closedStrings: readonly string[] }) | null
}

function lay(under: Record<string, unknown>, over: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const merged = { ...under }
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key]
    merged[key] = isRecord(below) && isRecord(value) ? lay(below, value) : value
  }
  return merged
}

/** Null where its files do not make a tenant: then every change of code may concern it. */
function profileOfChain(chain: readonly Outline[]): TenantFacts['profile'] {
  const layers = chain.map(({ value }) => value ?? {}).reverse()
  const { extends: _base, ...value } = layers.reduce<Record<string, unknown>>(lay, {})
  const parsed = tenantSchema.safeParse(value)
  if (!parsed.success) return null
  const profile = profileOf(parsed.data)
  const gates = Object.fromEntries(gateNames.map((name) => [name, profile.open.includes(name)]))
  return { ...profile, gates, closedStrings: closedStrings(profile) }
}

function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    // A folder that is gone: what was in it is known by this name.
    return path
  }
}

const texts = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])

/** @param chain The tenant's outline, then those of its bases. */
export function factsOf(tenantsDir: string, chain: readonly Outline[]): TenantFacts {
  const fonts = ['text', 'display', 'script'].map((font) => nearestValue(chain, 'brand', 'faces', font, 'package'))
  const themes = nearestValue(chain, 'themes', 'available')
  return {
    code: chain[0]?.code ?? '',
    folders: chain.map(({ code }) => ({ code, dir: realPath(join(tenantsDir, code)) })),
    tags: languageTags(chain),
    themes: Array.isArray(themes) ? texts(themes) : ['dark', 'light'],
    fonts: texts(fonts),
    profile: profileOfChain(chain),
  }
}
