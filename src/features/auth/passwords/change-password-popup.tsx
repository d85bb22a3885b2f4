import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { callQuery } from '#src/gateway/query-client.ts'
import { getSecurity } from '#src/gateway/security-calls.ts'
import type { Popups } from '#src/popups/popup-store.ts'
import { useSession } from '#src/session/session.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import styles from './passwords.module.css'
import { SavedNotice } from './saved-notice.tsx'

type Reason = Popups['change-password']['reason']

const stay = () => undefined

/** Why the password must be changed. A site whose passwords never expire has no words for that, and says it generally. */
function useReasonText() {
  const { t, i18n } = useTranslation('security')
  return (reason: NonNullable<Reason>): string =>
    i18n.exists(`forced.${reason}`, { ns: 'security' }) ? t(`forced.${reason}`) : t('forced.general')
}

/** Whether the account has a password already; undefined until known. Asked only where it is not known from the log-in. */
function useHasPassword(isAsked: boolean): boolean | undefined {
  const { data, isError } = useQuery({ ...callQuery(getSecurity, {}), enabled: isAsked })
  if (!isAsked || isError) return true
  return data?.value.hasPassword
}

interface ChangePasswordProps {
  reason?: Reason
  oldPassword?: Popups['change-password']['oldPassword']
  /** Where the visitor goes afterwards: on, or out. */
  home: { signedIn: string; signedOut: string }
  onClose: () => void
}

/** Changing the password: at the visitor's wish, or because nothing else is open before it. */
export function ChangePasswordPopup({ reason, oldPassword, home, onClose }: ChangePasswordProps) {
  // All words at once: the form would take the dialog away while it waits for its own.
  const { t } = useTranslation(['security', 'auth', 'register'])
  const reasonText = useReasonText()
  const navigate = useNavigate()
  const { isSignedIn } = useSession()
  const [isDone, setDone] = useState(false)
  const isForced = reason !== undefined
  const hasPassword = useHasPassword(!isForced && !isDone)

  // Who has logged out, here or in another tab, has no password to change.
  useEffect(() => {
    if (!isSignedIn) onClose()
  }, [isSignedIn, onClose])

  if (isDone) return <SavedNotice text={t('change.done')} closeLabel={t('change.dismiss')} onClose={onClose} />
  const isFirst = hasPassword === false
  const title = t(isForced ? 'forced.title' : isFirst ? 'change.setTitle' : 'change.title')
  const onDone = () => {
    setDone(true)
    void navigate(home.signedIn)
  }
  return (
    <Dialog label={title} kind="full" onClose={isForced ? stay : onClose} className={styles.dialog}>
      <div className={styles.popup}>
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {!isForced && <IconButton icon="x" label={t('change.close')} onClick={onClose} />}
        </header>
        {reason && (
          <p className={styles.reason}>
            <Icon name="info" size="small" />
            {reasonText(reason)}
          </p>
        )}
        {hasPassword === undefined ? (
          <FormSkeleton />
        ) : (
          <ChangePasswordForm
            known={oldPassword}
            asksOld={reason !== 'temporary' && oldPassword === undefined && !isFirst}
            isFirst={isFirst}
            logOutTo={isForced ? home.signedOut : undefined}
            onDone={onDone}
          />
        )}
      </div>
    </Dialog>
  )
}
