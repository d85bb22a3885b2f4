/** "106.6 kB"; whole bytes below one thousand, mega- and gigabytes above. */
export function shownBytes(bytes: number): string {
  const size = Math.abs(bytes)
  if (size < 1000) return `${bytes} B`
  if (size < 1_000_000) return `${(bytes / 1000).toFixed(1)} kB`
  if (size < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(2)} MB`
  return `${(bytes / 1_000_000_000).toFixed(2)} GB`
}

/** A difference with its sign: "+1.2 kB", "−340 B", "0 B". */
export function shownChange(bytes: number): string {
  if (bytes === 0) return '0 B'
  return `${bytes > 0 ? '+' : '−'}${shownBytes(Math.abs(bytes))}`
}

/** Two digits at most, for amounts of a disk: "512 bytes", "1.5 kB", "20 MB", "3.4 GB". */
export function roughBytes(bytes: number): string {
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
