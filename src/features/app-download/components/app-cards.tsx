import { useTranslation } from 'react-i18next'
import { safePageAddress } from '#src/lib/page-address.ts'
import type { System } from '#src/lib/this-device.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from '../scene/app-cards.module.css'

export type AppKind = System | 'lite'

/** An app that can be got, and where. */
export interface AppOffer {
  kind: AppKind
  url: string
}

const icons = { ios: 'smartphone', android: 'tablet', lite: 'zap' } as const

function AppCard({ kind, url, isHere }: AppOffer & { isHere: boolean }) {
  const { t } = useTranslation('app')
  const app = t(kind)
  const address = safePageAddress(url, window.location.hostname)
  return (
    <li className={styles.card} data-here={isHere ? '' : undefined}>
      <span className={styles.icon}>
        <Icon name={icons[kind]} size="big" />
      </span>
      <div className={styles.about}>
        <h2 className={styles.name}>
          {app}
          {isHere && <span className={styles.here}>{t('thisDevice')}</span>}
        </h2>
        <p className={styles.quiet}>{t(`${kind}For`)}</p>
        {address === undefined && <p className={styles.quiet}>{t('unsafe')}</p>}
      </div>
      <div className={styles.actions}>
        {address !== undefined && (
          <LinkButton
            to={address}
            look={isHere ? 'action' : 'outline'}
            size="small"
            icon="download"
            aria-label={t('getOf', { app })}
          >
            {t('get')}
          </LinkButton>
        )}
        <LinkButton
          to={`/m/appDownload#${kind === 'ios' ? 'ios' : 'android'}`}
          look="text"
          size="small"
          aria-label={t('stepsOf', { app })}
        >
          {t('steps')}
        </LinkButton>
      </div>
    </li>
  )
}

/** The apps there are, that of the visitor's own device first. */
export function AppCards({ apps, here }: { apps: readonly AppOffer[]; here: System | undefined }) {
  const { t } = useTranslation('app')
  return (
    <ul className={styles.cards} aria-label={t('systems')}>
      {apps.map((app) => (
        <AppCard key={app.kind} {...app} isHere={app.kind === here} />
      ))}
    </ul>
  )
}
