import { createHash, randomBytes } from 'node:crypto'

/** Random, for addresses and headers: base64url. */
export function newSecret(bytes = 24): string {
  return randomBytes(bytes).toString('base64url')
}

/** What is kept of a secret that is random enough to need no salt. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
