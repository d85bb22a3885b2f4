import { useTranslation } from 'react-i18next'
import { LoadFailed } from '#src/account/parts/load-failed.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { site } from '#src/config/site.ts'
import { useDocumentTitle } from '#src/lib/document-title.ts'
import { type System, systemOf } from '#src/lib/this-device.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { AppCards, type AppOffer } from '../components/app-cards.tsx'
import { HeldPhone } from '../components/held-phone.tsx'
import { InstallButton } from '../components/install-button.tsx'
import { InstallGuides } from '../components/install-guides.tsx'
import { ScanCard } from '../components/scan-card.tsx'
import styles from '../scene/app-download-page.module.css'

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

/** What the app is for, in two lines. */
function Head() {
  const { t } = useTranslation('app')
  useDocumentTitle(t('title'), 'heading')
  return (
    <>
      <h1 className={styles.kicker}>{t('title')}</h1>
      <p className={styles.headline}>
        {t('headline.first')} <strong>{t('headline.second')}</strong>
      </p>
      <p className={styles.intro}>{t('intro', { site: site.name })}</p>
    </>
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
            <Head />
            <div className={styles.columns} data-phone={here ? '' : undefined}>
              <div className={styles.offers}>
                {apps && <Apps apps={apps} here={here} />}
                {!apps && !error && <PageSkeleton />}
                {!apps && error && <LoadFailed title={t('failed')} error={error} onRetry={onRetry} />}
                <InstallButton />
                <LinkButton to={`/m/appDownload#${here ?? systems[0] ?? 'home'}`} look="text" size="small">
                  {t('steps')}
                </LinkButton>
              </div>
              {!here && <ScanCard />}
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
