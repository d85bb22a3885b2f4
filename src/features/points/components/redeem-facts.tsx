import { useTranslation } from 'react-i18next'
import type { PointItem } from '#contract/account/points.ts'
import { useFormat } from '#src/i18n/format.ts'
import { timesOf } from '../lib/worth.ts'
import styles from './redeem-dialog.module.css'

interface RedeemFactsProps {
  item: PointItem
  currency: string
  count: number
  points: number
}

/** All that it costs and brings, before it is confirmed. */
export function RedeemFacts({ item, currency, count, points }: RedeemFactsProps) {
  const { t } = useTranslation('points')
  const { number, moneyText } = useFormat()
  const money = (amount: string) => moneyText(timesOf(amount, count), { currency }) ?? amount
  const after = points - item.points * count
  const { amountNeeded, bonus } = item
  const facts: [name: string, value: string][] = [
    [t('redeem.points'), number(item.points * count)],
    ...(amountNeeded === null ? [] : [[t('redeem.money'), money(amountNeeded)] satisfies [string, string]]),
    ...(bonus
      ? ([
          [t('redeem.bonus'), money(bonus.amount)],
          [t('redeem.turnover'), bonus.turnover === null ? t('redeem.none') : money(bonus.turnover)],
        ] satisfies [string, string][])
      : []),
    [t('redeem.after'), after < 0 ? '–' : number(after)],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
