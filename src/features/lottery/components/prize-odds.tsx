import { useTranslation } from 'react-i18next'
import type { LotteryPlay } from '#contract/lobby/lottery.ts'
import { useFormat } from '#src/i18n/format.ts'
import { classNames } from '#src/lib/class-names.ts'
import { Icon } from '#src/ui/icon.tsx'
import { averageReturn } from '../lib/average-return.ts'
import styles from '../scene/prize-odds.module.css'
import card from './card.module.css'

/** What the main plays pay, how often they win, and what comes back of a stake on average: exact figures of the gateway. */
export function PrizeOdds({ plays }: { plays: readonly LotteryPlay[] }) {
  const { t } = useTranslation('lottery')
  const { number, percent } = useFormat()
  const rows = plays.flatMap(({ code, name, pays, odds }) => (odds ? [{ code, name, pays: Number(pays), odds }] : []))
  if (rows.length === 0) return null
  return (
    <section className={classNames(card.card, styles.prizes)} aria-labelledby="prizes-title">
      <h2 id="prizes-title" className={card.title}>
        {t('prizes.title')}
      </h2>
      <table className={styles.table} aria-labelledby="prizes-title">
        <thead>
          <tr>
            <th scope="col">{t('prizes.play')}</th>
            <th scope="col">{t('prizes.pays')}</th>
            <th scope="col">{t('prizes.chance')}</th>
            <th scope="col">{t('prizes.back')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, name, pays, odds }) => (
            <tr key={code}>
              <th scope="row">{name}</th>
              <td className={styles.pays}>{number(pays)}</td>
              <td>{t('prizes.odds', { ways: number(odds.ways), of: number(odds.of) })}</td>
              <td>{percent(averageReturn(pays, odds), 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        <Icon name="info" size="small" />
        {t('prizes.note')}
      </p>
    </section>
  )
}
