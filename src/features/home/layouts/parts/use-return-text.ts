import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { percentText } from '#src/play/percent-text.ts'

/** What a game pays back, in words; undefined or empty where the gateway tells nothing. */
export function useReturnText({ rtp }: GameCard): string | undefined {
  const { t } = useTranslation('play')
  const language = useLanguage()
  return rtp && t('tile.rtp', { percent: percentText(rtp, language) })
}
