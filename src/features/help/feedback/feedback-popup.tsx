import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import styles from './feedback-popup.module.css'

/** The frame of feedback above a page. A click beside it does not close it. */
export function FeedbackPopup({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation('help')
  return (
    <Dialog label={t('feedback.title')} kind="full" onClose={onClose} className={styles.dialog}>
      <header className={styles.head}>
        <h2 tabIndex={-1} data-autofocus="" className={styles.title}>
          {t('feedback.title')}
        </h2>
        <IconButton icon="x" label={t('feedback.close')} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
    </Dialog>
  )
}
