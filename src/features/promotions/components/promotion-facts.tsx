import { useTranslation } from 'react-i18next'
import { Fact, Facts } from '#src/account/parts/facts.tsx'
import { useFormat } from '#src/i18n/format.ts'
import type { PromotionDetail } from '../api/use-promotions.ts'
import { PromotionDates } from './promotion-dates.tsx'

/** What has to be known before one takes part. */
export function PromotionFacts({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotions')
  const { moneyText, number } = useFormat()
  const { currency, maxBonus, bonusPercent, minDeposit, turnoverTimes } = promotion
  const most = maxBonus === null ? '' : (moneyText(maxBonus, { currency }) ?? '')
  return (
    <Facts>
      <Fact name={t('detail.dates')}>
        <PromotionDates promotion={promotion} />
      </Fact>
      {minDeposit !== null && <Fact name={t('detail.minDeposit')}>{moneyText(minDeposit, { currency })}</Fact>}
      {maxBonus !== null && (
        <Fact name={t('detail.bonus')}>
          {bonusPercent === null ? most : t('detail.percent', { percent: number(bonusPercent), most })}
        </Fact>
      )}
      {maxBonus !== null && (
        <Fact name={t('detail.turnover')}>
          {turnoverTimes === null ? t('detail.turnoverNone') : t('detail.turnoverTimes', { count: turnoverTimes })}
        </Fact>
      )}
    </Facts>
  )
}
