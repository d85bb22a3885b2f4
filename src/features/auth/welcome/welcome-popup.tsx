import { useTranslation } from 'react-i18next'
import { site } from '#src/config/site.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import styles from './welcome-popup.module.css'

interface WelcomePopupProps {
  /** Where each of the three leads. */
  paths: { limits: string; protect: string; play: string }
  onClose: () => void
}

const ways = [
  { id: 'limits', icon: 'sliders-horizontal' },
  { id: 'protect', icon: 'shield-check' },
  { id: 'play', icon: 'compass' },
] as const

/** After the very first log-in: three ways on, of equal weight, and none that has to be taken. */
export function WelcomePopup({ paths, onClose }: WelcomePopupProps) {
  const { t } = useTranslation('auth')
  const title = t('welcome.title', { site: site.name })
  return (
    <Dialog label={title} kind="sheet" closesOutside onClose={onClose} className={styles.dialog}>
      <div className={styles.welcome}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{t('welcome.text')}</p>
        <ul className={styles.ways}>
          {ways.map(({ id, icon }) => (
            <li key={id}>
              <Link to={paths[id]} className={styles.way} onClick={onClose}>
                <Icon name={icon} className={styles.icon} />
                <span>
                  {t(`welcome.${id}.title`)}
                  <span className={styles.what}>{t(`welcome.${id}.text`)}</span>
                </span>
                <Icon name="chevron-right" size="small" className={styles.icon} />
              </Link>
            </li>
          ))}
        </ul>
        <Button look="text" onClick={onClose}>
          {t('welcome.close')}
        </Button>
      </div>
    </Dialog>
  )
}
