import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import type { Summary } from '../api/queries.ts'
import { lampCount, lampsOf, litOf } from '../lib/lamps.ts'
import styles from '../scene/lamps.module.css'

/** A hundred marks of the brand, one for each hundredth of the players, lit for those who ended ahead. */
export function Lamps({ summary }: { summary: Summary }) {
  const { t } = useTranslation('winners')
  const { number } = useFormat()
  const lit = litOf(summary.ahead, summary.players)
  const counts = { lit: number(lit), out: number(lampCount - lit) }
  const lamps = lampsOf(lit).map((isLit, place) => ({ isLit, place }))
  return (
    <section className={styles.card} aria-labelledby="lamps">
      <div className={styles.head}>
        <h2 id="lamps">{t('lamps.title')}</h2>
        <p>
          <span className={styles.key} data-lit="">
            {t('lamps.ahead', counts)}
          </span>
          <span className={styles.key}>{t('lamps.behind', counts)}</span>
        </p>
      </div>
      <div className={styles.lamps} role="img" aria-label={t('lamps.name', counts)}>
        {lamps.map(({ isLit, place }) => (
          <span key={place} data-lit={isLit ? '' : undefined} />
        ))}
      </div>
    </section>
  )
}
