type Area = 'local' | 'session'

const areaOf = (area: Area): Storage => (area === 'local' ? window.localStorage : window.sessionStorage)

/** What the browser stored under this name; null where it stored nothing or stores nothing at all. */
export function readStored(area: Area, name: string): string | null {
  try {
    return areaOf(area).getItem(name)
  } catch {
    return null
  }
}

/**
 * Stores a value; a browser that refuses (private windows, full storage) forgets it with the page, which is no error.
 */
export function writeStored(area: Area, name: string, value: string | null): void {
  try {
    if (value === null) areaOf(area).removeItem(name)
    else areaOf(area).setItem(name, value)
  } catch {
    // Nothing to do: the site works without.
  }
}

const ownMark = 'own:'

/** The name of something in the session's storage that belongs to whoever is signed in, and is forgotten with them. */
export const ownName = (name: string): string => `${ownMark}${name}`

export function forgetOwn(): void {
  try {
    for (const name of Object.keys(window.sessionStorage))
      if (name.startsWith(ownMark)) writeStored('session', name, null)
  } catch {
    // As above.
  }
}
