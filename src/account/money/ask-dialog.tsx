import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import styles from './ask-dialog.module.css'

interface AskDialogProps {
  title: string
  text: string
  yes: string
  no: string
  onYes: () => void
  onNo: () => void
}

/** Asks once more; both answers look alike. */
export function AskDialog({ title, text, yes, no, onYes, onNo }: AskDialogProps) {
  return (
    <Dialog label={title} kind="sheet" className={styles.dialog} onClose={onNo}>
      <div className={styles.ask}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        <div className={styles.answers}>
          <Button look="outline" onClick={onNo}>
            {no}
          </Button>
          <Button look="outline" onClick={onYes}>
            {yes}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
