import { basename, extname, join } from 'node:path'
import type { FirstBannerInput, PictureInput } from '#cli/bundle/assemble/first-banner.ts'
import { didYouMean } from '#cli/lib/nearest.ts'
import { shownPath } from '#cli/lib/shown-path.ts'
import { firstBannerFile, firstBannerSchema } from '#cli/tenant/first-banner-file.ts'
import type { LoadedTenant } from '#cli/tenant/load.ts'
import { isPicture, maxAssetBytes, pictureKinds } from '#cli/tenant/rules/asset-content.ts'
import { filesBelow } from '#cli/tenant/rules/folder.ts'
import { schemaFindings } from '#cli/tenant/schema-findings.ts'
import { type JsonPath, type JsonSource, locate, objectOf, readJsonSource } from '#cli/tenant/source/json-source.ts'
import { mergeSources } from '#cli/tenant/source/merge.ts'
import { isContained, readContained } from '#cli/terminal/contained-file.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import type { LanguageCode } from '#contract/site/languages.ts'
import type { Workspace } from '../run/workspace.ts'

/** By language, what the page of that language brings along. */
type FirstBannerInputs = Partial<Record<LanguageCode, FirstBannerInput>>

/** A tenant's own first-banner.json: what it stands on has another gateway. */
export interface CheckedFirstBanner {
  /** Empty where there is none, and where it has errors. */
  banners: FirstBannerInputs
  diagnostics: Diagnostic[]
}

/** Bytes. The first picture of the page is waited for on the slowest of networks. */
const heavyPicture = 150_000

interface Place {
  source: JsonSource
  path: JsonPath
}

const findingAt = (
  { source, path }: Place,
  finding: Pick<Diagnostic, 'code' | 'message' | 'suggestion'> & Partial<Pick<Diagnostic, 'severity'>>,
): Diagnostic => ({ ...locate(source, path), severity: 'error', ...finding })

interface FoundPicture {
  picture?: PictureInput
  diagnostics: Diagnostic[]
}

function readPicture(dir: string, name: string, place: Place): FoundPicture {
  if (!isPicture(name)) {
    const message = `"${name}" is not a picture that a banner can have`
    const finding = { code: 'wrong-asset-type', message, suggestion: `Use ${pictureKinds.join(', ')}.` }
    return { diagnostics: [findingAt(place, finding)] }
  }
  const bytes = readContained(dir, join(dir, name), maxAssetBytes)
  if (!(bytes instanceof Uint8Array)) {
    const message = `There is no file "${name}" in the folder that can be read`
    const suggestion = didYouMean(name, filesBelow(dir, 'assets')) ?? 'Run "livery banner" to take it from the gateway.'
    return { diagnostics: [findingAt(place, { code: 'missing-asset', message, suggestion })] }
  }
  const extension = extname(name)
  const picture = { name: basename(name, extension), extension: extension.slice(1).toLowerCase(), bytes }
  if (bytes.length <= heavyPicture) return { picture, diagnostics: [] }
  const message = `The picture has ${bytes.length} bytes: on a slow network the page's first screen waits for it`
  const suggestion = `Export it with at most ${heavyPicture} bytes, as WebP or AVIF.`
  return {
    picture,
    diagnostics: [findingAt(place, { code: 'heavy-picture', message, suggestion, severity: 'warning' })],
  }
}

/** What the file says that does not fit the tenant. */
function tenantFindings({ tenant }: LoadedTenant, { source, path: [code] }: Place, groupName: string): Diagnostic[] {
  if (!tenant || code === undefined) return []
  const findings: Diagnostic[] = []
  if (!tenant.languages.supported.some((supported) => supported === code)) {
    const message = `The site has no language "${code}": this banner is in no page`
    const finding = { code: 'unused-banner', message, suggestion: 'Remove it.', severity: 'warning' as const }
    findings.push(findingAt({ source, path: [code] }, finding))
  }
  const { home } = tenant.bannerGroups
  if (groupName !== home) {
    const message = `The banner is of the group "${groupName}", and the home page shows "${home}"`
    const finding = { code: 'wrong-banner-group', message, suggestion: 'Run "livery banner" to take the right one.' }
    findings.push(findingAt({ source, path: [code, 'banner', 'groupName'] }, finding))
  }
  return findings
}

/** Reads a tenant's first banner in each of its languages, and finds all that is wrong with it. */
export function checkFirstBanner(workspace: Workspace, loaded: LoadedTenant): CheckedFirstBanner {
  const { dir } = loaded
  const path = join(dir, firstBannerFile)
  if (!isContained(dir, path)) return { banners: {}, diagnostics: [] }
  const { source, diagnostics } = readJsonSource({ tenant: loaded.code, file: shownPath(workspace.cwd, path), path })
  const value = objectOf(source)
  if (diagnostics.length > 0 || value === undefined) return { banners: {}, diagnostics }
  const parsed = firstBannerSchema.safeParse(value)
  if (!parsed.success) {
    const form = { schema: firstBannerSchema, file: firstBannerFile, otherKeys: [] }
    const merged = mergeSources([{ source, value }])
    return { banners: {}, diagnostics: schemaFindings(merged, source, parsed.error.issues, form) }
  }
  const banners: FirstBannerInputs = {}
  for (const [code, { banner, wide, phone }] of Object.entries(parsed.data)) {
    const place = (...steps: string[]): Place => ({ source, path: [code, ...steps] })
    const found = readPicture(dir, wide, place('wide'))
    const upright = phone === undefined ? undefined : readPicture(dir, phone, place('phone'))
    diagnostics.push(...tenantFindings(loaded, place(), banner.groupName))
    diagnostics.push(...found.diagnostics, ...(upright?.diagnostics ?? []))
    if (!found.picture) continue
    const own = { banner, wide: found.picture, ...(upright?.picture && { phone: upright.picture }) }
    banners[code as LanguageCode] = own
  }
  return { banners, diagnostics }
}
