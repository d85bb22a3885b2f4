import { CliError } from './cli-error.ts'

const units: Record<string, number> = {
  '': 1,
  b: 1,
  kb: 1e3,
  mb: 1e6,
  gb: 1e9,
  tb: 1e12,
  kib: 2 ** 10,
  mib: 2 ** 20,
  gib: 2 ** 30,
  tib: 2 ** 40,
}

/** "5GB", "500 MiB", "1.5gb": bytes. */
export function parseSize(text: string): number {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)\s*([kmgt]?i?b?)$/i.exec(text.trim()) ?? []
  const factor = units[unit?.toLowerCase() ?? '-']
  if (amount !== undefined && factor !== undefined) return Math.round(Number(amount) * factor)
  const hint = 'Say a number and a unit: 500MB, 5GB, 2GiB.'
  throw new CliError('bad-size', `"${text}" is not a size`, { hint, exitCode: 2 })
}
