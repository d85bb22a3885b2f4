import styles from './badge.module.css'

/** A red count; nothing at zero, "99+" above. `label` says what is counted: "3 new messages". */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null
  return (
    <span className={styles.badge} role="img" aria-label={label}>
      {count > 99 ? '99+' : count}
    </span>
  )
}

/** A dot on an icon; the control around it says what is new. */
export function Dot() {
  return <span className={styles.dot} aria-hidden="true" />
}
