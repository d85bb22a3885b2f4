import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { classNames } from '#src/lib/class-names.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { GameHeart } from '#src/play/game-heart.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { TileActions, TileLink, TileName } from '#src/ui/tiles/tile-actions.tsx'
import styles from './card-picture.module.css'

interface PictureProps {
  card: GameCard
  /** In pixels: how large the picture is drawn at the most. */
  size: readonly [width: number, height: number]
  className?: string | undefined
  hasHeart?: boolean
  /** The subject alone, on a ground of the layout's own, where the gateway has it. */
  isCutout?: boolean
  /** Over the picture: tags. */
  children?: ReactNode
}

/** As many as there is room for; those whose subject stands alone before those that have only a whole picture. */
export function withCutouts(cards: readonly GameCard[], most: number): readonly GameCard[] {
  return cards.toSorted((one, two) => Number('cutoutUrl' in two) - Number('cutoutUrl' in one)).slice(0, most)
}

/** A card's picture with what it offers: all of it plays, or leads to its list. */
export function CardPicture({ card, size, className, hasHeart = true, isCutout = false, children }: PictureProps) {
  const { t } = useTranslation('play')
  const { actionsOf, linkOf, aboutOf } = useGameActions()
  const link = linkOf(card)
  const [width, height] = size
  const cutout = isCutout ? card.cutoutUrl : undefined
  const isFavourable = hasHeart && aboutOf(card) !== undefined
  return (
    <div className={classNames(styles.art, className)}>
      <Image
        className={cutout ? styles.cutout : styles.picture}
        src={assetUrl(cutout ?? card.iconUrl)}
        alt=""
        width={width}
        height={cutout ? width : height}
      />
      {children}
      {link ? <TileLink {...link} /> : <TileActions {...actionsOf(card)} />}
      {isFavourable && (
        <GameHeart card={card} label={t('tile.favourite', { name: card.displayName })} className={styles.heart} />
      )}
    </div>
  )
}

/** A card's name: it does what the picture does. */
export function CardName({ card, className }: { card: GameCard; className?: string | undefined }) {
  const { actionsOf, linkOf } = useGameActions()
  const link = linkOf(card)
  return <TileName name={card.displayName} className={className} link={link} play={actionsOf(card).play} />
}
