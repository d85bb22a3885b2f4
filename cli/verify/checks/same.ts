import type { SiteFinding } from '../site/finding.ts'
import type { Site } from '../site/site.ts'

/** The first byte that differs; the shorter one's end where it is the beginning of the other. */
function firstDifference(one: Uint8Array, other: Uint8Array): number {
  const end = Math.min(one.length, other.length)
  for (let at = 0; at < end; at += 1) if (one[at] !== other[at]) return at
  return end
}

const remedy = 'Find what the build reads besides its inputs: the time, the order of files, the environment.'

/** A site that was built again from the same inputs is the same, byte for byte. */
export function same(site: Site, again: Site): SiteFinding[] {
  const paths = [...new Set([...site.files.keys(), ...again.files.keys()])].sort()
  return paths.flatMap((path): SiteFinding[] => {
    const [one, other] = [site.files.get(path), again.files.get(path)]
    const finding = { file: path, offset: null, code: 'not-the-same', remedy }
    if (!one) return [{ ...finding, message: 'The second build has this file, the first has not' }]
    if (!other) return [{ ...finding, message: 'The first build has this file, the second has not' }]
    if (one.hash === other.hash) return []
    const offset = firstDifference(one.bytes(), other.bytes())
    return [
      { ...finding, offset, message: `Two builds differ from byte ${offset} on (${one.size} and ${other.size} bytes)` },
    ]
  })
}
