import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { Money } from '#src/ui/money.tsx'
import type { Summary } from '../api/queries.ts'
import styles from '../scene/summary.module.css'

const whole = { digits: 0 }
const signed = { digits: 0, hasPlus: true }

/** From 0 to 1. */
export const shareOf = (returned: string, staked: string): number =>
  Number(staked) > 0 ? Number(returned) / Number(staked) : 0

/** How much of a stake came back; what the house kept is hatched. */
export function ShareBar({ share }: { share: number }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      <span style={{ inlineSize: `${Math.min(100, share * 100)}%` }} />
    </span>
  )
}

/** Who stands in the middle, as large as what came back, and the largest loss beside the largest gain. */
export function SummaryFacts({ summary }: { summary: Summary }) {
  const { t } = useTranslation('winners')
  const { money, moneyText, number, percent } = useFormat()
  const { players, median, staked, returned, mostGained, mostLost } = summary
  const share = shareOf(returned, staked)
  const text = (amount: string) => moneyText(amount, whole) ?? '–'
  return (
    <div className={styles.facts}>
      <section className={styles.fact} data-first="">
        <h2>{t('median.title')}</h2>
        <Money className={styles.figure} parts={money(median, signed)} />
        <p>{t('median.text', { count: players, players: number(players) })}</p>
      </section>
      <section className={styles.fact}>
        <h2>{t('payback.title')}</h2>
        <span className={styles.figure}>{percent(share, 1)}</span>
        <ShareBar share={share} />
        <p>{t('payback.text', { staked: text(staked), returned: text(returned) })}</p>
      </section>
      <section className={styles.fact}>
        <dl className={styles.ends}>
          <div>
            <dt>{t('mostGained')}</dt>
            <dd>
              <Money parts={money(mostGained, signed)} />
            </dd>
          </div>
          <div>
            <dt>{t('mostLost')}</dt>
            <dd>
              <Money parts={money(mostLost, signed)} />
            </dd>
          </div>
        </dl>
      </section>
    </div>
  )
}
