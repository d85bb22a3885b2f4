import { classNames } from '#src/lib/class-names.ts'
import styles from './brand-art.module.css'

/** The brand's own drawing of the place that `data-art` around it names; nothing where it has none. */
export const BrandArt = ({ className }: { className?: string | undefined }) => (
  <span className={classNames(styles.art, className)} aria-hidden="true" />
)
