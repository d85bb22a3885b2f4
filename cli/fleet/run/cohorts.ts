import { sha256 } from '#cli/fs/hash.ts'
import { didYouMean } from '#cli/lib/nearest.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import type { FleetRun } from '../run-state.ts'

const usage = (code: string, message: string, hint: string) => new CliError(code, message, { hint, exitCode: 2 })

/** "1%,10%,100%" as shares of one, each above the one before; a last one of all is added where it is missing. */
export function parseCohorts(text: string | undefined): number[] {
  if (text === undefined) return [1]
  const shares = text.split(',').map((part) => {
    const [, number] = /^(\d{1,3}(?:\.\d+)?)%$/.exec(part.trim()) ?? []
    return Number(number) / 100
  })
  const isSound = shares.every((share, index) => share > (shares[index - 1] ?? 0) && share <= 1)
  if (!isSound) throw usage('bad-cohorts', `--cohort takes growing shares, not "${text}"`, 'Use "1%,10%,50%,100%".')
  return shares.at(-1) === 1 ? shares : [...shares, 1]
}

const units: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 }

/** Milliseconds of "90s", "10m", "2h" or a number of seconds. */
export function parseDuration(option: string, text: string): number {
  const [, number, unit = 's'] = /^(\d{1,6})(s|m|h)?$/.exec(text) ?? []
  if (number !== undefined) return Number(number) * (units[unit] ?? 1) * 1000
  throw usage('bad-duration', `${option} takes a time, not "${text}"`, 'Use "90s", "10m" or "2h".')
}

export const defaultLimits: FleetRun['limits'] = { scriptErrors: 3, failedStarts: 0.5, firstPicture: 2.5 }

const limitNames = {
  'script-errors': 'scriptErrors',
  'failed-starts': 'failedStarts',
  'first-picture': 'firstPicture',
} as const

/** "script-errors=3,failed-starts=0.5": figures that are not named keep their defaults. */
export function parseLimits(text: string | undefined): FleetRun['limits'] {
  const limits = { ...defaultLimits }
  for (const part of text?.split(',') ?? []) {
    const [name = '', value = ''] = part.trim().split('=')
    const key = Object.entries(limitNames).find(([known]) => known === name)?.[1]
    if (!key || !/^\d+(\.\d+)?$/.test(value)) {
      const hint = didYouMean(name, Object.keys(limitNames)) ?? `Use ${Object.keys(limitNames).join('=n, ')}=n.`
      throw usage('bad-limit', `--stop-at takes figures with their limits, not "${part}"`, hint)
    }
    limits[key] = Number(value)
  }
  return limits
}

/** The order in which tenants come: those that are named first, the others as a hash of code and run falls. */
export function orderOf(codes: readonly string[], first: readonly string[], run: string): string[] {
  const unknown = first.find((code) => !codes.includes(code))
  if (unknown !== undefined) {
    const hint = didYouMean(unknown, codes) ?? 'Name tenants that are released.'
    throw usage('no-such-tenant', `--first names "${unknown}", which is not released here`, hint)
  }
  const others = codes.filter((code) => !first.includes(code))
  const drawn = others.map((code) => ({ code, hash: sha256(`${run} ${code}`) }))
  return [...new Set(first), ...drawn.sort((a, b) => (a.hash < b.hash ? -1 : 1)).map(({ code }) => code)]
}

/** How many tenants have the release after each step. A step that would add none is left out. */
export function stepsOf(shares: readonly number[], tenants: number): FleetRun['steps'] {
  const counts = shares.map((share) => ({ share, tenants: Math.min(tenants, Math.ceil(share * tenants)) }))
  return counts
    .filter(({ tenants: count }, index) => count > (counts[index - 1]?.tenants ?? 0))
    .map((step) => ({ ...step, state: 'waiting', startedAt: null, releasedAt: null, healthyAt: null }))
}
