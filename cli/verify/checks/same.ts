import { manifestName, parseSiteManifest } from '#cli/site-files/manifest.ts'
import type { SiteFinding } from '../site/finding.ts'
import type { Site } from '../site/site.ts'

/** The first byte that differs; the shorter one's end where it is the beginning of the other. */
function firstDifference(one: Uint8Array, other: Uint8Array): number {
  const end = Math.min(one.length, other.length)
  for (let at = 0; at < end; at += 1) if (one[at] !== other[at]) return at
  return end
}

const remedy = 'Find what the build reads besides its inputs: the time, the order of files, the environment.'

/** Whose word counted for what came out of a store is told in livery.json, and is no part of the site. */
function isSameSite(one: Uint8Array, other: Uint8Array): boolean {
  const [first, second] = [one, other].map((bytes) => {
    const manifest = parseSiteManifest(Buffer.from(bytes).toString('utf8'))
    return manifest && JSON.stringify({ ...manifest, vouchedBy: undefined })
  })
  return first !== undefined && first === second
}

/** A site that was built again from the same inputs is the same, byte for byte. */
export function same(site: Site, again: Site): SiteFinding[] {
  const paths = [...new Set([...site.files.keys(), ...again.files.keys()])].sort()
  return paths.flatMap((path): SiteFinding[] => {
    const [one, other] = [site.files.get(path), again.files.get(path)]
    const finding = { file: path, offset: null, code: 'not-the-same', remedy }
    if (!one) return [{ ...finding, message: 'The second build has this file, the first has not' }]
    if (!other) return [{ ...finding, message: 'The first build has this file, the second has not' }]
    if (one.hash === other.hash) return []
    if (path === manifestName && isSameSite(one.bytes(), other.bytes())) return []
    const offset = firstDifference(one.bytes(), other.bytes())
    return [
      { ...finding, offset, message: `Two builds differ from byte ${offset} on (${one.size} and ${other.size} bytes)` },
    ]
  })
}
