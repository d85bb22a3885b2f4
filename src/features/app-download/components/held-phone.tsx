import { categories } from '#src/config/categories.ts'
import { site } from '#src/config/site.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from '../scene/held-phone.module.css'

/** What the lower edge of the scene leaves of them is one row. */
const mostTiles = 3

/** The site on a phone, which somebody of the brand holds; the words beside it say it all. */
export function HeldPhone() {
  return (
    <div className={styles.scene} aria-hidden="true">
      <div className={styles.phone}>
        <div className={styles.bar}>
          <img src={site.brand.logo} alt="" width="24" height="24" />
          <span>{site.brand.wordmark.join(' ')}</span>
        </div>
        <span className={styles.banner} />
        <div className={styles.tiles}>
          {categories()
            .slice(0, mostTiles)
            .map(({ id, icon }) => (
              <span key={id}>
                <Icon name={icon} size="big" />
              </span>
            ))}
        </div>
      </div>
      <span className={styles.holder} />
    </div>
  )
}
