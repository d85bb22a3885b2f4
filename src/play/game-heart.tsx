import type { GameCard } from '#src/gateway/contract/games.ts'
import { HeartButton } from '#src/ui/heart-button.tsx'
import { useFavourite } from './use-favourites.ts'

interface Props {
  card: GameCard
  label: string
  className?: string | undefined
}

export function GameHeart({ card, label, className }: Props) {
  return <HeartButton label={label} className={className} {...useFavourite(card)} />
}
