import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { appDownloadPath } from '#contract/site/routes.ts'
import { appAddress } from '#src/features/app-download/lib/app-address.ts'
import { useResources } from '#src/features/support/api/queries.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { loadPart } from '#src/lib/chunk-failure.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { useDisclosure } from '#src/ui/overlay/disclosure.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useMediaQuery } from '#src/ui/use-media-query.ts'
import styles from './app-download.module.css'
import { useSideMenu } from './side-menu-store.ts'

const QrCode = lazy(async () => {
  const { QrCode } = await loadPart(() => import('#src/account/parts/qr-code.tsx'))
  return { default: QrCode }
})
const AppPanel = lazy(async () => {
  const { AppPanel } = await loadPart(() => import('#src/features/app-download/components/app-panel.tsx'))
  return { default: AppPanel }
})

const platforms = ['ios', 'android'] as const

/** A code to scan at once where the menu has room for it. It signs nobody in: it is on the screen all the time. */
function Mark() {
  const { isCollapsed } = useSideMenu()
  const { code } = useLanguage()
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
        <QrCode text={appAddress(window.location.origin, code)} />
      </Suspense>
    </span>
  )
}

function Words({ shown, hasLite }: { shown: readonly (typeof platforms)[number][]; hasLite: boolean }) {
  const { t } = useTranslation()
  return (
    <span className={styles.words}>
      <strong>{t('appDownload.title')}</strong>
      <span>{shown.map((platform) => t(`appDownload.${platform}`)).join(' · ')}</span>
      {hasLite && <span className={styles.lite}>{t('appDownload.lite')}</span>}
    </span>
  )
}

/** The apps that exist, with a QR code for each on hover, focus or press. A phone does not scan itself: it gets a link. */
export function AppDownload() {
  const { t } = useTranslation()
  const panel = useDisclosure()
  const canBeScanned = useMediaQuery('(min-width: 768px) and (not (pointer: coarse))')
  const available = { ios: useResources('ios'), android: useResources('android'), lite: useResources('lite') }
  const shown = platforms.filter((platform) => available[platform].length > 0)
  const words = <Words shown={shown} hasLite={available.lite.length > 0} />
  if (shown.length === 0) return null
  if (!canBeScanned)
    return (
      <Link to={appDownloadPath} className={styles.button}>
        <span className={styles.plate}>
          <Icon name="smartphone" size="big" />
        </span>
        {words}
      </Link>
    )
  return (
    <div
      className={styles.app}
      {...panel.holder}
      onPointerEnter={(event) => event.pointerType === 'mouse' && panel.setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && panel.setOpen(false)}
    >
      <button type="button" className={styles.button} title={t('appDownload.title')} {...panel.button}>
        <Mark />
        {words}
      </button>
      {panel.isOpen && (
        <div className={styles.panel}>
          <Suspense fallback={<Skeleton className={styles.skeleton} />}>
            <AppPanel systems={shown} onLeave={() => panel.setOpen(false)} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
