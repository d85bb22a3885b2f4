import * as z from 'zod/mini'
import { readStored, writeStored } from '#src/lib/storage.ts'

const day = 24 * 60 * 60 * 1000

const lastUser = z.object({ username: z.string().check(z.maxLength(64)), until: z.number() })
const loginTypeSms = z.object({
  countryDialingCode: z.string().check(z.regex(/^[1-9]\d{0,3}$/)),
  mobileNum: z.string().check(z.maxLength(20)),
  until: z.number(),
})

function read(name: string): unknown {
  try {
    return JSON.parse(readStored('local', name) ?? 'null')
  } catch {
    return null
  }
}

function remembered<Kept extends { until: number }>(name: string, shape: z.ZodMiniType<Kept>, now: number) {
  const found = z.safeParse(shape, read(name))
  if (!found.success) return undefined
  if (found.data.until > now) return found.data
  writeStored('local', name, null)
  return undefined
}

/** The user name of the last log-in that asked to be remembered, for a day; never a password. */
export function rememberedName(now = Date.now()): string | undefined {
  return remembered('lastUser', lastUser, now)?.username
}

export function rememberName(username: string | undefined, now = Date.now()): void {
  writeStored('local', 'lastUser', username ? JSON.stringify({ username, until: now + day }) : null)
}

interface Mobile {
  countryDialingCode: string
  /** As it was typed, without the country's code. */
  mobileNum: string
}

/** The number of the last log-in by SMS that asked to be remembered, for a day; never a code. */
export function rememberedMobile(now = Date.now()): Mobile | undefined {
  const found = remembered('loginTypeSms', loginTypeSms, now)
  return found && { countryDialingCode: found.countryDialingCode, mobileNum: found.mobileNum }
}

export function rememberMobile(mobile: Mobile | undefined, now = Date.now()): void {
  writeStored('local', 'loginTypeSms', mobile ? JSON.stringify({ ...mobile, until: now + day }) : null)
}

/** The way of the last log-in that asked to be remembered. */
export function rememberedWay(now = Date.now()): 'username' | 'mobile' {
  const name = remembered('lastUser', lastUser, now)?.until ?? 0
  const mobile = remembered('loginTypeSms', loginTypeSms, now)?.until ?? 0
  return mobile > name ? 'mobile' : 'username'
}
