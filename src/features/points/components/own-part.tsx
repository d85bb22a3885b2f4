import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#src/session/session.ts'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { LogInButton } from './log-in-button.tsx'

/** What belongs to an account: guests are asked to log in. */
export function OwnPart({ children }: { children: ReactNode }) {
  const { t } = useTranslation('points')
  const { isSignedIn } = useSession()
  if (isSignedIn) return children
  return (
    <StatePanel
      icon="lock"
      heading="h2"
      title={t('own.title')}
      text={t('own.text')}
      actions={<LogInButton text={t('logIn')} />}
    />
  )
}
