import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { QrCode } from '#src/account/parts/qr-code.tsx'
import { site } from '#src/config/site.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useMemberQuery, useSession } from '#src/session/session.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useAppCode } from '../api/use-app-code.ts'
import { appAddress } from '../lib/app-address.ts'
import styles from '../scene/scan-card.module.css'

const never = () => () => undefined

/** The site's own; undefined where there is no window (the build-time first paint). */
const useOrigin = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => window.location.origin,
    () => undefined,
  )

/** What a code on a large screen is for, and what it does. */
export function ScanCard() {
  const { t } = useTranslation('app')
  const { isSignedIn } = useSession()
  const { data: member } = useMemberQuery()
  const { code: language } = useLanguage()
  const { code, isPending, isRefused } = useAppCode()
  const origin = useOrigin()
  const signedIn = isRefused ? t('scan.plain') : t('scan.member', { account: member?.account ?? '' })
  return (
    <section className={styles.card}>
      {isPending || origin === undefined ? (
        <div role="status" aria-label={t('scan.making')}>
          <Skeleton className={styles.skeleton} />
        </div>
      ) : (
        <QrCode
          text={appAddress(origin, language, code)}
          label={t('scan.qr', { site: site.name })}
          size={132}
          margin={12}
        />
      )}
      <h2 className={styles.title}>{t('scan.title')}</h2>
      <p className={styles.text}>{isSignedIn ? signedIn : t('scan.guest')}</p>
      {!isSignedIn && (
        <LinkButton to="/login" look="outline" size="small">
          {t('scan.logIn')}
        </LinkButton>
      )}
    </section>
  )
}
