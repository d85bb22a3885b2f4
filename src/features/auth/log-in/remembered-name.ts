import * as z from 'zod/mini'
import { keep, kept } from '#src/lib/storage.ts'

const storageName = 'lastUser'
const day = 24 * 60 * 60 * 1000

const remembered = z.object({ username: z.string().check(z.maxLength(64)), until: z.number() })

function read(): unknown {
  try {
    return JSON.parse(kept('local', storageName) ?? 'null')
  } catch {
    return null
  }
}

/** The user name of the last log-in that asked to be remembered, for a day; never a password. */
export function rememberedName(now = Date.now()): string | undefined {
  const found = z.safeParse(remembered, read())
  if (!found.success) return undefined
  if (found.data.until > now) return found.data.username
  keep('local', storageName, null)
  return undefined
}

export function rememberName(username: string | undefined, now = Date.now()): void {
  keep('local', storageName, username ? JSON.stringify({ username, until: now + day }) : null)
}
