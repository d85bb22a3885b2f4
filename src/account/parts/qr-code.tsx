import { QRCodeSVG } from 'qrcode.react'
import { site } from '#src/config/site.ts'
import styles from './qr-code.module.css'

interface QrCodeProps {
  text: string
  /** What it leads to, for those who cannot scan it. */
  label?: string | undefined
  /** Pixels of the code and of the white around it; without them the theme's small size. */
  size?: number
  margin?: number
  /** The tenant's mark in the middle; the code then corrects more, so that every camera still reads it. */
  hasMark?: boolean
}

/** Dark on white in every theme, so that every camera reads it. */
export function QrCode({ text, label, size, margin = 8, hasMark = false }: QrCodeProps) {
  const markSize = Math.round((size ?? 120) * 0.18)
  return (
    <span className={styles.plate} style={{ padding: margin }}>
      <QRCodeSVG
        value={text}
        size={size ?? 120}
        level={hasMark ? 'H' : 'M'}
        bgColor="#FFFFFF"
        fgColor="#000000"
        {...(label && { title: label })}
        {...(hasMark && {
          imageSettings: { src: site.brand.logo, width: markSize, height: markSize, excavate: true },
        })}
        className={size === undefined ? styles.code : styles.plain}
      />
    </span>
  )
}
