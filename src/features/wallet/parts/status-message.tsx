import { Icon } from '#src/ui/icon.tsx'
import styles from './form.module.css'

/** What was done a moment ago, announced; the place is there before there is anything to say. */
export function StatusMessage({ text }: { text: string }) {
  return (
    <div role="status" className={styles.place}>
      {text && (
        <p className={styles.message}>
          <Icon name="circle-check" size="small" />
          {text}
        </p>
      )}
    </div>
  )
}
