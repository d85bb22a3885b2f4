import { lazyPart } from '../root/lazy-part.ts'

/** Account security, over the page that it was opened from: for players and for agents. */
export const SecurityCentre = lazyPart(async () => {
  const { SecurityOverlay } = await import('#src/features/auth/security/security-overlay.tsx')
  return SecurityOverlay
})
