import * as z from 'zod/mini'
import { readStored, writeStored } from '#src/lib/storage.ts'
import { wantedPath } from '#src/session/wanted-path.ts'

const storageName = 'socialLogIn'

const pending = z.object({
  provider: z.string(),
  state: z.string(),
  verifier: z.string(),
  from: z.optional(z.string()),
})

/** A log-in that left for a provider, as this tab remembers it until the answer comes. */
export interface PendingLogIn {
  provider: string
  state: string
  verifier: string
  /** The path to go to afterwards; the home page where none is named. */
  from?: string | undefined
}

export function storePendingLogIn(logIn: PendingLogIn): void {
  writeStored('session', storageName, JSON.stringify(logIn))
}

/** Takes it out: it is good for one answer, whatever that says. */
export function takePending(): PendingLogIn | undefined {
  const text = readStored('session', storageName)
  writeStored('session', storageName, null)
  try {
    const found = z.safeParse(pending, JSON.parse(text ?? 'null'))
    return found.success ? { ...found.data, from: wantedPath(found.data) } : undefined
  } catch {
    return undefined
  }
}
