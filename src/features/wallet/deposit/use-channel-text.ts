import { useTranslation } from 'react-i18next'
import type { DepositChannel } from '#contract/account/deposit.ts'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import { useFormat } from '#src/i18n/format.ts'
import { hasFixedFee, isFree } from '../lib/fee.ts'

/** The words that a channel is described by. */
export function useChannelText(currency: string) {
  const { t } = useTranslation('wallet')
  const short = useShortMoney(currency)
  const { number, percent, time } = useFormat()
  return {
    duration: ({ minutes: [from, to], maintenance }: DepositChannel) => {
      if (maintenance)
        return maintenance.until
          ? t('deposit.maintenanceUntil', { time: time(maintenance.until) })
          : t('deposit.maintenance')
      if (to <= 0) return t('deposit.atOnce')
      return from === to
        ? t('deposit.about', { minutes: number(to) })
        : t('deposit.minutes', { from: number(from), to: number(to) })
    },
    limits: ({ min, max }: DepositChannel) => t('deposit.limits', { min: short(min), max: short(max) }),
    fee: (channel: DepositChannel) => {
      const parts = { percent: percent(channel.feeBasisPoints / 10_000), amount: short(channel.fixedFee) }
      if (isFree(channel)) return t('free')
      if (channel.feeBasisPoints === 0) return t('deposit.feeFixed', parts)
      return t(hasFixedFee(channel) ? 'deposit.feeBoth' : 'deposit.feeShare', parts)
    },
  }
}
