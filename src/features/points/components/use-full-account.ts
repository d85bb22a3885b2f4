import { useTranslation } from 'react-i18next'
import { openPopup } from '#src/popups/popup-store.ts'
import { useSession } from '#src/session/session.ts'

/** Does something, unless it is a trial account: that is told what it needs. */
export function useFullAccount(): (action: () => void) => void {
  const { t } = useTranslation(['points', 'shell'])
  const { role } = useSession()
  return (action) => {
    if (role !== 'trial') return action()
    openPopup('message', { title: t('shell:launch.trialTitle'), text: t('points:trial'), offersRegistration: true })
  }
}
