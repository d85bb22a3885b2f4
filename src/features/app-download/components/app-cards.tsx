import { useTranslation } from 'react-i18next'
import { safePageAddress } from '#src/lib/page-address.ts'
import type { System } from '#src/lib/this-device.ts'
import { LinkButton } from '#src/ui/button.tsx'
import styles from '../scene/app-cards.module.css'

export type AppKind = System | 'lite'

/** An app that can be got, and where. */
export interface AppOffer {
  kind: AppKind
  url: string
}

const icons = { ios: 'smartphone', android: 'tablet', lite: 'zap' } as const

function AppCard({ kind, url, isHere, isFirst }: AppOffer & { isHere: boolean; isFirst: boolean }) {
  const { t } = useTranslation('app')
  const app = t(kind)
  const address = safePageAddress(url, window.location.hostname)
  const about = (
    <>
      <strong className={styles.name}>{app}</strong>
      <span className={styles.for}>{isHere ? t('thisDevice') : t(`${kind}For`)}</span>
    </>
  )
  if (address === undefined)
    return (
      <li className={styles.closed}>
        {about}
        <span className={styles.for}>{t('unsafe')}</span>
      </li>
    )
  return (
    <li>
      <LinkButton
        to={address}
        look={isFirst ? 'action' : 'outline'}
        size="large"
        icon={icons[kind]}
        iconEnd="download"
        isWide
        className={styles.button}
        aria-label={t('getOf', { app })}
      >
        {about}
      </LinkButton>
    </li>
  )
}

/** The apps there are, that of the visitor's own device first. */
export function AppCards({ apps, here }: { apps: readonly AppOffer[]; here: System | undefined }) {
  const { t } = useTranslation('app')
  return (
    <ul className={styles.cards} aria-label={t('systems')}>
      {apps.map((app, at) => (
        <AppCard key={app.kind} {...app} isHere={app.kind === here} isFirst={at === 0} />
      ))}
    </ul>
  )
}
