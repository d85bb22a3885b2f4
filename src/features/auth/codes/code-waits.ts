import * as z from 'zod/mini'
import { readStored, writeStored } from '#src/lib/storage.ts'

const storageName = 'codeWaits'

const waits = z.record(z.string(), z.number())

/** A short digest (FNV-1a), so that no number stands in the browser's storage in clear. */
function digest(name: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(36)
}

function read(now: number): Record<string, number> {
  try {
    const found = z.safeParse(waits, JSON.parse(readStored('session', storageName) ?? '{}'))
    return found.success ? Object.fromEntries(Object.entries(found.data).filter(([, end]) => end > now)) : {}
  } catch {
    return {}
  }
}

/**
 * When a code of this purpose may be asked for again, in milliseconds since 1970; 0 where at once. Kept for the tab, so
 * that a reload changes nothing.
 */
export function codeWait(name: string, now = Date.now()): number {
  return read(now)[digest(name)] ?? 0
}

export function storeCodeWait(name: string, end: number, now = Date.now()): void {
  writeStored('session', storageName, JSON.stringify({ ...read(now), [digest(name)]: Math.round(end) }))
}
