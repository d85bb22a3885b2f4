import styles from './skip-link.module.css'

/** The first stop of the keyboard: past header and menus to the page, `#main`. Seen while it has the focus. */
export function SkipLink({ text }: { text: string }) {
  return (
    <a href="#main" className={styles.skip}>
      {text}
    </a>
  )
}
