import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import type { Envelopes } from '../api/queries.ts'
import styles from './envelope-odds.module.css'

/** What can be in an envelope, how likely each is, and what it asks for. */
export function EnvelopeOdds({
  chances,
  currency,
  turnoverTimes,
}: Pick<Envelopes, 'chances' | 'currency' | 'turnoverTimes'>) {
  const { t } = useTranslation('redEnvelope')
  const { moneyText, percent, number } = useFormat()
  if (chances.length === 0) return <p className={styles.note}>{t('chances.unknown')}</p>
  return (
    <>
      <table className={styles.table}>
        <caption>{t('chances.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chances.amount')}</th>
            <th scope="col">{t('chances.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {chances.map(({ amount, basisPoints }) => (
            <tr key={amount}>
              <th scope="row">
                <bdi>{moneyText(amount, { currency }) ?? amount}</bdi>
              </th>
              <td>
                <span className={styles.line}>
                  <span className={styles.bar} aria-hidden="true">
                    <span style={{ inlineSize: `${Math.max(1.5, basisPoints / 100)}%` }} />
                  </span>
                  <bdi className={styles.percent}>{percent(basisPoints / 10_000)}</bdi>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        {turnoverTimes === null ? t('turnoverNone') : t('chances.turnover', { times: number(turnoverTimes) })}
      </p>
    </>
  )
}
