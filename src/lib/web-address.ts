/** An address, against `base` where it is a path; undefined where it is none. `URL.parse` is too new for some phones. */
export function webAddress(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
