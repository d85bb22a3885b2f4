import i18next from 'i18next'
import { lazyPart } from '../parts/lazy-part.ts'

/** The page of a game’s facts, its code and its strings at the same time. */
export const GamePage = lazyPart(async () => {
  const [page] = await Promise.all([import('#src/features/play/pages/game-page.tsx'), i18next.loadNamespaces('game')])
  return page.GamePage
})
