import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { GameCard } from '#src/gateway/contract/games.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { launchOf } from '#src/session/launch-rule.ts'
import { useSession } from '#src/session/session.ts'

/** Starts a game from the navigation; guests and trial accounts are told what they need. */
export function useLaunch(): (game: GameCard) => void {
  const { t } = useTranslation()
  const session = useSession()
  const navigate = useNavigate()
  return (game) => {
    const launch = launchOf(game, session)
    if (launch.type === 'go') void navigate(launch.path)
    else if (launch.type === 'log-in') openPopup('login', { reason: 'play' })
    else openPopup('message', { title: t('launch.trialTitle'), text: t('launch.in_need_true_account') })
  }
}
