import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fixture } from '#contract/lobby/fixtures.ts'
import type { GameCard } from '#contract/lobby/games.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { PartHeading } from '#src/ui/part-heading.tsx'
import { useFixturesQuery } from '../../api/get-fixtures.ts'
import { oddsText } from '../../lib/odds-text.ts'
import type { SectionList } from '../../lib/section-list.ts'
import { variedFixtures } from '../../lib/varied-fixtures.ts'
import { GameLine } from '../parts/game-line.tsx'
import { keyOf, Odds, Side } from '../parts/match-sides.tsx'
import { FlipFigures } from './flip-figures.tsx'
import styles from './scoreboard.module.css'

/** As many matches as are as high as the board. */
const most = 4

/** A board under three lamps. */
function Scene({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.grass}>
      <div className={styles.board}>
        <span className={styles.lamps} aria-hidden="true" />
        {head}
        {children}
      </div>
    </div>
  )
}

/** One match with large figures and others as lines; where nobody tells any, a game a line. */
function Games({ cards }: { cards: readonly GameCard[] }) {
  const { data: fixtures, isLoading } = useFixturesQuery(cards[0]?.gameType)
  if (isLoading) return <ScoreboardSkeleton />
  const [first, ...others] = variedFixtures(fixtures ?? [], most)
  if (!first)
    return (
      <ul className={styles.lines}>
        {cards.slice(0, most - 1).map((card) => (
          <li key={card.nodeId}>
            <GameLine card={card} />
          </li>
        ))}
      </ul>
    )
  return (
    <div className={styles.matches}>
      <LargeMatch fixture={first} />
      <ul className={styles.lines}>
        {others.map((fixture) => (
          <li key={keyOf(fixture)}>
            <MatchLine fixture={fixture} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is played, and when: a match without a time is played when a member bets on it. */
function useAbout({ game, league, startsAt }: Fixture): { what: string; when: string | undefined } {
  const { dateTime } = useFormat()
  return {
    what: [league, game.subject ?? game.displayName].filter(Boolean).join(' · '),
    when: startsAt === null ? undefined : dateTime(startsAt),
  }
}

const titleOf = ({ sides: [home, away] }: Fixture) => `${home.name} – ${away.name}`

/** Both sides with their scores on flaps; before the match, with what each pays. */
function LargeMatch({ fixture }: { fixture: Fixture }) {
  const { t } = useTranslation('play')
  const { tag } = useLanguage()
  const { game, sides, outcomes, live } = fixture
  const { what, when } = useAbout(fixture)
  const paid = (label: '1' | '2') => oddsText(outcomes.find((one) => one.label === label)?.odds ?? '', tag)
  const figures = live?.score ?? [paid('1'), paid('2')]
  return (
    <article className={styles.large}>
      <PartHeading className={styles.heading}>{titleOf(fixture)}</PartHeading>
      <p className={styles.about}>
        <b>
          {what}
          {!live && ` · ${game.displayName}`}
        </b>
        <span>{live ? t('tag.live') : when}</span>
      </p>
      {sides.map((side, at) => (
        <p key={side.name} className={styles.team}>
          <Side side={side} className={styles.side} />
          <FlipFigures text={figures[at] ?? ''} />
        </p>
      ))}
      <OddsRow fixture={fixture} isNamed />
    </article>
  )
}

function MatchLine({ fixture }: { fixture: Fixture }) {
  const { what, when } = useAbout(fixture)
  return (
    <article className={styles.line}>
      <PartHeading className={styles.title}>{titleOf(fixture)}</PartHeading>
      <p className={styles.when}>{when ?? what}</p>
      <OddsRow fixture={fixture} />
    </article>
  )
}

function OddsRow({ fixture, isNamed = false }: { fixture: Fixture; isNamed?: boolean }) {
  return (
    <div className={styles.odds}>
      {fixture.outcomes.map((outcome) => (
        <Odds key={outcome.label} fixture={fixture} outcome={outcome} isNamed={isNamed} />
      ))}
    </div>
  )
}

function ScoreboardSkeleton() {
  return <div className={styles.matches} aria-hidden="true" />
}

export const scoreboard: SectionList = { Scene, Games, Skeleton: ScoreboardSkeleton }
