import { useTranslation } from 'react-i18next'
import { accountPage } from '#src/config/account-path.ts'
import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import styles from './reality-ways.module.css'

interface RealityWaysProps {
  onBreak?: () => void
  /** Play goes on, or the check is left by one of its links. */
  onPass?: () => void
}

/** The ways out of a reality check: a break and play, alike; the record, and the limits. */
export function RealityWays({ onBreak, onPass }: RealityWaysProps) {
  const { t } = useTranslation('limits')
  return (
    <>
      <div className={styles.actions}>
        <Button look="outline" icon="pause" onClick={onBreak}>
          {t('reality.takeBreak')}
        </Button>
        <Button look="outline" icon="play" onClick={onPass}>
          {t('reality.keepPlaying')}
        </Button>
      </div>
      <p className={styles.links}>
        <Link to={accountPage('personalHistoryCopy')} onClick={onPass}>
          {t('reality.record')}
        </Link>
        <Link to={accountPage('limits')} onClick={onPass}>
          {t('reality.change')}
        </Link>
      </p>
    </>
  )
}
