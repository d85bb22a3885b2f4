import { useTranslation } from 'react-i18next'
import { recentPath } from '#contract/site/routes.ts'
import { GameLane } from './game-lane.tsx'
import { useRecentCards } from './recent-games.ts'

/** Vendor lists are capped at so many. */
const most = 12

/**
 * The games that a member played last, in a row; nothing for who has played none. Stands inside a GameActionsProvider,
 * which the page has.
 */
export function ContinuePlaying({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('play')
  const cards = useRecentCards(most)
  if (cards.length === 0) return null
  return (
    <GameLane
      className={className}
      title={t('recent.title')}
      subtitle={t('recent.subtitle')}
      more={{ to: recentPath, text: t('recent.more'), label: t('recent.more') }}
      cards={cards}
    />
  )
}
