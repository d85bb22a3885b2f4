import { useTranslation } from 'react-i18next'
import type { PointItem } from '#contract/account/points.ts'
import { Notice } from '#src/account/parts/notice.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { usePointConfigQuery } from '../api/queries.ts'
import { betterExchange } from '../lib/worth.ts'

/** Says of a bonus that the same points bring no less by exchange, with nothing tied to it. */
export function ExchangeNote({ item, currency }: { item: PointItem; currency: string }) {
  const { t } = useTranslation('points')
  const { moneyText } = useFormat()
  const { data } = usePointConfigQuery()
  const worth = betterExchange(item, data?.exchange)
  if (worth === undefined) return null
  return <Notice tone="info">{t('item.betterExchange', { amount: moneyText(worth, { currency }) ?? worth })}</Notice>
}
