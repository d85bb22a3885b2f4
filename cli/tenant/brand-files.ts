import { join } from 'node:path'
import { CliError } from '#cli/terminal/cli-error.ts'
import { readContained } from '#cli/terminal/contained-file.ts'
import type { ArtSlot } from '#contract/site/art-slots.ts'
import type { LoadedTenant } from './load.ts'
import { maxAssetBytes } from './rules/asset-content.ts'
import { originOf } from './source/merge.ts'
import type { Tenant } from './tenant.ts'

export type BrandFile = 'logo' | 'favicon'

type ArtKey = 'art' | 'lightArt'
type Place = readonly [BrandFile] | readonly [ArtKey, ArtSlot]

/** Absolute path of a drawing, and the folder of whichever tenant.json named it. */
function placed(loaded: LoadedTenant, path: Place, value: string): { dir: string; file: string } {
  const dir = originOf(loaded.merged, ['brand', ...path])?.dir ?? loaded.dir
  return { dir, file: join(dir, value) }
}

/** Absolute path of one of the brand's drawings. */
export function brandFile(loaded: LoadedTenant, tenant: Tenant, key: BrandFile): string {
  return placed(loaded, [key], tenant.brand[key]).file
}

function textOf({ dir, file }: { dir: string; file: string }): string | null {
  const bytes = readContained(dir, file, maxAssetBytes)
  return bytes instanceof Uint8Array ? bytes.toString('utf8') : null
}

/** The text of a drawing; null where it cannot be read, which the check of the tenant says. */
export function findBrandFile(loaded: LoadedTenant, tenant: Tenant, key: BrandFile): string | null {
  return textOf(placed(loaded, [key], tenant.brand[key]))
}

function soundText(loaded: LoadedTenant, place: { dir: string; file: string }): string {
  const text = textOf(place)
  if (text !== null) return text
  const hint = `Run "livery validate --tenant ${loaded.code}".`
  throw new CliError('no-drawing', `${place.file} cannot be read`, { hint })
}

/** The text of a drawing of a sound tenant. @throws CliError where it is gone since. */
export function readBrandFile(loaded: LoadedTenant, tenant: Tenant, key: BrandFile): string {
  return soundText(loaded, placed(loaded, [key], tenant.brand[key]))
}

/** The drawings of a sound tenant that stand in places of its pages. @throws CliError where one is gone since. */
export function brandDrawings(loaded: LoadedTenant, { brand }: Tenant) {
  const ofTheme = (key: ArtKey, theme: 'both' | 'light') =>
    (Object.entries(brand[key]) as [ArtSlot, string][]).map(([slot, value]) => {
      const svg = soundText(loaded, placed(loaded, [key, slot], value))
      return { slot, theme, svg }
    })
  return [...ofTheme('art', 'both'), ...ofTheme('lightArt', 'light')]
}
