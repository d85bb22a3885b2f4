import { type ComponentType, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import { Card, StateTag } from './card.tsx'
import type { Security } from './password-card.tsx'
import styles from './security-page.module.css'

/** The dialog that sets the payment password, of another feature: the site passes it. */
export type PaymentDialog = ComponentType<{ hasOld: boolean; onClose: () => void; onDone: () => void }>

interface PaymentCardProps {
  security: Security
  Dialog: PaymentDialog
  /** Says on the page what was done. */
  onMessage: (text: string) => void
}

/** The payment password: whether there is one, and the way to set or change it. */
export function PaymentCard({ security: { hasPaymentPassword: hasOld }, Dialog, onMessage }: PaymentCardProps) {
  const { t } = useTranslation('security')
  const [isOpen, setOpen] = useState(false)
  const done = () => {
    setOpen(false)
    onMessage(t('payment.saved'))
  }
  return (
    <Card
      icon="wallet"
      title={t('payment.title')}
      state={<StateTag isOn={hasOld}>{t(hasOld ? 'payment.isSet' : 'payment.isNotSet')}</StateTag>}
      actions={
        <Button look="outline" onClick={() => setOpen(true)}>
          {t(hasOld ? 'payment.change' : 'payment.set')}
        </Button>
      }
    >
      <p className={styles.text}>{t('payment.text')}</p>
      {/* Of its own: a page that waited for a dialog would hide what it stands on. */}
      <Suspense>{isOpen && <Dialog hasOld={hasOld} onClose={() => setOpen(false)} onDone={done} />}</Suspense>
    </Card>
  )
}
