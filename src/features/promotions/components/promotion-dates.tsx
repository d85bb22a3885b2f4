import { useTranslation } from 'react-i18next'
import type { Promotion } from '#contract/account/promotions.ts'
import { site } from '#src/config/site.ts'
import { formatTag } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'

/** When it begins and ends, as dates: nothing counts down. */
export function PromotionDates({ promotion }: { promotion: Pick<Promotion, 'startsAt' | 'endsAt' | 'state'> }) {
  const { t } = useTranslation('promotions')
  const language = useLanguage()
  const dates = new Intl.DateTimeFormat(`${formatTag(language)}-u-ca-gregory-nu-latn`, {
    dateStyle: 'medium',
    timeZone: site.timeZone,
  })
  const { startsAt, endsAt, state } = promotion
  const from = dates.format(new Date(startsAt))
  if (state === 'comingSoon') return t('dates.starts', { from })
  if (endsAt === null) return t('dates.from', { from })
  const to = dates.format(new Date(endsAt))
  return new Date(endsAt).getTime() <= Date.now() ? t('dates.ended', { to }) : t('dates.between', { from, to })
}
