import { useTranslation } from 'react-i18next'
import { accountPage } from '#src/config/account-path.ts'
import { minimumAge } from '#src/config/site.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { LinkButton } from '#src/ui/button.tsx'
import styles from './safe-play.module.css'

/** The end of the page: who may play, and the ways to limits and breaks. No tenant can leave it out. */
export function SafePlay() {
  const { t } = useTranslation('home')
  const { code } = useLanguage()
  return (
    <section className={styles.strip} aria-labelledby="safe-play">
      <span className={styles.age} role="img" aria-label={t('safe.age')}>
        <bdi dir="ltr">{minimumAge(code)}+</bdi>
      </span>
      <div className={styles.words}>
        <h2 id="safe-play">{t('safe.title')}</h2>
        <p>{t('safe.text')}</p>
      </div>
      <div className={styles.ways}>
        <LinkButton look="outline" to={accountPage('limits')}>
          {t('safe.limits')}
        </LinkButton>
        <LinkButton look="text" to={accountPage('break')}>
          {t('safe.break')}
        </LinkButton>
      </div>
    </section>
  )
}
