import type { GameCard } from '#contract/lobby/games.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TileDetail, TileName } from '#src/ui/tiles/tile-actions.tsx'
import { useFixturesQuery } from '../../api/get-fixtures.ts'
import type { SectionList } from '../../lib/section-list.ts'
import { variedFixtures } from '../../lib/varied-fixtures.ts'
import { boltStyles as styles } from './bolt-styles.ts'
import { MatchBolt } from './match-bolt.tsx'

/** Bolts of cloth that are rolled out one below the other: on each a match with its odds, or a game where there are no matches. */
function Games({ cards }: { cards: readonly GameCard[] }) {
  const { data: fixtures = [], isLoading } = useFixturesQuery(cards[0]?.gameType)
  if (isLoading) return <BoltsSkeleton count={cards.length} isStill={false} />
  return (
    <ul className={styles.bolts}>
      {fixtures.length > 0
        ? variedFixtures(fixtures, 3).map((fixture) => (
            <li key={`${fixture.game.gameCode} ${fixture.sides[0].name}`}>
              <MatchBolt fixture={fixture} />
            </li>
          ))
        : cards.map((card) => (
            <li key={card.nodeId}>
              <GameBolt card={card} />
            </li>
          ))}
    </ul>
  )
}

function GameBolt({ card }: { card: GameCard }) {
  const { actionsOf, aboutOf } = useGameActions()
  const { play } = actionsOf(card)
  return (
    <article className={styles.bolt}>
      <div className={styles.cloth}>
        <Image className={styles.picture} src={assetUrl(card.iconUrl)} alt="" width={96} height={54} />
        <div className={styles.what}>
          <TileName name={card.displayName} className={styles.name} play={play} />
          <TileDetail
            text={[card.subject, card.vendorName].filter(Boolean).join(' · ')}
            about={aboutOf(card)}
            className={styles.detail}
          />
        </div>
        <button type="button" className={styles.way} aria-label={play.label} onClick={play.onPress}>
          {play.text}
        </button>
      </div>
    </article>
  )
}

function BoltsSkeleton({ count, isStill }: { count: number; isStill: boolean }) {
  return (
    <ul className={styles.bolts} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => position).map((position) => (
        <li key={position}>
          <span className={styles.bolt}>
            <span className={styles.cloth}>{!isStill && <Skeleton className={styles.picture} />}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

export const bolts: SectionList = { Games, Skeleton: BoltsSkeleton }
