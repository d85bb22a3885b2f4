import { useTranslation } from 'react-i18next'
import { useErrorText } from '#src/i18n/error-text.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useSession } from '#src/session/session.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { usePointsQuery } from '../api/queries.ts'
import { LogInButton } from './log-in-button.tsx'
import styles from './points-balance.module.css'

function Figure() {
  const { t } = useTranslation(['points', 'shell'])
  const { number } = useFormat()
  const errorText = useErrorText()
  const { data, error, refetch } = usePointsQuery()
  if (data !== undefined)
    return (
      <output className={styles.figure} aria-live="polite">
        {number(data)}
      </output>
    )
  if (!error) return <Skeleton shape="line" className={styles.skeleton} />
  return (
    <div role="alert" className={styles.failed}>
      <span>{`${t('points:balance.failed')}. ${errorText(error)}`}</span>
      <Button look="outline" size="tiny" onClick={() => void refetch()}>
        {t('shell:retry')}
      </Button>
    </div>
  )
}

/** The member's points; what is not known is never shown as none. */
export function PointsBalance() {
  const { t } = useTranslation('points')
  const { isSignedIn } = useSession()
  return (
    <section className={styles.plate} aria-label={t('balance.label')}>
      <span className={styles.icon}>
        <Icon name="gem" />
      </span>
      {isSignedIn ? (
        <div className={styles.words}>
          <span className={styles.label}>{t('balance.label')}</span>
          <Figure />
        </div>
      ) : (
        <>
          <span className={styles.guest}>{t('balance.guest')}</span>
          <LogInButton text={t('logIn')} />
        </>
      )}
    </section>
  )
}
