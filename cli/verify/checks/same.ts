import type { Fault } from '../site/finding.ts'
import type { Site } from '../site/site.ts'

/** The first byte that differs; the shorter one's end where it is the beginning of the other. */
function firstDifference(one: Uint8Array, other: Uint8Array): number {
  const end = Math.min(one.length, other.length)
  for (let at = 0; at < end; at += 1) if (one[at] !== other[at]) return at
  return end
}

const remedy = 'Find what the build reads besides its inputs: the time, the order of files, the environment.'

/** A site that was built again from the same inputs is the same, byte for byte. */
export function same(site: Site, again: Site): Fault[] {
  const paths = [...new Set([...site.files.keys(), ...again.files.keys()])].sort()
  return paths.flatMap((path): Fault[] => {
    const [one, other] = [site.files.get(path), again.files.get(path)]
    const fault = { file: path, offset: null, code: 'not-the-same', remedy }
    if (!one) return [{ ...fault, message: 'The second build has this file, the first has not' }]
    if (!other) return [{ ...fault, message: 'The first build has this file, the second has not' }]
    if (one.hash === other.hash) return []
    const offset = firstDifference(one.bytes(), other.bytes())
    return [
      { ...fault, offset, message: `Two builds differ from byte ${offset} on (${one.size} and ${other.size} bytes)` },
    ]
  })
}
