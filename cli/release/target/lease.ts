import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import * as z from 'zod'
import { isRunning } from '#cli/lib/is-running.ts'
import type { RunFiles } from '../target.ts'

/** Milliseconds after which a holder that says nothing more has lost it. */
const lifetime = 90_000
const renewedEach = 20_000

const leaseName = '.lease'

const leaseSchema = z.object({
  holder: z.string(),
  host: z.string(),
  pid: z.int(),
  until: z.iso.datetime(),
})
type Lease = z.infer<typeof leaseSchema>

function parseLease(text: string): Lease | undefined {
  try {
    return leaseSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** A holder of this machine that was killed need not be waited for. */
function isGone({ host, pid, until }: Lease): boolean {
  if (Date.parse(until) < Date.now()) return true
  return host === hostname() && !isRunning(pid)
}

const textOf = (holder: string): string =>
  JSON.stringify({
    holder,
    host: hostname(),
    pid: process.pid,
    until: new Date(Date.now() + lifetime).toISOString(),
  } satisfies Lease)

const released = JSON.stringify({ holder: '', host: '', pid: 0, until: new Date(0).toISOString() } satisfies Lease)

type Files = Pick<RunFiles, 'read' | 'write'>

/**
 * A lock where no kernel keeps one: an object that says until when, renewed while its holder lives. Each change of it is
 * conditional, so that two never both have it. It guards against two runs by mistake; each switch of a tenant is
 * conditional by itself.
 */
export async function takeLease(files: Files): ReturnType<RunFiles['lock']> {
  const found = await files.read(leaseName)
  const lease = found && parseLease(found.text)
  if (lease && !isGone(lease)) return undefined
  const holder = randomUUID()
  let version = await files.write(leaseName, textOf(holder), found?.version ?? null)
  if (version === undefined) return undefined
  let isLost = false
  let last: Promise<void> = Promise.resolve()
  const renew = async () => {
    if (version === undefined) return
    const next = await files.write(leaseName, textOf(holder), version).catch(() => version)
    if (next === undefined) isLost = true
    version = next
  }
  const timer = setInterval(() => {
    last = last.then(renew)
  }, renewedEach).unref()
  return {
    isLost: () => isLost,
    async release() {
      clearInterval(timer)
      await last
      if (version !== undefined) await files.write(leaseName, released, version)
    },
  }
}

export async function holderOf(files: Files): Promise<string | null> {
  const found = await files.read(leaseName)
  const lease = found && parseLease(found.text)
  return lease && !isGone(lease) ? `process ${lease.pid} of ${lease.host}` : null
}
