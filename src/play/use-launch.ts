import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { GameCard } from '#contract/lobby/games.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { useSession } from '#src/session/session.ts'
import { launchOf } from './launch-rule.ts'

/** Answers a press on Play: what the rule says is opened, and a guest is led on after the log-in. */
export function useLaunch() {
  const { t } = useTranslation('shell')
  const { isSignedIn, role } = useSession()
  const navigate = useNavigate()
  return useCallback(
    (card: GameCard, mode?: 'trial') => {
      const launch = launchOf(card, { isSignedIn, role }, mode)
      if (launch.type === 'log-in') openPopup('login', { reason: 'play', wanted: launch.path })
      else if (launch.type === 'needs-account')
        openPopup('message', {
          title: t('launch.trialTitle'),
          text: t('launch.in_need_true_account'),
          offersRegistration: true,
        })
      else if (launch.type === 'vendor-games')
        openPopup('vendor-games', {
          vendor: { code: card.vassalage, name: card.vendorName },
          gameType: card.gameType,
        })
      else void navigate(launch.path)
    },
    [t, navigate, isSignedIn, role],
  )
}
