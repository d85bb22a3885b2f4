import { useTranslation } from 'react-i18next'
import { QrCode } from '#src/account/parts/qr-code.tsx'
import { useLanguage } from '#src/i18n/language.ts'
import type { System } from '#src/lib/this-device.ts'
import { useMemberQuery, useSession } from '#src/session/session.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useAppCode } from '../api/use-app-code.ts'
import { appAddress } from '../lib/app-address.ts'
import styles from './app-panel.module.css'

/** A code for each system, which for a member signs the phone in, too. */
export function AppPanel({ systems, onLeave }: { systems: readonly System[]; onLeave: () => void }) {
  const { t } = useTranslation(['app', 'shell'])
  const { isSignedIn } = useSession()
  const { data: member } = useMemberQuery()
  const { code: language } = useLanguage()
  const { code, isPending } = useAppCode()
  const account = member?.account
  return (
    <>
      <div className={styles.codes}>
        {systems.map((system) => (
          <figure key={system} className={styles.code}>
            {isPending ? (
              <Skeleton className={styles.skeleton} />
            ) : (
              <QrCode
                text={appAddress(window.location.origin, language, code, system)}
                label={t('shell:appDownload.qr', { platform: t(`shell:appDownload.${system}`) })}
              />
            )}
            <figcaption>{t(`shell:appDownload.${system}`)}</figcaption>
          </figure>
        ))}
      </div>
      <p className={styles.scan}>
        {isSignedIn && code !== undefined && account !== undefined
          ? t('app:scan.member', { account })
          : t('shell:appDownload.scan')}
      </p>
      <LinkButton to="/m/appDownload" look="text" size="tiny" onClick={onLeave}>
        {t('app:steps')}
      </LinkButton>
    </>
  )
}
