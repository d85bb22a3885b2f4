import type { System } from '#src/lib/this-device.ts'

/**
 * What a QR code says: the page that a phone opens, in the language of this one. `code` carries a member's session over; the
 * session's token, which is a key to money, is never in it. `system` leads to how its app is installed.
 */
export function appAddress(origin: string, language: string, code?: string, system?: System): string {
  const query = new URLSearchParams({ language, ...(code !== undefined && { tokens: code }) })
  return `${origin}/m/appDownload?${query}${system ? `#${system}` : ''}`
}
