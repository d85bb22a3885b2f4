import Bowser from 'bowser'

/** What a browser says of itself, in names that a member knows. */
export interface Device {
  /** Empty where it is not known, as is the system. */
  browser: string
  system: string
  device: 'desktop' | 'phone' | 'tablet' | 'unknown'
}

const kinds: Readonly<Record<string, Device['device']>> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' }

export function deviceOf(userAgent: string): Device {
  if (userAgent === '') return { browser: '', system: '', device: 'unknown' }
  const { browser, os, platform } = Bowser.parse(userAgent)
  return { browser: browser.name ?? '', system: os.name ?? '', device: kinds[platform.type ?? ''] ?? 'unknown' }
}
