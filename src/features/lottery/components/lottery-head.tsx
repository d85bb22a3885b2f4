import { useTranslation } from 'react-i18next'
import type { Lottery } from '#contract/lobby/lottery.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { classNames } from '#src/lib/class-names.ts'
import { useDocumentTitle } from '#src/lib/document-title.ts'
import { Image } from '#src/ui/picture/image.tsx'
import type { Draw } from '../hooks/use-lotteries.ts'
import { useDrawPhase } from '../hooks/use-on-clock.ts'
import card from './card.module.css'
import { Countdown } from './countdown.tsx'
import styles from './lottery-head.module.css'
import { Numbers } from './numbers.tsx'

interface LotteryHeadProps {
  lottery: Lottery
  current: Draw | null
  last: Lottery['last']
  /** The draws could not be asked for; they are still. */
  isStale: boolean
}

function CurrentDraw({ draw }: { draw: Draw }) {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const phase = useDrawPhase(draw)
  const message = { open: 'draw.openNow', closed: 'draw.closedNow', drawn: 'draw.drawing' } as const
  return (
    <div className={styles.current}>
      <p className={styles.no}>{t('draw.current', { no: draw.no })}</p>
      <Countdown draw={draw} />
      <p className={styles.times}>{t('draw.drawsAt', { time: format.dateTime(draw.drawsAt) })}</p>
      <span role="status" className={styles.message}>
        {t(message[phase], { no: draw.no })}
      </span>
    </div>
  )
}

/** Which lottery this is, its draw that is on with the time left, and the numbers of the one before. */
export function LotteryHead({ lottery, current, last, isStale }: LotteryHeadProps) {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  useDocumentTitle(lottery.name)
  return (
    <header className={classNames(card.card, styles.head)}>
      <div className={styles.about}>
        <Image
          src={assetUrl(lottery.logoUrl)}
          alt=""
          fallback="ticket"
          className={styles.logo}
          width={48}
          height={48}
        />
        <h1 className={styles.title}>{lottery.name}</h1>
      </div>
      {current ? <CurrentDraw draw={current} /> : <p className={styles.current}>{t('draw.none')}</p>}
      {isStale && <p className={styles.stale}>{t('draw.stale')}</p>}
      <section className={styles.last} aria-label={t('last.title')}>
        <h2 className={styles.lastTitle}>
          {t('last.title')}
          {last && (
            <span className={styles.lastOf}>{t('last.of', { no: last.no, time: format.dateTime(last.drawnAt) })}</span>
          )}
        </h2>
        {last ? <Numbers family={lottery.family} results={last.results} isShort /> : <p>{t('last.none')}</p>}
      </section>
    </header>
  )
}
