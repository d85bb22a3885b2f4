import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import styles from './task-dialog.module.css'

interface TaskDialogProps {
  title: string
  /** "Step 2 of 3" */
  step?: string
  text: ReactNode
  onClose: () => void
  /** What is left unanswered has no cross: its one way out is among the children. */
  hasCross?: boolean
  children: ReactNode
}

/** One thing to do about the account, above its page. */
export function TaskDialog({ title, step, text, onClose, hasCross = true, children }: TaskDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog label={title} kind="full" onClose={onClose} className={styles.dialog}>
      <div className={styles.task}>
        <header className={styles.head}>
          <div>
            {step && <p className={styles.step}>{step}</p>}
            <h2 className={styles.title}>{title}</h2>
          </div>
          {hasCross && <IconButton icon="x" label={t('close')} onClick={onClose} />}
        </header>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </Dialog>
  )
}
