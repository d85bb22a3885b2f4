import type { Fixture } from '#contract/lobby/fixtures.ts'
import { useFormat } from '#src/i18n/format.ts'
import { PartHeading } from '#src/ui/part-heading.tsx'
import { keyOf, Odds, Side } from '../parts/match-sides.tsx'
import styles from './bouts.module.css'
import board from './console.module.css'

/** Matches as boxes of two rows: either side with what it pays. */
export function Bouts({ fixtures }: { fixtures: readonly Fixture[] }) {
  return (
    <ul className={board.console}>
      {fixtures.map((fixture) => (
        <li key={keyOf(fixture)} className={styles.bout}>
          <Bout fixture={fixture} />
        </li>
      ))}
    </ul>
  )
}

function Bout({ fixture }: { fixture: Fixture }) {
  const { dateTime } = useFormat()
  const { game, sides, outcomes, startsAt, live } = fixture
  const [home, away] = sides
  const about = [game.subject, startsAt === null ? game.displayName : dateTime(startsAt)].filter(Boolean).join(' · ')
  return (
    <article className={styles.box}>
      <PartHeading className={styles.heading}>{`${home.name} – ${away.name}`}</PartHeading>
      <p className={styles.about}>{live ? `${about} · ${live.score.join(' – ')}` : about}</p>
      <div className={styles.sides} aria-hidden="true">
        <Side side={home} className={styles.side} />
        <Side side={away} className={styles.side} />
      </div>
      <div className={styles.odds}>
        {outcomes.map((outcome) => (
          <Odds key={outcome.label} fixture={fixture} outcome={outcome} isNamed={false} />
        ))}
      </div>
    </article>
  )
}
