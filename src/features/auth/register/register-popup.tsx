import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#src/i18n/error-text.ts'
import { openPopup, type Popups } from '#src/popups/popup-store.ts'
import { Button } from '#src/ui/button.tsx'
import { SegmentedTabs } from '#src/ui/segmented-tabs.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { AuthDialog } from '../frame/auth-dialog.tsx'

import { useReferral } from './check-affiliate.ts'
import { useRegisterSettingsQuery } from './get-register-settings.ts'
import { LogInLink } from './log-in-link.tsx'
import { leaveDraft } from './register-draft.ts'
import type { RegisterParts } from './register-parts.ts'
import styles from './register-popup.module.css'
import { RegisterSkeleton } from './register-skeleton.tsx'

interface RegisterPopupProps {
  referralCode?: Popups['register']['referralCode']
  parts: RegisterParts
  onClose: () => void
}

type Way = 'byName' | 'byMobile'

function Closed({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('register')
  const service = () => {
    onClose()
    openPopup('service', {})
  }
  return (
    <StatePanel
      icon="art-closed"
      title={t('closed.title')}
      text={t('closed.text')}
      actions={
        <Button icon="headphones" onClick={service}>
          {t('closed.service')}
        </Button>
      }
    />
  )
}

function Failed({ error, isBusy, onRetry }: { error: unknown; isBusy: boolean; onRetry: () => void }) {
  const { t } = useTranslation('register')
  const errorText = useErrorText()
  return (
    <StatePanel
      icon="art-down"
      tone="warn"
      isAlert
      title={t('failed.title')}
      text={errorText(error)}
      actions={
        <Button icon="refresh-cw" isBusy={isBusy} onClick={onRetry}>
          {t('failed.retry')}
        </Button>
      }
    />
  )
}

/** The tabs, where there is a choice, and the form of the chosen way. */
function Ways({ parts, form }: { parts: RegisterParts; form: (way: Way) => ReactNode }) {
  const { t } = useTranslation('register')
  const [chosen, setChosen] = useState<Way>('byName')
  if (!parts.byName || !parts.byMobile) return form(parts.byName ? 'byName' : 'byMobile')
  return (
    <SegmentedTabs
      label={t('ways')}
      tabs={[
        { id: 'byName', icon: 'user', text: parts.byName.tab },
        { id: 'byMobile', icon: 'smartphone', text: parts.byMobile.tab },
      ]}
      chosen={chosen}
      onChoose={setChosen}
    >
      {form(chosen)}
    </SegmentedTabs>
  )
}

function Registration({ referralCode, parts, onClose }: RegisterPopupProps) {
  const { byName, byMobile, sms, social } = parts
  const settings = useRegisterSettingsQuery()
  const referral = useReferral(referralCode)
  if (!byName && !byMobile) return <Closed onClose={onClose} />
  const hasTabs = byName !== undefined && byMobile !== undefined
  if (settings.isPending || referral.state === 'checking') return <RegisterSkeleton hasTabs={hasTabs} />
  if (!settings.data)
    return <Failed error={settings.error} isBusy={settings.isFetching} onRetry={() => void settings.refetch()} />
  const shared = { settings: settings.data, referral, social, onClose }
  return (
    <Ways
      parts={parts}
      form={(way) => (
        <Suspense key={way} fallback={<RegisterSkeleton />}>
          {way === 'byName' && byName && (
            <byName.Form {...shared} asksPassword sms={byName.verifiesMobile ? sms : undefined} />
          )}
          {way === 'byMobile' && byMobile && (
            <byMobile.Form {...shared} asksPassword={byMobile.asksPassword} sms={byMobile.asksCode ? sms : undefined} />
          )}
        </Suspense>
      )}
    />
  )
}

/** Registration: by user name or by mobile number, as the tenant and the gateway have it. */
export function RegisterPopup(props: RegisterPopupProps) {
  const { t } = useTranslation('register')
  useEffect(() => leaveDraft, [])
  return (
    <AuthDialog
      title={t('title')}
      group="register"
      size="wide"
      onClose={props.onClose}
      beside={<LogInLink onClose={props.onClose} />}
    >
      {/* Takes the focus until there is a form, and on phones beyond it. */}
      <div tabIndex={-1} data-autofocus className={styles.content}>
        <Registration {...props} />
      </div>
    </AuthDialog>
  )
}
