import { useTranslation } from 'react-i18next'
import type { Tournament } from '#contract/account/tournaments.ts'
import { StateTag } from '#src/account/parts/state-tag.tsx'

const tones = { running: 'ok', coming: 'info', over: 'plain' } as const

export function TournamentState({ state }: Pick<Tournament, 'state'>) {
  const { t } = useTranslation('tournaments')
  return <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>
}
