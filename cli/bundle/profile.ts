import { sha256 } from '#cli/fs/hash.ts'
import { type GateInput, type GateName, gates } from '#contract/site/gates.ts'

/** Which build flags are on: tenants that agree on it share one compilation. */
export interface Profile {
  /** Eight hex digits, the same for the same flags. */
  id: string
  open: readonly GateName[]
  closed: readonly GateName[]
}

export const gateNames = Object.keys(gates) as GateName[]

/** `open` in the order of the registry. */
export function profileOfGates(open: readonly GateName[]): Profile {
  const closed = gateNames.filter((name) => !open.includes(name))
  return { id: sha256(open.join('\n')).slice(0, 8), open, closed }
}

export function profileOf(tenant: GateInput): Profile {
  return profileOfGates(gateNames.filter((name) => gates[name].isOpen(tenant)))
}

/** The build's replacements: each flag's name becomes `true` or `false`. */
export function gateDefines(profile: Profile): Record<GateName, 'true' | 'false'> {
  const entries = gateNames.map((name) => [name, profile.open.includes(name) ? 'true' : 'false'])
  return Object.fromEntries(entries) as Record<GateName, 'true' | 'false'>
}

/** Message keys that stay out of a site of this profile: "namespace" or "namespace:key.prefix". */
export function closedStrings(profile: Profile): string[] {
  return profile.closed.flatMap((name) => [...gates[name].strings])
}
