import { site } from '#src/config/site.ts'
import { Link } from '#src/ui/link.tsx'
import styles from './brand-mark.module.css'

/** The tenant's mark and name; leads home. */
export function BrandMark({ to = '/' }: { to?: string }) {
  const [first, second] = site.brand.wordmark
  return (
    <Link to={to} className={styles.brand} aria-label={site.name}>
      <img src={site.brand.logo} alt="" width="36" height="36" className={styles.mark} />
      <span className={styles.words} aria-hidden="true">
        <span>{first}</span>
        {second && <span className={styles.second}>{second}</span>}
      </span>
    </Link>
  )
}
