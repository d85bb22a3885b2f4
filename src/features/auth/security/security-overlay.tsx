import { useTranslation } from 'react-i18next'
import { IconButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import styles from './security-overlay.module.css'
import { SecurityPage } from './security-page.tsx'

/** The account's security over the page it was opened from; on phones in its place. */
export function SecurityOverlay({ onClose }: { onClose: () => void }) {
  // All words at once: a dialog inside this one that had to wait for its own would close and open both, this one above.
  const { t } = useTranslation(['security', 'auth'])
  return (
    <Dialog label={t('title')} kind="full" onClose={onClose} className={styles.overlay}>
      <header className={styles.bar}>
        <IconButton icon="arrow-left" label={t('close')} className={styles.back} onClick={onClose} />
        <h2 className={styles.title}>{t('title')}</h2>
        <IconButton icon="x" label={t('close')} className={styles.close} onClick={onClose} />
      </header>
      <div className={styles.body}>
        <SecurityPage />
      </div>
    </Dialog>
  )
}
