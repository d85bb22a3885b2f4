import { lazyPart } from '../parts/lazy-part.ts'

/** The session's clock and result where a member plays, and the reality check. */
export const PlayWatch = lazyPart(
  async () => (await import('#src/features/limits/components/play-watch.tsx')).PlayWatch,
)
