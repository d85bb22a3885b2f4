import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { minimumAge, site } from '#src/config/site.ts'
import { useLanguage } from '#src/i18n/language.ts'
import type { Popups } from '#src/popups/popup-store.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useLoginScene } from '../api/get-login-scene.ts'
import { LoginForm } from '../components/login-form.tsx'
import styles from './login-popup.module.css'

/** The brand's scene beside the form; on phones above it. */
function Scene() {
  const { t } = useTranslation('auth')
  const scene = useLoginScene()
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
        <p className={styles.welcome}>{scene?.copy?.title ?? t('welcome')}</p>
        <p className={styles.text}>{scene?.copy?.text ?? t('sceneText')}</p>
      </div>
      <p className={styles.age}>
        <bdi dir="ltr" className={styles.ageMark}>
          {minimumAge(code)}+
        </bdi>
        {t('ageNote')}
      </p>
    </div>
  )
}

export function LoginPopup({ reason, onClose }: Popups['login'] & { onClose: () => void }) {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const onDone = () => {
    onClose()
    void navigate('/')
  }
  return (
    <Dialog label={t('title')} kind="full" onClose={onClose} className={styles.dialog}>
      <div className={styles.popup}>
        <IconButton icon="x" label={t('close')} className={styles.close} onClick={onClose} />
        <Scene />
        <div className={styles.side}>
          <h2 className={styles.title}>{t('title')}</h2>
          {reason && <p className={styles.reason}>{t(`reason.${reason}`)}</p>}
          <LoginForm site="member" onDone={onDone} />
          <p className={styles.register}>
            {t('noAccount')}{' '}
            <Link to="/register" onClick={onClose}>
              {t('register')}
            </Link>
          </p>
        </div>
      </div>
    </Dialog>
  )
}
