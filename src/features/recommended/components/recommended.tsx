import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecommendedLane } from '#contract/lobby/recommended.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { GameLane } from '#src/play/game-lane.tsx'
import { Button } from '#src/ui/button.tsx'
import { useChooseRecommended, useRecommendedQuery } from '../api/queries.ts'

function useReasonText(): (reason: RecommendedLane['reason']) => string {
  const { t } = useTranslation('recommended')
  return ({ code, shared }) => (shared === null ? t('reason.category') : t(`reason.${code}`, { shared }))
}

/**
 * Games like one that the player played, with the reason; nothing where the gateway has none for this player. The button
 * beside them ends it for good.
 */
export function Recommended() {
  const { t } = useTranslation('recommended')
  const reasonText = useReasonText()
  const errorText = useErrorText()
  const [isEnded, setEnded] = useState(false)
  const { data } = useRecommendedQuery()
  const { mutate: choose, error } = useChooseRecommended()
  if (data && !data.isOn && isEnded)
    return (
      <p role="status">
        {t('ended')}{' '}
        <Button look="text" size="small" onClick={() => choose(true)}>
          {t('again')}
        </Button>
      </p>
    )
  if (!data?.lane) return null
  const { reason, cards } = data.lane
  const end = () => {
    setEnded(true)
    choose(false)
  }
  return (
    <>
      {error && <p role="alert">{errorText(error)}</p>}
      <GameLane
        title={t('because', { game: reason.gameName })}
        beside={
          <>
            <span>{reasonText(reason)}</span>
            <Button look="quiet" size="tiny" icon="eye-off" onClick={end}>
              {t('end')}
            </Button>
          </>
        }
        cards={cards}
        mayBeWide
      />
    </>
  )
}
