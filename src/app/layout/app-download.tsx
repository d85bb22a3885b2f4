import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useResources } from '#src/features/support/api/get-permission.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useDisclosure } from '#src/ui/disclosure.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { loadPart } from '../root/chunk-failure.ts'
import styles from './app-download.module.css'

const QrCode = lazy(async () => {
  const { QrCode } = await loadPart(() => import('./qr-code.tsx'))
  return { default: QrCode }
})

const platforms = ['ios', 'android'] as const

/** The page a phone opens; it never carries the session's token, which is a key to money. */
function addressOf(platform: string, language: string): string {
  const query = new URLSearchParams({ language, platform })
  return `${window.location.origin}/m/appDownload?${query}`
}

/** The apps that exist, with a QR code for each on hover, focus or tap. */
export function AppDownload() {
  const { t } = useTranslation()
  const { code } = useLanguage()
  const panel = useDisclosure()
  const available = { ios: useResources('ios'), android: useResources('android'), lite: useResources('lite') }
  const shown = platforms.filter((platform) => available[platform].length > 0)
  if (shown.length === 0) return null
  return (
    <div
      className={styles.app}
      {...panel.holder}
      onPointerEnter={(event) => event.pointerType === 'mouse' && panel.setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && panel.setOpen(false)}
    >
      <button type="button" className={styles.button} title={t('appDownload.title')} {...panel.button}>
        <span className={styles.plate}>
          <Icon name="qr-code" size="big" />
        </span>
        <span className={styles.words}>
          <strong>{t('appDownload.title')}</strong>
          <span>{shown.map((platform) => t(`appDownload.${platform}`)).join(' · ')}</span>
          {available.lite.length > 0 && <span className={styles.lite}>{t('appDownload.lite')}</span>}
        </span>
      </button>
      {panel.isOpen && (
        <div className={styles.panel}>
          {shown.map((platform) => (
            <figure key={platform} className={styles.code}>
              <Suspense fallback={<Skeleton className={styles.qr} />}>
                <QrCode
                  text={addressOf(platform, code)}
                  label={t('appDownload.qr', { platform: t(`appDownload.${platform}`) })}
                />
              </Suspense>
              <figcaption>{t(`appDownload.${platform}`)}</figcaption>
            </figure>
          ))}
          <span className={styles.scan}>{t('appDownload.scan')}</span>
        </div>
      )}
    </div>
  )
}
