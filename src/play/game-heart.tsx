import { memo } from 'react'
import type { GameCard } from '#contract/lobby/games.ts'
import { HeartButton } from '#src/ui/tiles/heart-button.tsx'
import { useFavourite } from './use-favourites.ts'

interface Props {
  card: GameCard
  label: string
  className?: string | undefined
}

export const GameHeart = memo(({ card, label, className }: Props) => (
  <HeartButton label={label} className={className} {...useFavourite(card)} />
))
