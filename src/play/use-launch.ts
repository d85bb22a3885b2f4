import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { GameCard } from '#src/gateway/contract/games.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { useSession } from '#src/session/session.ts'
import { launchOf } from './launch-rule.ts'

/** Answers a click on Play: guests log in, trial accounts are told what they need, others go to the game. */
export function useLaunch() {
  const { t } = useTranslation('shell')
  const { isSignedIn, role } = useSession()
  const navigate = useNavigate()
  return (card: GameCard, mode?: 'trial') => {
    const launch = launchOf(card, { isSignedIn, role })
    if (launch.type === 'log-in') openPopup('login', { reason: 'play' })
    else if (launch.type === 'needs-account')
      openPopup('message', {
        title: t('launch.trialTitle'),
        text: t('launch.in_need_true_account'),
        offersRegistration: true,
      })
    else void navigate(mode ? `${launch.path}&mode=${mode}` : launch.path)
  }
}
