import styles from './edge.module.css'

/** The brand's own drawing along the top of the footer. */
export const Edge = () => <div className={styles.edge} aria-hidden="true" />
