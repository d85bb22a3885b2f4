import type { TFunction } from 'i18next'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useLanguage } from '#src/i18n/language.ts'
import type { TagTone } from '#src/ui/tag.tsx'
import { GameTile } from '#src/ui/tiles/game-tile.tsx'
import { cardRtp } from './card-rtp.ts'
import { useGameActions } from './game-actions.tsx'
import { GameHeart } from './game-heart.tsx'

/** A tile has one tag at most: what is hot, where the list tells it, else a jackpot, else what is new. */
function tagOf(
  card: GameCard,
  { isHotTold, t }: { isHotTold: boolean; t: TFunction<'play'> },
): { tone: TagTone; text: string } | undefined {
  if (isHotTold && card.isHot === 1) return { tone: 'hot', text: t('tag.hot') }
  if (card.hasJackpot) return { tone: 'wins', text: t('tag.jackpot') }
  return card.isNew ? { tone: 'new', text: t('tag.new') } : undefined
}

interface Props {
  card: GameCard
  isEager?: boolean
  /** Whether a hot game says so: `tellsHot` of the list that it stands in. */
  isHotTold?: boolean
}

/** Of a list that goes on, only the tiles that are new are drawn. */
export const PosterTile = memo(({ card, isEager = false, isHotTold = false }: Props) => {
  const { t } = useTranslation('play')
  const { actionsOf, linkOf, aboutOf } = useGameActions()
  const language = useLanguage()
  const link = linkOf(card)
  const about = aboutOf(card)
  const label = t('tile.favourite', { name: card.displayName })
  return (
    <GameTile
      name={card.displayName}
      vendor={link ? '' : card.vendorName}
      src={assetUrl(card.iconUrl)}
      tag={tagOf(card, { isHotTold, t })}
      isEager={isEager}
      {...(link
        ? { link }
        : {
            ...actionsOf(card),
            about,
            note: cardRtp(card, language, t),
            // A card for a vendor's games is no game that could be a favourite.
            heart: about && ((className) => <GameHeart card={card} label={label} className={className} />),
          })}
    />
  )
})
