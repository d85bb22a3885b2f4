import { useTranslation } from 'react-i18next'
import type { Reward } from '#contract/account/rewards.ts'
import { useFormat } from '#src/i18n/format.ts'

/** What is said of a reward in words and figures. */
export function useRewardTexts(currency: string) {
  const { t } = useTranslation('rewards')
  const { moneyText, day: date } = useFormat()
  return {
    amount: ({ kind, amount }: Reward) =>
      kind === 'points' ? t('points', { count: Number(amount) }) : (moneyText(amount, { currency }) ?? '–'),
    /** When it was given, and until when it can be claimed: a date, never a count-down. */
    dates: ({ state, givenAt, expiresAt }: Reward) => {
      const given = t('given', { date: date(givenAt) })
      if (state === 'claimed') return given
      if (state === 'expired') return t('expired', { date: date(expiresAt ?? givenAt) })
      return `${given} · ${expiresAt === null ? t('noEnd') : t('until', { date: date(expiresAt) })}`
    },
    turnover: ({ turnover }: Reward) =>
      turnover === null ? t('turnoverNone') : t('turnover', { amount: moneyText(turnover, { currency }) ?? turnover }),
  }
}
