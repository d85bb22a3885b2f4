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
