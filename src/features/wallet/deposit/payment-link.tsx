import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import { safePaymentAddress } from '../lib/payment-address.ts'
import styles from './ticket.module.css'

/** Opens a payment page in a tab of its own that cannot lead this one elsewhere; undefined where the browser blocks it. */
function openApart(address: string): Window | undefined {
  // Asked for as a feature, `noopener` would make an open tab look like a blocked one.
  const tab = window.open('about:blank', '_blank')
  if (!tab) return undefined
  tab.opener = null
  tab.location.replace(address)
  return tab
}

/** The way to the payment page, which is never shown inside the site. */
export function PaymentLink({ url, isMain }: { url: string; isMain: boolean }) {
  const { t } = useTranslation('wallet')
  const [said, setSaid] = useState<'opened' | 'blocked'>()
  const address = safePaymentAddress(url, window.location.hostname)
  if (!address)
    return (
      <p role="alert" className={styles.bad}>
        {t('deposit.ticket.badAddress')}
      </p>
    )
  return (
    <div className={styles.way}>
      <Button
        look={isMain ? 'action' : 'outline'}
        icon="arrow-up-right"
        isWide
        onClick={() => setSaid(openApart(address) ? 'opened' : 'blocked')}
      >
        {t('deposit.ticket.open')}
      </Button>
      <p role="status" className={styles.said} data-bad={said === 'blocked' ? '' : undefined}>
        {said && t(`deposit.ticket.${said}`)}
      </p>
    </div>
  )
}
