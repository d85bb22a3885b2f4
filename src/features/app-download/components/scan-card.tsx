import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { QrCode } from '#src/account/parts/qr-code.tsx'
import { site } from '#src/config/site.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useMemberQuery, useSession } from '#src/session/session.ts'
import { Link } from '#src/ui/link.tsx'
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

/** A code for a phone on its plate, and below it and what stands beside it, what the code does. */
export function ScanCard() {
  const { t } = useTranslation('app')
  const { isSignedIn } = useSession()
  const { data: member } = useMemberQuery()
  const { code: language } = useLanguage()
  const { code, isPending, isRefused } = useAppCode()
  const origin = useOrigin()
  const signedIn = isRefused ? t('scan.plain') : t('scan.member', { account: member?.account ?? '' })
  return (
    <>
      <figure className={styles.plate}>
        {isPending || origin === undefined ? (
          <div role="status" aria-label={t('scan.making')}>
            <Skeleton className={styles.skeleton} />
          </div>
        ) : (
          <QrCode
            text={appAddress(origin, language, code)}
            label={t('scan.qr', { site: site.name })}
            size={132}
            margin={0}
          />
        )}
        <figcaption className={styles.caption}>{t('scan.title')}</figcaption>
      </figure>
      <p className={styles.note}>
        {isSignedIn ? signedIn : t('scan.guest')}
        {!isSignedIn && (
          <>
            {' '}
            <Link to="/login" className={styles.logIn}>
              {t('scan.logIn')}
            </Link>
          </>
        )}
      </p>
    </>
  )
}
