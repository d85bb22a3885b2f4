import { useTranslation } from 'react-i18next'
import { minimumAge, site } from '#src/config/site.ts'
import { useLanguage } from '#src/i18n/language.ts'
import styles from './auth-dialog.module.css'
import { type AuthGroup, useAuthScene } from './get-auth-scene.ts'

/** The brand's scene beside a form of identity; on phones above it. */
export function AuthScene({ group }: { group: AuthGroup }) {
  const { t } = useTranslation('auth')
  const scene = useAuthScene(group)
  const { code } = useLanguage()
  return (
    <div className={styles.scene}>
      {scene && (
        <>
          <img src={scene.upright} alt="" className={styles.glow} />
          <picture className={styles.art}>
            <source media="(max-width: 767px)" srcSet={scene.wide} />
            <img src={scene.upright} alt="" className={styles.picture} />
          </picture>
        </>
      )}
      <div className={styles.copy}>
        <span className={styles.brand}>
          <img src={site.brand.logo} alt="" width="32" height="32" />
          {site.name}
        </span>
        <p className={styles.welcome}>{scene?.copy?.title ?? t(`scene.${group}.title`)}</p>
        <p className={styles.text}>{scene?.copy?.text ?? t(`scene.${group}.text`)}</p>
      </div>
      <p className={styles.age}>
        <bdi dir="ltr" className={styles.ageMark}>
          {minimumAge(code)}+
        </bdi>
        {t('ageNote', { minimumAge: minimumAge(code) })}
      </p>
    </div>
  )
}
