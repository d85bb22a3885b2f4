import { useTranslation } from 'react-i18next'
import { lotteryPathOf } from '#src/config/game-paths.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Link } from '#src/ui/link.tsx'
import { PartHeading } from '#src/ui/part-heading.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { ballsOf, type DrawnLottery, toldPlay } from '../../lib/draw-parts.ts'
import styles from './draw-card.module.css'
import { DrawPays } from './draw-pays.tsx'

/** One lottery: its main prize as balls, the next prize, and what a line of two digits pays and how often it wins. */
export function DrawCard({ lottery }: { lottery: DrawnLottery }) {
  const { t } = useTranslation('home')
  const { day } = useFormat()
  const { name, vassalage, gameCode, last } = lottery
  const [main, next] = last.results
  const play = toldPlay(lottery)
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <PartHeading className={styles.name}>
          <bdi>{name}</bdi>
        </PartHeading>
        <span className={styles.day}>{day(last.drawnAt)}</span>
      </header>
      {main && (
        <>
          <p className={styles.prize}>{main.prize}</p>
          <Balls balls={ballsOf(main)} />
        </>
      )}
      <dl className={styles.facts}>
        {next && (
          <div>
            <dt>{next.prize}</dt>
            <dd>
              <bdi dir="ltr">{next.numbers[0]}</bdi>
            </dd>
          </div>
        )}
        {play && <DrawPays play={play} oddsClass={styles.odds} />}
      </dl>
      <Link className={styles.way} to={lotteryPathOf({ vassalage, gameCode })}>
        {t('draws.next')}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Link>
    </article>
  )
}

function Balls({ balls }: { balls: readonly string[] }) {
  return (
    <p className={styles.balls} dir="ltr">
      <VisuallyHidden>{balls.join(' ')}</VisuallyHidden>
      {balls.map((ball, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ball is known by its place alone
        <span key={position} className={styles.ball} aria-hidden="true">
          {ball}
        </span>
      ))}
    </p>
  )
}
