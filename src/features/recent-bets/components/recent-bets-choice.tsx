import { useTranslation } from 'react-i18next'
import { KeptChoice } from '#src/account/parts/kept-choice.tsx'
import { useChooseRecentBets, useRecentBetsQuery } from '../api/queries.ts'

/** Whether the home page shows own latest bets, among the settings of the account. */
export function RecentBetsChoice() {
  const { t } = useTranslation('recentBets')
  return (
    <KeptChoice
      title={t('choice.title')}
      label={t('choice.label')}
      text={t('choice.text')}
      query={useRecentBetsQuery()}
      isOn={({ isShown }) => isShown}
      change={useChooseRecentBets()}
    />
  )
}
