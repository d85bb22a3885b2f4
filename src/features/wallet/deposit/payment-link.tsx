import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openTab } from '#src/lib/open-apart.ts'
import { safePageAddress } from '#src/lib/page-address.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './ticket.module.css'

/** Answers whether the browser let it open. */
function openApart(address: string): boolean {
  const tab = openTab()
  tab?.location.replace(address)
  return tab !== undefined
}

/** The way to the payment page, which is never shown inside the site. */
export function PaymentLink({ url, isMain, text }: { url: string; isMain: boolean; text: string }) {
  const { t } = useTranslation('wallet')
  const [message, setMessage] = useState<'opened' | 'blocked'>()
  const address = safePageAddress(url, window.location.hostname)
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
        onClick={() => setMessage(openApart(address) ? 'opened' : 'blocked')}
      >
        {text}
      </Button>
      <p role="status" className={styles.message} data-bad={message === 'blocked' ? '' : undefined}>
        {message && t(`deposit.ticket.${message}`)}
      </p>
    </div>
  )
}
