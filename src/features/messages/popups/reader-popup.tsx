import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import styles from './reader-popup.module.css'

interface ReaderPopupProps {
  title: string
  onClose: () => void
  children: ReactNode
  /** Below: one way on. */
  foot?: ReactNode
}

/** The frame of what is read above a page. */
export function ReaderPopup({ title, onClose, children, foot }: ReaderPopupProps) {
  const { t } = useTranslation()
  return (
    <Dialog label={title} kind="full" closesOutside onClose={onClose} className={styles.dialog}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <IconButton icon="x" label={t('close')} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </Dialog>
  )
}
