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

/** "512 bytes", "1.5 kB", "20 MB", "3.4 GB". */
export function sizeText(bytes: number): string {
  const steps: [number, string][] = [
    [1e9, 'GB'],
    [1e6, 'MB'],
    [1e3, 'kB'],
  ]
  for (const [step, unit] of steps) {
    if (bytes >= step) return `${(bytes / step).toFixed(bytes >= 10 * step ? 0 : 1)} ${unit}`
  }
  return bytes === 1 ? '1 byte' : `${bytes} bytes`
}
