import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'

/** "1,200 pt", with the unit apart, on the side where the language has it. */
export function PointsFigure({ points }: { points: number }) {
  const { t } = useTranslation('points')
  const { number } = useFormat()
  const [before, after] = t('short', { figure: '|' }).split('|')
  return (
    <>
      {before && <small>{before}</small>}
      {number(points)}
      {after && <small>{after}</small>}
    </>
  )
}
