import { useEffect, useState } from 'react'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './saved-notice.module.css'

/** How long it stands, in milliseconds. */
const standing = 8000

interface SavedNoticeProps {
  text: string
  closeLabel: string
  onClose: () => void
}

/** Says below the page that something is done, without taking the focus, and goes by itself. */
export function SavedNotice({ text, closeLabel, onClose }: SavedNoticeProps) {
  const [isShown, setShown] = useState(false)
  // The words come after the place for them, or they would not be announced.
  useEffect(() => setShown(true), [])
  useEffect(() => {
    const timer = window.setTimeout(onClose, standing)
    return () => window.clearTimeout(timer)
  }, [onClose])
  return (
    <div className={styles.notice}>
      <Icon name="circle-check" className={styles.icon} />
      <p role="status" className={styles.text}>
        {isShown && text}
      </p>
      <IconButton icon="x" size="small" label={closeLabel} onClick={onClose} />
    </div>
  )
}
