import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import type { PlaySummary } from '../hooks/use-play-summary.ts'

interface NextCheckProps {
  summary: Pick<PlaySummary, 'balance' | 'currency'>
  /** Null where no other one comes. */
  nextAt: string | null
}

/** When the next reality check comes, and what the account has now. */
export function NextCheck({ summary, nextAt }: NextCheckProps) {
  const { t } = useTranslation('limits')
  const { time, moneyText } = useFormat()
  const balance = moneyText(summary.balance, { currency: summary.currency }) ?? '–'
  return (
    <p>{nextAt === null ? t('reality.nextOff', { balance }) : t('reality.next', { time: time(nextAt), balance })}</p>
  )
}
