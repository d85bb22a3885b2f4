import { useTranslation } from 'react-i18next'
import { lotteryPathOf } from '#src/config/game-paths.ts'
import { Link } from '#src/ui/link.tsx'
import { PartHeading } from '#src/ui/part-heading.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { ballsOf, type DrawnLottery } from '../../lib/draw-parts.ts'
import { DrawPays } from '../draws/draw-pays.tsx'
import styles from './counterfoil.module.css'

/** Two lotteries' main prizes; the counterfoil is the first one's. */
export function DrawTicket({ first, second }: { first: DrawnLottery; second?: DrawnLottery | undefined }) {
  return (
    <article className={styles.ticket}>
      <div className={styles.draws}>
        <Prize lottery={first} />
        {second && <Prize lottery={second} isSmall />}
      </div>
      <Counterfoil lottery={first} />
    </article>
  )
}

/** A lottery's main prize: its figures on balls. */
function Prize({ lottery: { name, last }, isSmall = false }: { lottery: DrawnLottery; isSmall?: boolean }) {
  const [main] = last.results
  if (!main) return null
  const balls = ballsOf(main)
  return (
    <div className={styles.prize} data-small={isSmall ? '' : undefined}>
      <PartHeading className={styles.name}>
        <bdi>{name}</bdi> · {main.prize}
      </PartHeading>
      <p className={styles.balls} dir="ltr">
        <VisuallyHidden>{balls.join(' ')}</VisuallyHidden>
        {balls.map((ball, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a ball is known by its place alone
          <span key={position} className={styles.ball} aria-hidden="true">
            {ball}
          </span>
        ))}
      </p>
    </div>
  )
}

function Counterfoil({ lottery: { name, vassalage, gameCode, plays } }: { lottery: DrawnLottery }) {
  const { t } = useTranslation('home')
  return (
    <div className={styles.foil}>
      <dl className={styles.facts}>
        {plays.slice(0, 2).map((play) => (
          <DrawPays key={play.code} play={play} oddsClass={styles.odds} />
        ))}
      </dl>
      <Link className={styles.way} to={lotteryPathOf({ vassalage, gameCode })}>
        {t('draws.next')}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Link>
    </div>
  )
}
