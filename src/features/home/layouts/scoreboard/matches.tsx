import { useTranslation } from 'react-i18next'
import type { Fixture } from '#contract/lobby/fixtures.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { oddsText } from '#src/play/odds-text.ts'
import { PartHeading } from '#src/ui/part-heading.tsx'
import { Odds, Side } from '../parts/match-sides.tsx'
import { FlipFigures } from './flip-figures.tsx'
import styles from './scoreboard.module.css'

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
export function LargeMatch({ fixture }: { fixture: Fixture }) {
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

/** Who plays, what or when, and the odds. */
export function MatchLine({ fixture }: { fixture: Fixture }) {
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
