import type { Fixture } from '#contract/lobby/fixtures.ts'
import { PartHeading } from '#src/ui/part-heading.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { Odds, Side } from '../parts/match-sides.tsx'
import { useMatchTime } from '../parts/use-match-time.ts'
import styles from './versus.module.css'

/** Both sides of a match with their coats of arms, what is played, its odds. */
export function VersusMatch({ fixture }: { fixture: Fixture }) {
  const when = useMatchTime(fixture)
  const { sides, outcomes, live, league } = fixture
  return (
    <article className={styles.match}>
      <PartHeading className={styles.heading}>{sides.map(({ name }) => name).join(' – ')}</PartHeading>
      <div className={styles.sides} aria-hidden="true">
        <Side side={sides[0]} className={styles.side} />
        <b className={styles.score}>{live ? live.score.join(' : ') : '×'}</b>
        <Side side={sides[1]} className={styles.side} />
      </div>
      {live && <VisuallyHidden>{live.score.join(' : ')}</VisuallyHidden>}
      <p className={styles.when}>{[league, when].filter(Boolean).join(' · ')}</p>
      <div className={styles.odds}>
        {outcomes.map((outcome) => (
          <Odds key={outcome.label} fixture={fixture} outcome={outcome} isNamed={false} />
        ))}
      </div>
    </article>
  )
}
