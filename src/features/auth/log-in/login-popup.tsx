import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Popups } from '#src/popups/popup-store.ts'
import { keptFrom } from '#src/session/wanted-path.ts'
import { Link } from '#src/ui/link.tsx'
import { SegmentedTabs } from '#src/ui/segmented-tabs.tsx'
import { typedNumber } from '../codes/typed-number.ts'
import { AuthDialog } from '../frame/auth-dialog.tsx'
import { useOpened } from '../hooks/use-opened.ts'
import { StepView } from '../session-step/step-view.tsx'
import type { OnAnswered } from './answered.ts'
import type { LogInParts } from './log-in-parts.ts'
import { LoginForm } from './login-form.tsx'
import styles from './login-popup.module.css'
import { rememberedWay } from './remembered.ts'
import { StepExpired } from './step-expired.tsx'
import { useAnswered } from './use-answered.ts'

/** By name, or by mobile number where the site has that. */
function Forms({ sms: SmsForm, onAnswered }: Pick<LogInParts, 'sms'> & { onAnswered: OnAnswered }) {
  const { t } = useTranslation('auth')
  const [way, setWay] = useState(() => (typedNumber('login') ? 'mobile' : rememberedWay()))
  const [isSmsOpen, setSmsOpen] = useState(way === 'mobile')
  const byName = <LoginForm site="member" onAnswered={onAnswered} />
  if (!SmsForm) return byName
  const tabs = [
    { id: 'username', icon: 'user', text: t('username') },
    { id: 'mobile', icon: 'smartphone', text: t('codes.mobile') },
  ] as const
  const choose = (next: typeof way) => {
    setWay(next)
    if (next === 'mobile') setSmsOpen(true)
  }
  // The form behind the other tab stays, so that nothing typed is lost.
  return (
    <SegmentedTabs label={t('tabs')} tabs={tabs} chosen={way} onChoose={choose}>
      <div hidden={way !== 'username'} className={styles.panel}>
        {byName}
      </div>
      {isSmsOpen && (
        <div hidden={way !== 'mobile'} className={styles.panel}>
          <SmsForm onAnswered={onAnswered} />
        </div>
      )}
    </SegmentedTabs>
  )
}

interface FootProps {
  wanted: string | undefined
  onLeave: () => void
}

/** The ways to those who are no members yet, and to the app. */
function Foot({ appLink, wanted, onLeave }: Pick<LogInParts, 'appLink'> & FootProps) {
  const { t } = useTranslation('auth')
  // The page that was wanted is not forgotten.
  const { state } = useLocation()
  return (
    <div className={styles.foot}>
      <p>
        {t('noAccount')}{' '}
        <Link to="/register" state={wanted === undefined ? state : keptFrom(wanted)} replace onClick={onLeave}>
          {t('register')}
        </Link>
      </p>
      {appLink}
    </div>
  )
}

interface LoginPopupProps {
  reason?: Popups['login']['reason']
  wanted?: Popups['login']['wanted']
  parts: LogInParts
  onClose: () => void
}

/** Logging in: by name, by SMS, by a passkey or a provider, or for play money, and the step before the session where there is one. */
export function LoginPopup({ reason, wanted, parts, onClose }: LoginPopupProps) {
  const { t } = useTranslation('auth')
  const followUp = useOpened()
  const { onAnswered, isExpired, step } = useAnswered((opened, typed) => {
    onClose()
    followUp(opened, { ...typed, staysHere: reason === 'expired', wanted })
  })
  if (step)
    return (
      <AuthDialog title={t('step.title')} group="login" onClose={onClose}>
        <StepView {...step} />
      </AuthDialog>
    )
  const { sms, passkey: Passkey, social, freePlay: FreePlay, appLink } = parts
  return (
    <AuthDialog
      title={t('title')}
      group="login"
      onClose={onClose}
      foot={<Foot appLink={appLink} wanted={wanted} onLeave={onClose} />}
    >
      {reason && <p className={styles.reason}>{t(`reason.${reason}`)}</p>}
      <StepExpired isShown={isExpired} />
      <Forms {...(sms && { sms })} onAnswered={onAnswered} />
      {Passkey && <Passkey onAnswered={onAnswered} />}
      {social}
      {FreePlay && <FreePlay onAnswered={onAnswered} />}
    </AuthDialog>
  )
}
