import { QRCodeSVG } from 'qrcode.react'
import styles from './qr-code.module.css'

/** Dark on white in every theme, so that every camera reads it. */
export function QrCode({ text, label }: { text: string; label?: string }) {
  return (
    <span className={styles.plate}>
      <QRCodeSVG value={text} size={120} level="M" {...(label && { title: label })} className={styles.code} />
    </span>
  )
}
