import type { GameCard } from '#contract/lobby/games.ts'

/** A game card for tests. */
export const aCard = (card: Partial<GameCard> = {}): GameCard => ({
  nodeId: 1,
  displayName: 'Koi Fortune',
  gameName: 'Koi Fortune',
  isHot: 0,
  isNew: false,
  hasJackpot: false,
  hasTrial: true,
  iconUrl: '/art/koi.svg',
  vassalage: 'PPL',
  vendorName: 'Paperlion',
  gameType: 'RNG',
  gameCode: 'koi',
  isGame: '',
  ...card,
})
