import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QrCode } from '#src/account/parts/qr-code.tsx'
import { Button } from '#src/ui/button.tsx'
import { saveCode } from './save-code.ts'
import styles from './ticket.module.css'

interface PaymentCodeProps {
  text: string
  /** What is paid by it, for those who do not see it. */
  label: string
  /** Of the picture that is saved. */
  name: string
  /** Beside the button that keeps it: the way to the payment page. */
  children?: ReactNode
}

/** The code to scan, dark on white in both themes, and the way to keep it as a picture. */
export function PaymentCode({ text, label, name, children }: PaymentCodeProps) {
  const { t } = useTranslation('wallet')
  const holder = useRef<HTMLDivElement>(null)
  const [message, setMessage] = useState<'saved' | 'notSaved'>()
  const save = async () => setMessage((await saveCode(holder.current, name)) ? 'saved' : 'notSaved')
  return (
    <>
      <div ref={holder} className={styles.code}>
        <QrCode text={text} label={label} size={200} margin={20} hasMark />
      </div>
      <div className={styles.ways}>
        <div className={styles.way}>
          <Button look="outline" icon="download" isWide onClick={() => void save()}>
            {t('deposit.ticket.save')}
          </Button>
          <p role="status" className={styles.message} data-bad={message === 'notSaved' ? '' : undefined}>
            {message && t(`deposit.ticket.${message}`)}
          </p>
        </div>
        {children}
      </div>
    </>
  )
}
