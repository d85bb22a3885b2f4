import { useTranslation } from 'react-i18next'
import { LoadFailed } from '#src/account/parts/load-failed.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { site } from '#src/config/site.ts'
import { type System, systemOf } from '#src/lib/this-device.ts'
import { PageTitle } from '#src/ui/page-title.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { AppCards, type AppOffer } from '../components/app-cards.tsx'
import { HeldPhone } from '../components/held-phone.tsx'
import { InstallButton } from '../components/install-button.tsx'
import { InstallGuides } from '../components/install-guides.tsx'
import { ScanCard } from '../components/scan-card.tsx'
import styles from './app-download-page.module.css'

interface AppDownloadPageProps {
  /** What the merchant has; undefined while that is not known. */
  apps: readonly AppOffer[] | undefined
  error: Error | null
  onRetry: () => void
}

const isFor = (here: System | undefined, { kind }: AppOffer) => kind === here || (kind === 'lite' && here === 'android')

function Apps({ apps, here }: { apps: readonly AppOffer[]; here: System | undefined }) {
  const { t } = useTranslation('app')
  if (apps.length === 0) return <StatePanel icon="smartphone" heading="h2" title={t('none')} text={t('noneText')} />
  return (
    <AppCards apps={apps.toSorted((one, two) => Number(isFor(here, two)) - Number(isFor(here, one)))} here={here} />
  )
}

function PageSkeleton() {
  const { t } = useTranslation('app')
  return (
    <div role="status" aria-label={t('loading')} className={styles.apps}>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className={styles.skeleton} />
      ))}
    </div>
  )
}

/** The apps, a code for a phone on screens that are none, and how the apps are installed. */
export function AppDownloadPage({ apps, error, onRetry }: AppDownloadPageProps) {
  const { t } = useTranslation('app')
  const here = systemOf(navigator)
  const systems = (['ios', 'android'] as const).filter((system) => apps?.some((app) => isFor(system, app)))
  return (
    <div className={styles.page}>
      <div className={styles.inside}>
        <div className={styles.hero}>
          <span className={styles.ground} aria-hidden="true" />
          <div className={styles.words}>
            <PageTitle title={t('title')} />
            <p className={styles.intro}>{t('intro', { site: site.name })}</p>
            <InstallButton />
            <div className={styles.columns} data-phone={here ? '' : undefined}>
              {!here && <ScanCard />}
              {apps && <Apps apps={apps} here={here} />}
              {!apps && !error && <PageSkeleton />}
              {!apps && error && <LoadFailed title={t('failed')} error={error} onRetry={onRetry} />}
            </div>
          </div>
          <HeldPhone />
        </div>
        <Notice icon="shield-check">{t('source')}</Notice>
        <InstallGuides systems={here === 'android' ? systems.toReversed() : systems} />
      </div>
    </div>
  )
}
