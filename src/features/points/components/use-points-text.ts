import { useTranslation } from 'react-i18next'
import { useNumber } from '#src/i18n/number.ts'

/** "1,200 points" */
export function usePointsText(): (points: number) => string {
  const { t } = useTranslation('points')
  const number = useNumber()
  return (points) => t('points', { count: points, figure: number(points) })
}
