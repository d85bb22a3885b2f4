import { site } from '#src/config/site.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { isLatin } from '#src/lib/latin.ts'
import { Link } from '#src/ui/link.tsx'
import styles from './brand-mark.module.css'

/** The tenant's mark and name; leads home. Of a name in two scripts, other languages than the tenant's own have the Latin one. */
export function BrandMark({ to = '/' }: { to?: string }) {
  const { wordmark } = site.brand
  const latin = useLanguage().code === site.languages.default ? [] : wordmark.filter(isLatin)
  const [first, second] = latin.length > 0 ? latin : wordmark
  return (
    <Link to={to} className={styles.brand} aria-label={site.name}>
      <img src={site.brand.logo} alt="" width="36" height="36" className={styles.mark} />
      <span className={styles.words} aria-hidden="true">
        <span>{first}</span>
        {second && (
          <>
            {' '}
            <span className={styles.second}>{second}</span>
          </>
        )}
      </span>
    </Link>
  )
}
