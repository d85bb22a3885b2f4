import { useTranslation } from 'react-i18next'
import type { PointItem } from '#contract/account/points.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Icon } from '#src/ui/icon.tsx'
import { timesOf } from '../lib/worth.ts'
import styles from '../scene/redeem-dialog.module.css'

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
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.fact}>
        <dt>{t('redeem.after')}</dt>
        <dd>
          <span className={styles.before}>
            {number(points)}
            <Icon name="arrow-right" size="tiny" />
          </span>
          <span>{after < 0 ? '–' : number(after)}</span>
        </dd>
      </div>
    </dl>
  )
}
