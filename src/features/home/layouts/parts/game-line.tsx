import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { classNames } from '#src/lib/class-names.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { PartHeading } from '#src/ui/part-heading.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import styles from './game-line.module.css'

/** "56 live": what is open in a game of matches; nothing where the gateway does not count. */
export function OpenMatches({ card: { liveCount }, className }: { card: GameCard; className?: string | undefined }) {
  const { t } = useTranslation('play')
  if (liveCount === undefined) return null
  return <span className={className}>{t('tile.matches', { count: liveCount })}</span>
}

/** Who makes a game, and what is played in it. */
export const detailOf = ({ vendorName, subject }: GameCard): string => [vendorName, subject].filter(Boolean).join(' · ')

/** A game as a line of a board: the whole line plays. */
export function GameLine({ card, className }: { card: GameCard; className?: string | undefined }) {
  const { actionsOf } = useGameActions()
  const { play } = actionsOf(card)
  return (
    <article className={classNames(styles.line, className)}>
      <Image className={styles.picture} src={assetUrl(card.iconUrl)} alt="" width={96} height={54} fallback="tv" />
      <div className={styles.words}>
        <PartHeading className={styles.name}>
          <bdi>{card.displayName}</bdi>
        </PartHeading>
        <p className={styles.detail}>{detailOf(card)}</p>
      </div>
      <OpenMatches card={card} className={styles.open} />
      <button type="button" className={styles.play} aria-label={play.label} onClick={play.onPress}>
        {play.text}
      </button>
    </article>
  )
}
