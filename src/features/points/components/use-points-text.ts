import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'

/** "1,200 points" */
export function usePointsText(): (points: number) => string {
  const { t } = useTranslation('points')
  const { number } = useFormat()
  return (points) => t('points', { count: points, figure: number(points) })
}
