import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#src/ui/button.tsx'
import styles from './verifier-dialog.module.css'

interface VerifierDialogProps {
  src: string
  /** Of the frame, in CSS pixels; undefined while there is nothing to see. */
  height: number | undefined
  onClose: () => void
}

/** The gateway's check that a person is here. The frame is at work before the dialog opens, and is never moved: it would begin anew. */
export function VerifierDialog({ src, height, onClose }: VerifierDialogProps) {
  const { t } = useTranslation('errors')
  const ref = useRef<HTMLDialogElement>(null)
  const isShown = height !== undefined
  useLayoutEffect(() => {
    const dialog = ref.current
    if (isShown && dialog && !dialog.open) dialog.showModal()
    return () => dialog?.close()
  }, [isShown])
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={t('firebase.check')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{t('firebase.check')}</h2>
        <IconButton icon="x" label={t('firebase.closeCheck')} onClick={onClose} />
      </div>
      <iframe
        src={src}
        title={t('firebase.check')}
        className={styles.frame}
        width="320"
        height={Math.min(640, Math.max(80, height ?? 80))}
        referrerPolicy="origin"
      />
    </dialog>
  )
}
