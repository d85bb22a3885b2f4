import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { promotionsPath } from '#contract/site/routes.ts'
import { isAt, isHomePath } from '#src/config/home-path.ts'
import { classNames } from '#src/lib/class-names.ts'
import { useLaunch } from '#src/play/use-launch.ts'
import { usePermissions } from '#src/session/permissions.ts'
import { Link } from '#src/ui/link.tsx'
import { lazyPart } from '../parts/lazy-part.ts'
import styles from './main-nav.module.css'
import { NavCategory } from './nav-category.tsx'
import { onlyVendor, useMenus } from './use-menus.ts'

const MoreNav = lazyPart(async () => (await import('./more-nav.tsx')).MoreNav)

/**
 * Home first, promotions last, between them the categories that have a vendor. Where not all have room, those that are
 * used most stay, then the tenant's order decides.
 */
export function MainNav({ className }: { className?: string | undefined }) {
  const { t } = useTranslation()
  const launch = useLaunch()
  const { pathname } = useLocation()
  const isHome = isHomePath(pathname)
  const isPromotions = isAt(pathname, promotionsPath)
  const isOpen = usePermissions()
  const menus = useMenus().filter(({ isInHeader }) => isInHeader)
  const ref = useRef<HTMLUListElement>(null)
  const [leftOut, setLeftOut] = useState<readonly number[]>([])
  const items = [
    ...menus.map((menu) => {
      const { id, path, icon } = menu
      const only = onlyVendor(menu)
      const shared = { id, text: t(`category.${id}`), icon, rank: menu.popularity }
      return only ? { ...shared, onChoose: () => launch(only.lobby) } : { ...shared, to: path }
    }),
    ...(isOpen('promotions')
      ? [{ id: 'promotions', to: promotionsPath, text: t('nav.promotions'), icon: 'gift' as const }]
      : []),
  ]
  return (
    <nav className={classNames(styles.nav, className)} aria-label={t('nav.label')}>
      <ul ref={ref} className={styles.list}>
        <li>
          <Link to="/" className={styles.link} aria-current={isHome ? 'page' : undefined}>
            {t('nav.home')}
          </Link>
        </li>
        {menus.map((menu, index) => (
          <li key={menu.id} data-hidden={leftOut.includes(index + 1) || undefined}>
            <NavCategory menu={menu} linkClass={styles.link} />
          </li>
        ))}
        {isOpen('promotions') && (
          <li data-hidden={leftOut.includes(menus.length + 1) || undefined}>
            <Link to={promotionsPath} className={styles.link} aria-current={isPromotions ? 'page' : undefined}>
              {t('nav.promotions')}
            </Link>
          </li>
        )}
      </ul>
      <Suspense>
        <MoreNav list={ref} items={items} leftOut={leftOut} onMeasured={setLeftOut} />
      </Suspense>
    </nav>
  )
}
