import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TileDetail, TileName } from '#src/ui/tiles/tile-actions.tsx'
import { useFixturesQuery } from '../../api/get-fixtures.ts'
import type { SectionList } from '../../lib/section-list.ts'
import { variedFixtures } from '../../lib/varied-fixtures.ts'
import { MatchTicket } from './match-ticket.tsx'
import styles from './tickets.module.css'

/** Tickets with a stub that is torn off at a perforation: what is played before it, the way to it behind. */
function Games({ cards }: { cards: readonly GameCard[] }) {
  const { data: fixtures, isLoading } = useFixturesQuery(cards[0]?.gameType)
  if (isLoading) return <TicketsSkeleton count={cards.length} isStill={false} />
  if (fixtures && fixtures.length > 0)
    return (
      <ul className={styles.tickets}>
        {variedFixtures(fixtures, cards.length).map((fixture) => (
          <li key={`${fixture.game.gameCode} ${fixture.sides[0].name}`}>
            <MatchTicket fixture={fixture} />
          </li>
        ))}
      </ul>
    )
  return (
    <ul className={styles.tickets}>
      {cards.map((card) => (
        <li key={card.nodeId}>
          <Ticket card={card} />
        </li>
      ))}
    </ul>
  )
}

function Ticket({ card }: { card: GameCard }) {
  const { t } = useTranslation('play')
  const { actionsOf, aboutOf } = useGameActions()
  const { play } = actionsOf(card)
  const { displayName, subject, vendorName, liveCount } = card
  return (
    <article className={styles.ticket}>
      <Image className={styles.picture} src={assetUrl(card.iconUrl)} alt="" width={480} height={270} />
      <div className={styles.what}>
        <TileName name={displayName} className={styles.name} play={play} />
        <TileDetail
          text={[subject, vendorName].filter(Boolean).join(' · ')}
          about={aboutOf(card)}
          className={styles.detail}
        />
      </div>
      <div className={styles.stub}>
        {liveCount !== undefined && <p className={styles.open}>{t('tile.matches', { count: liveCount })}</p>}
        <button type="button" className={styles.play} aria-label={play.label} onClick={play.onPress}>
          {play.text}
          <Icon name="arrow-right" size="tiny" />
        </button>
      </div>
    </article>
  )
}

function TicketsSkeleton({ count, isStill }: { count: number; isStill: boolean }) {
  return (
    <ul className={styles.tickets} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => position).map((position) => (
        <li key={position} className={styles.ticket}>
          {isStill ? <span className={styles.picture} /> : <Skeleton className={styles.picture} />}
        </li>
      ))}
    </ul>
  )
}

export const tickets: SectionList = { Games, Skeleton: TicketsSkeleton }
