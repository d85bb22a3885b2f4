import type { Fixture } from '#contract/lobby/fixtures.ts'
import { PartHeading } from '#src/ui/part-heading.tsx'
import { Odds } from '../parts/match-sides.tsx'
import { useMatchTime } from '../parts/use-match-time.ts'
import styles from './starmap.module.css'

/** A match below its star: when, or what, is played, its sides, its odds. */
export function StarMatch({ fixture }: { fixture: Fixture }) {
  const when = useMatchTime(fixture)
  const { sides, outcomes, live } = fixture
  const [home, away] = sides
  return (
    <article className={styles.match}>
      <p className={styles.when}>{when}</p>
      <PartHeading className={styles.sides}>
        <bdi>{home.name}</bdi>
        <bdi className={styles.score}>{live ? live.score.join(' – ') : '×'}</bdi>
        <bdi>{away.name}</bdi>
      </PartHeading>
      <div className={styles.odds}>
        {outcomes.map((outcome) => (
          <Odds key={outcome.label} fixture={fixture} outcome={outcome} isNamed={false} />
        ))}
      </div>
    </article>
  )
}
