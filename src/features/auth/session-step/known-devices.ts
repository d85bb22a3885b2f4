import * as z from 'zod/mini'
import { readStored, writeStored } from '#src/lib/storage.ts'
import { createSha256 } from '../verification/sha-256.ts'

const stored = z.array(z.tuple([z.string(), z.string().check(z.maxLength(64))]))
type Stored = z.infer<typeof stored>

const maxMembers = 4

/** Whose log-in is under way: the answer to its second step names nobody. */
let current: string | undefined

/** A name's digest: who uses this browser is nobody's to read. */
function keyOf(username: string): string {
  const digest = createSha256()(new TextEncoder().encode(username.trim().toLowerCase()))
  return [...digest].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

function read(): Stored {
  try {
    return z.safeParse(stored, JSON.parse(readStored('local', 'devices') ?? '[]')).data ?? []
  } catch {
    return []
  }
}

/** What shows the gateway that this member has logged in with this browser before: wrong tries by others do not count then. */
export function deviceFor(username: string): { device?: string } {
  current = keyOf(username)
  const device = read().find(([key]) => key === current)?.[1]
  return device === undefined ? {} : { device }
}

/** Keeps it for the next log-in, beyond the session: it opens nothing by itself. */
export function rememberDevice({ device }: { device?: string | undefined }): void {
  if (device === undefined || current === undefined) return
  const others = read().filter(([key]) => key !== current)
  writeStored('local', 'devices', JSON.stringify([[current, device], ...others].slice(0, maxMembers)))
}
