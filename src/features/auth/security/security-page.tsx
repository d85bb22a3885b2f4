import { useQuery } from '@tanstack/react-query'
import { type ComponentType, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '#src/gateway/query-client.ts'
import { getSecurity } from '#src/gateway/security-calls.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { useSession } from '#src/session/session.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { ContactCard } from './contact-card.tsx'
import { DevicesCard } from './devices-card.tsx'
import { PasswordCard, type Security } from './password-card.tsx'
import { PaymentCard, type PaymentDialog } from './payment-card.tsx'
import styles from './security-page.module.css'
import { TotpCard } from './totp-card.tsx'

interface SecurityPageProps {
  PaymentDialog: PaymentDialog
  /** Only where the site has passkeys. */
  PasskeysCard?: ComponentType<{ security: Security; onMessage: (text: string) => void }>
}

function PageSkeleton() {
  const { t } = useTranslation('security')
  return (
    <div className={styles.page}>
      <VisuallyHidden>
        <span role="status">{t('loading')}</span>
      </VisuallyHidden>
      <div className={styles.column}>
        <Skeleton className={styles.skeleton} />
        <Skeleton className={styles.skeleton} />
        <Skeleton className={styles.skeleton} />
      </div>
      <div className={styles.column}>
        <Skeleton className={styles.skeletonTall} />
      </div>
    </div>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('security')
  const { t: shellText } = useTranslation()
  const errorText = useErrorText()
  return (
    <StatePanel
      icon="art-down"
      tone="bad"
      isAlert
      title={t('failed')}
      text={errorText(error)}
      actions={<Button onClick={onRetry}>{shellText('retry')}</Button>}
    />
  )
}

function NotForTrials() {
  const { t } = useTranslation('security')
  const { t: shellText } = useTranslation()
  return (
    <StatePanel
      icon="art-closed"
      tone="info"
      title={t('trialTitle')}
      text={t('in_need_true_account')}
      actions={<LinkButton to="/register">{shellText('account.register')}</LinkButton>}
    />
  )
}

function Account({ PaymentDialog, PasskeysCard }: SecurityPageProps) {
  const { isSignedIn } = useSession()
  const [message, setMessage] = useState('')
  const { data, error, refetch } = useQuery({ ...callQuery(getSecurity, {}), staleTime: 0, enabled: isSignedIn })
  if (!data) return error ? <Failed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />
  return (
    <>
      <div role="status">
        {message && (
          <p className={styles.message}>
            <Icon name="circle-check" size="small" />
            {message}
          </p>
        )}
      </div>
      <div className={styles.page}>
        <div className={styles.column}>
          <PasswordCard {...data.value} />
          <PaymentCard security={data.value} Dialog={PaymentDialog} onMessage={setMessage} />
          <TotpCard security={data.value} onMessage={setMessage} />
          <ContactCard {...data.value} />
        </div>
        <div className={styles.column}>
          <Suspense fallback={<Skeleton className={styles.skeleton} />}>
            {PasskeysCard && <PasskeysCard security={data.value} onMessage={setMessage} />}
          </Suspense>
          <DevicesCard onMessage={setMessage} />
        </div>
      </div>
    </>
  )
}

/** The account's security: passwords, second factor, devices. Trial accounts have none of it. */
export function SecurityPage(props: SecurityPageProps) {
  const { role, phase } = useSession()
  if (phase === 'identifying') return <PageSkeleton />
  return role === 'trial' ? <NotForTrials /> : <Account {...props} />
}
