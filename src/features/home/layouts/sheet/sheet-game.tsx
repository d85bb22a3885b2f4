import type { GameCard } from '#contract/lobby/games.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { TileName } from '#src/ui/tiles/tile-actions.tsx'
import { sheetStyles as styles } from './sheet-styles.ts'

/** A game in its column: what is played, its name upright, and the way into it. */
export function SheetGame({ card }: { card: GameCard }) {
  const { play } = useGameActions().actionsOf(card)
  return (
    <article className={styles.match}>
      <p className={styles.when}>{card.subject ?? card.vendorName}</p>
      <div className={styles.sides}>
        <TileName name={card.displayName} className={styles.name} play={play} />
        <Image className={styles.crest} src={assetUrl(card.iconUrl)} alt="" width={32} height={36} />
      </div>
      <div className={styles.odds}>
        <button type="button" className={styles.way} aria-label={play.label} onClick={play.onPress}>
          {play.text}
        </button>
      </div>
    </article>
  )
}
