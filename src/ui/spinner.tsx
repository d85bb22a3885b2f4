import styles from './spinner.module.css'

/** A turning ring; what is being waited for is said by the control or the region around it. */
export function Spinner({ size = 'medium' }: { size?: 'small' | 'medium' | 'large' }) {
  return <span className={styles.spinner} data-size={size} aria-hidden="true" />
}
