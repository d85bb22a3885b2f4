import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useResources } from '#src/features/support/api/get-permission.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { loadPart } from '#src/lib/chunk-failure.ts'
import { useDisclosure } from '#src/ui/disclosure.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useMediaQuery } from '#src/ui/use-media-query.ts'
import styles from './app-download.module.css'
import { useSideMenu } from './side-menu-store.ts'

const QrCode = lazy(async () => {
  const { QrCode } = await loadPart(() => import('#src/centre/qr-code.tsx'))
  return { default: QrCode }
})

const platforms = ['ios', 'android'] as const

/** The page a phone opens; it never carries the session's token, which is a key to money. */
function addressOf(language: string, platform?: string): string {
  const query = new URLSearchParams({ language, ...(platform && { platform }) })
  return `${window.location.origin}/m/appDownload?${query}`
}

/** A code to scan at once where the menu has room for it; a phone does not scan itself. */
function Mark({ text }: { text: string }) {
  const { isCollapsed } = useSideMenu()
  const hasRoom = useMediaQuery('(min-width: 1100px)') && !isCollapsed
  const icon = (
    <span className={styles.plate}>
      <Icon name="qr-code" size="big" />
    </span>
  )
  if (!hasRoom) return icon
  return (
    <span className={styles.small} aria-hidden="true">
      <Suspense fallback={icon}>
        <QrCode text={text} />
      </Suspense>
    </span>
  )
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
        <Mark text={addressOf(code)} />
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
                  text={addressOf(code, platform)}
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
