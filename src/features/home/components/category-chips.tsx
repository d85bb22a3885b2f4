import { useTranslation } from 'react-i18next'
import { categories } from '#src/config/categories.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { usePermissions } from '#src/session/permissions.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { homeAnchors } from '../lib/anchors.ts'
import styles from './category-chips.module.css'

/** Phones only: the categories as a row of marks below the banner. */
export function CategoryChips() {
  const { t } = useTranslation(['home', 'shell'])
  const isOpen = usePermissions()
  return (
    <nav className={styles.chips} aria-label={t('home:chips.label')}>
      {HOME_POPULAR && (
        <a className={styles.chip} href={`#${homeAnchors.hot}`} data-current="">
          <span className={styles.mark}>
            <Icon name="flame" />
          </span>
          {t('shell:nav.hot')}
        </a>
      )}
      <button type="button" className={styles.chip} aria-haspopup="dialog" onClick={() => openPopup('search', {})}>
        <span className={styles.mark}>
          <Icon name="search" />
        </span>
        {t('shell:nav.search')}
      </button>
      {isOpen('promotions') && (
        <Link className={styles.chip} to="/promotions">
          <span className={styles.mark}>
            <Icon name="gift" />
          </span>
          {t('shell:nav.promotions')}
        </Link>
      )}
      {categories()
        .filter(({ id }) => isOpen(id))
        .map(({ id, path, icon }) => (
          <Link key={id} className={styles.chip} to={path}>
            <span className={styles.mark}>
              <Icon name={icon} />
            </span>
            {t(`shell:category.${id}`)}
          </Link>
        ))}
    </nav>
  )
}
