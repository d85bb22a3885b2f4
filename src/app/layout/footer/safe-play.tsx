import { useTranslation } from 'react-i18next'
import { accountPage } from '#src/config/account-path.ts'
import { LinkButton } from '#src/ui/button.tsx'
import styles from './safe-play.module.css'
import { AgeMark } from './scene/age-mark.tsx'

/** Who may play, and the ways to limits and breaks. No tenant can leave it out. */
export function SafePlay() {
  const { t } = useTranslation()
  return (
    <section className={styles.strip} aria-labelledby="safe-play">
      <AgeMark />
      <div className={styles.words}>
        <h3 id="safe-play">{t('footer.safe.title')}</h3>
        <p>{t('footer.safe.text')}</p>
      </div>
      <div className={styles.ways}>
        <LinkButton look="outline" to={accountPage('limits')}>
          {t('footer.safe.limits')}
        </LinkButton>
        <LinkButton look="outline" to={accountPage('break')}>
          {t('footer.safe.break')}
        </LinkButton>
      </div>
    </section>
  )
}
