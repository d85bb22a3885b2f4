import { lazyPart } from '../parts/lazy-part.ts'

/** The member's account over a page. */
export const AccountRoute = lazyPart(async () => (await import('./account-route.tsx')).AccountRoute)
