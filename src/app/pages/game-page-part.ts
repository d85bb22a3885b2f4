import { lazyPart } from '../parts/lazy-part.ts'

/** The page of a game's facts. */
export const GamePage = lazyPart(async () => (await import('#src/features/play/pages/game-page.tsx')).GamePage)
