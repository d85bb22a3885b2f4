import { useTranslation } from 'react-i18next'
import { Panel } from '#src/account/frame/panel.tsx'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import { useFormat } from '#src/i18n/format.ts'
import { fractionOf, isMore, sumOf } from '#src/lib/decimal.ts'
import { Amount } from '../parts/facts.tsx'
import type { WithdrawRules } from './use-withdraw-form.ts'
import styles from './withdraw-figures.module.css'

/** What can be paid out now, and how much and how often today. */
export function WithdrawFigures({ rules }: { rules: WithdrawRules }) {
  const { t } = useTranslation('wallet')
  const { available, leftToday, timesLeftToday, currency } = rules
  return (
    <dl className={styles.figures}>
      <div className={styles.figure} data-main="">
        <dt>{t('withdraw.available')}</dt>
        <dd>
          <Amount value={available} currency={currency} />
        </dd>
      </div>
      <div className={styles.figure}>
        <dt>{t('withdraw.leftToday')}</dt>
        <dd>
          <Amount value={leftToday} currency={currency} />
          <span className={styles.times}>{t('withdraw.timesLeft', { count: timesLeftToday })}</span>
        </dd>
      </div>
    </dl>
  )
}

/** The bonuses that hold back a part of the balance. */
export const owedOf = ({ turnover }: WithdrawRules) => turnover.filter(({ left }) => isMore(left, '0'))

/** Whether bonuses hold back so much that not even the smallest amount can be paid out. */
export const isAllTied = (rules: WithdrawRules) => owedOf(rules).length > 0 && isMore(rules.min, rules.available)

/** What must still be staked before the tied part can be paid out: for what, how much, and how far it is. */
export function TurnoverOwed({ rules }: { rules: WithdrawRules }) {
  const { t } = useTranslation('wallet')
  const { number } = useFormat()
  const short = useShortMoney(rules.currency)
  const owed = owedOf(rules)
  if (owed.length === 0) return null
  return (
    <Panel title={t('withdraw.turnover.title')}>
      <p className={styles.text}>
        {t('withdraw.turnover.text', {
          tied: short(sumOf(...owed.map(({ tied }) => tied))),
          amount: short(sumOf(...owed.map(({ left }) => left))),
        })}
      </p>
      <ul className={styles.owed}>
        {owed.map(({ id, title, required, done, left }) => {
          const percent = Math.floor(fractionOf(done, required) * 100)
          return (
            <li key={id} className={styles.one}>
              <div className={styles.line}>
                <strong id={`owed-${id}`}>{title}</strong>
                <span>{t('withdraw.turnover.left', { left: short(left) })}</span>
              </div>
              <div
                className={styles.bar}
                role="progressbar"
                aria-labelledby={`owed-${id}`}
                aria-valuemin={0}
                aria-valuemax={100}
                aria-valuenow={percent}
              >
                <span className={styles.done} style={{ inlineSize: `${percent}%` }} />
              </div>
              <div className={styles.line} data-small="">
                <span>{t('withdraw.turnover.done', { done: short(done), required: short(required) })}</span>
                <span>{number(percent)}%</span>
              </div>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
