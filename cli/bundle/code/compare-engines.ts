import type { Store } from '#cli/store/store.ts'
import type { GateName } from '#contract/site/gates.ts'
import { gateNames, type Profile, profileOfGates } from '../profile.ts'
import type { Template } from '../template.ts'
import { type CodePlace, openSpecialiser } from './specialise.ts'

/** A file that the two engines made differently. */
export interface EngineMismatch {
  profile: string
  open: readonly GateName[]
  /** "main.js", "parts.css". */
  file: string
  /** What differs, and where. */
  reason: string
}

export interface EngineComparison {
  profiles: number
  /** How many were the same to the last byte. */
  same: number
  mismatches: readonly EngineMismatch[]
  /** Of all scripts and styles of all profiles. */
  bytes: { specialised: number; full: number }
}

/** Numbers from 0 to 1 that a seed gives again (mulberry32). */
function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Profiles of flags that are on by the toss of a coin, first the one with all and the one with none. */
export function randomProfiles(count: number, seed: number): Profile[] {
  const next = random(seed)
  const extremes = [gateNames, []].map((open) => profileOfGates(open))
  const tossed = Array.from({ length: count }, () => profileOfGates(gateNames.filter(() => next() < 0.5)))
  return [...extremes, ...tossed].slice(0, count)
}

/** A file's name without the hash of its content. */
const plainName = (path: string) => path.replace(/^assets\//, '').replace(/-[\w-]{8}(?=\.\w+$)/, '')

async function textsOf(template: Template, store: Store): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for (const { path, hash } of template.files) {
    const bytes = await store.get(hash)
    if (bytes) texts.set(plainName(path), Buffer.from(bytes).toString('utf8'))
  }
  return texts
}

const around = 60

function differenceOf(specialised: string | undefined, full: string | undefined): string | null {
  if (specialised === full) return null
  if (specialised === undefined) return 'only the full build has it'
  if (full === undefined) return 'only the specialised build has it'
  let at = 0
  while (specialised[at] === full[at]) at++
  const excerpt = (text: string) => JSON.stringify(text.slice(Math.max(0, at - around / 3), at + around))
  const sizes = `${specialised.length} and ${full.length} characters`
  return `${sizes}, first difference at ${at}: ${excerpt(specialised)} where the full build has ${excerpt(full)}`
}

/**
 * Builds profiles both ways, specialised from the template and compiled by themselves, and compares every script and
 * style byte by byte. Throws where the code does not compile.
 */
export async function compareEngines(
  place: CodePlace,
  profiles: readonly Profile[],
  onDone: (profile: Profile, mismatches: readonly EngineMismatch[]) => void = () => undefined,
): Promise<EngineComparison> {
  const specialiser = openSpecialiser(place)
  const all: EngineMismatch[] = []
  const bytes = { specialised: 0, full: 0 }
  let same = 0
  for (const profile of profiles) {
    const specialised = await specialiser.specialise(profile)
    const full = await specialiser.specialise(profile, 'full')
    const [ours, theirs] = await Promise.all([
      textsOf(specialised.template, place.store),
      textsOf(full.template, place.store),
    ])
    for (const text of ours.values()) bytes.specialised += Buffer.byteLength(text)
    for (const text of theirs.values()) bytes.full += Buffer.byteLength(text)
    const mismatches = [...new Set([...ours.keys(), ...theirs.keys()])].sort().flatMap((file): EngineMismatch[] => {
      const reason = differenceOf(ours.get(file), theirs.get(file))
      return reason === null ? [] : [{ profile: profile.id, open: profile.open, file, reason }]
    })
    if (mismatches.length === 0) same++
    all.push(...mismatches)
    onDone(profile, mismatches)
  }
  return { profiles: profiles.length, same, mismatches: all, bytes }
}
