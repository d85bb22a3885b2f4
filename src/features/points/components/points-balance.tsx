import { useTranslation } from 'react-i18next'
import { pointMallPath } from '#contract/site/routes.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { classNames } from '#src/lib/class-names.ts'
import { useSession } from '#src/session/session.ts'
import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { usePointsQuery } from '../api/queries.ts'
import styles from '../scene/points-hero.module.css'
import { LogInButton } from './log-in-button.tsx'
import { PointsFigure } from './points-figure.tsx'

function Figure() {
  const { t } = useTranslation(['points', 'shell'])
  const errorText = useErrorText()
  const { data, error, refetch } = usePointsQuery()
  if (data !== undefined)
    return (
      <output className={styles.figure} aria-live="polite">
        <PointsFigure points={data} />
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
export function PointsBalance({ isSmall }: { isSmall: boolean }) {
  const { t } = useTranslation('points')
  const { isSignedIn } = useSession()
  return (
    <section className={classNames(styles.plate, isSmall && styles.small)} aria-label={t('balance.label')}>
      {isSignedIn ? (
        <>
          <span className={styles.label}>{t('balance.label')}</span>
          <Figure />
        </>
      ) : (
        <>
          <span className={styles.guest}>{t('balance.guest')}</span>
          <LogInButton text={t('logIn')} />
        </>
      )}
      {!isSmall && (
        <p className={styles.ways}>
          <span className={styles.label}>{t('rules.forever')}</span>
          <Link to={`${pointMallPath}?view=rules`}>{t('rules.earning')}</Link>
          {isSignedIn && <Link to={`${pointMallPath}?view=history`}>{t('views.history')}</Link>}
        </p>
      )}
    </section>
  )
}
