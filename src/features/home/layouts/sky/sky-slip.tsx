import { useTranslation } from 'react-i18next'
import { lotteryPathOf } from '#src/config/game-paths.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Link } from '#src/ui/link.tsx'
import { PartHeading } from '#src/ui/part-heading.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { type DrawnLottery, toldPlay } from '../../lib/draw-parts.ts'
import { DrawPays } from '../draws/draw-pays.tsx'
import styles from './sky-slip.module.css'

/** The slip of a draw: its day, the prizes behind the main one, what a line pays and how often it wins. */
export function SkySlip({ lottery }: { lottery: DrawnLottery }) {
  const { t } = useTranslation('home')
  const { day } = useFormat()
  const { name, vassalage, gameCode, last } = lottery
  const play = toldPlay(lottery)
  return (
    <article className={styles.slip}>
      <header className={styles.head}>
        <PartHeading className={styles.name}>
          <bdi>{name}</bdi>
        </PartHeading>
        <span>{day(last.drawnAt)}</span>
      </header>
      <dl className={styles.facts}>
        {last.results.slice(1, 3).map(({ prize, numbers }) => (
          <div key={prize}>
            <dt>{prize}</dt>
            <dd>
              <bdi dir="ltr">{numbers.slice(0, 2).join(' · ')}</bdi>
            </dd>
          </div>
        ))}
        {play && <DrawPays play={play} oddsClass={styles.odds} />}
      </dl>
      <Link className={styles.way} to={lotteryPathOf({ vassalage, gameCode })}>
        {t('draws.next')}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Link>
    </article>
  )
}
