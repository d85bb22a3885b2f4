import * as z from 'zod/mini'
import { readStored, writeStored } from '#src/lib/storage.ts'

/** Milliseconds for which a link's code belongs to this browser's visitor. */
const lasts = 30 * 86_400_000
const storageName = 'affiliate'
/** A code that is longer than any, such as a link may carry, is not worth asking about. */
export const maxCodeLength = 64

const shape = z.object({ code: z.string().check(z.minLength(1), z.maxLength(maxCodeLength)), until: z.number() })

/** The code of the link that led here within the last 30 days, the newest one. */
export function storedAttribution(now = Date.now()): string | undefined {
  const text = readStored('local', storageName)
  if (text === null) return undefined
  try {
    const { code, until } = z.parse(shape, JSON.parse(text))
    if (until > now && until <= now + lasts) return code
  } catch {
    // Not what this page wrote.
  }
  forgetAttribution()
  return undefined
}

export function storeAttribution(code: string, now = Date.now()): void {
  const trimmed = code.trim()
  if (trimmed === '' || trimmed.length > maxCodeLength) return
  writeStored('local', storageName, JSON.stringify({ code: trimmed, until: now + lasts }))
}

/** Somebody has registered with it, or it is none of the merchant's. */
export const forgetAttribution = (): void => writeStored('local', storageName, null)
