import { useTranslation } from 'react-i18next'
import { KeptChoice } from '#src/account/parts/kept-choice.tsx'
import { useChooseRecommended, useRecommendedQuery } from '../api/queries.ts'

/** Whether games are recommended, among the settings of the account. */
export function RecommendedChoice() {
  const { t } = useTranslation('recommended')
  return (
    <KeptChoice
      title={t('choice.title')}
      label={t('choice.label')}
      text={t('choice.text')}
      query={useRecommendedQuery()}
      isOn={({ isOn }) => isOn}
      change={useChooseRecommended()}
    />
  )
}
