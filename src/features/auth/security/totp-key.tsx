import { QRCodeSVG } from 'qrcode.react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from './copy-button.tsx'
import styles from './totp-key.module.css'

interface TotpKeyProps {
  /** Base32. */
  secret: string
  uri: string
}

/** Groups of four are easier to type; apps take them with and without blanks. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** The secret for an authenticator app, as a picture for its camera and as a key to type. */
export function TotpKey({ secret, uri }: TotpKeyProps) {
  const { t } = useTranslation('security')
  return (
    <div className={styles.key}>
      <span className={styles.plate}>
        <QRCodeSVG
          value={uri}
          size={200}
          level="M"
          bgColor="#FFFFFF"
          fgColor="#000000"
          title={t('totp.qr')}
          className={styles.code}
        />
      </span>
      <div className={styles.typed}>
        <span className={styles.label}>{t('totp.secret')}</span>
        <bdi dir="ltr" className={styles.secret}>
          {grouped(secret)}
        </bdi>
        <span className={styles.copy}>
          <CopyButton text={secret} label={t('totp.copySecret')} />
        </span>
      </div>
    </div>
  )
}
