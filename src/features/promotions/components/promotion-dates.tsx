import { useTranslation } from 'react-i18next'
import type { Promotion } from '#contract/account/promotions.ts'
import { useFormat } from '#src/i18n/format.ts'

/** When it begins and ends, as dates: nothing counts down. */
export function PromotionDates({ promotion }: { promotion: Pick<Promotion, 'startsAt' | 'endsAt' | 'state'> }) {
  const { t } = useTranslation('promotions')
  const { day } = useFormat()
  const { startsAt, endsAt, state } = promotion
  const from = day(startsAt)
  if (state === 'comingSoon') return t('dates.starts', { from })
  if (endsAt === null) return t('dates.from', { from })
  const to = day(endsAt)
  return new Date(endsAt).getTime() <= Date.now() ? t('dates.ended', { to }) : t('dates.between', { from, to })
}
