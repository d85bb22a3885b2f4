import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './field.module.css'

interface FieldProps {
  id: string
  label: ReactNode
  /** For readers of the screen alone. */
  isLabelHidden?: boolean
  /** Beside the label, at the end of the line: a link. */
  aside?: ReactNode
  error?: string | undefined
  /** Its error is announced when it comes: where one is told while typing, or a button further down answers. */
  isAnnounced?: boolean
  hint?: ReactNode
  children: ReactNode
}

/** A label, a control and the message below it; the control points to it by `aria-describedby={`${id}-note`}`. */
export function Field({
  id,
  label,
  aside,
  error,
  isLabelHidden = false,
  isAnnounced = false,
  hint,
  children,
}: FieldProps) {
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <div className={styles.head} data-hidden={isLabelHidden && !aside ? '' : undefined}>
        <label htmlFor={id} className={styles.label}>
          {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </label>
        {aside}
      </div>
      {children}
      {(error || hint) && (
        <div id={`${id}-note`} className={styles.note}>
          {error ? (
            <span className={styles.error} role={isAnnounced ? 'alert' : undefined}>
              <Icon name="circle-alert" size="tiny" />
              {error}
            </span>
          ) : (
            hint
          )}
        </div>
      )}
    </div>
  )
}
