const two = (value: number): string => String(value).padStart(2, '0')

/** A length in milliseconds as a clock: "42:10", "1:00:04". */
export function clockText(length: number): string {
  const seconds = Math.max(0, Math.floor(length / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = `${two(minutes)}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
