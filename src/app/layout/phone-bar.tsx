import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { promotionsPath } from '#contract/site/routes.ts'
import { isHomePath } from '#src/config/home-path.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { usePermissions } from '#src/session/permissions.ts'
import { useSession } from '#src/session/session.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-names.ts'
import { Link } from '#src/ui/link.tsx'
import { memberPaths } from '../parts/member-paths.ts'
import styles from './phone-bar.module.css'
import { openDrawer } from './side-menu-store.ts'

interface Item {
  id: string
  icon: IconName
  text: string
  to?: string
  onChoose?: () => void
}

function BarItem({ icon, text, to, onChoose, isHere }: Item & { isHere: boolean }) {
  const inside = (
    <>
      <span className={styles.plate}>
        <Icon name={icon} />
      </span>
      <span className={styles.text}>{text}</span>
    </>
  )
  if (to)
    return (
      <Link to={to} className={styles.item} aria-current={isHere ? 'page' : undefined}>
        {inside}
      </Link>
    )
  return (
    <button type="button" className={styles.item} aria-haspopup="dialog" onClick={onChoose}>
      {inside}
    </button>
  )
}

/** The bar at a phone's thumb: home, games, promotions, wallet and account. */
export function PhoneBar() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { isSignedIn, role } = useSession()
  const isOpen = usePermissions()
  const logIn = () => openPopup('login', {})
  const items: Item[] = [
    { id: 'home', icon: 'house', text: t('nav.home'), to: '/' },
    { id: 'games', icon: 'layout-grid', text: t('phoneBar.games'), onChoose: openDrawer },
    ...(isOpen('promotions')
      ? [{ id: 'promotions', icon: 'gift', text: t('nav.promotions'), to: promotionsPath } as const]
      : []),
    {
      id: 'wallet',
      icon: 'wallet',
      text: t('phoneBar.wallet'),
      ...(isSignedIn ? { to: memberPaths.wallet } : { onChoose: logIn }),
    },
    {
      id: 'account',
      icon: 'user',
      text: t('phoneBar.account'),
      // A trial account has no pages of its own, but the way out.
      ...(isSignedIn && role !== 'trial'
        ? { to: memberPaths.list }
        : { onChoose: isSignedIn ? () => openPopup('account', {}) : logIn }),
    },
  ]
  return (
    <nav className={styles.bar} aria-label={t('phoneBar.label')}>
      {items.map((item) => (
        <BarItem key={item.id} {...item} isHere={item.to === (isHomePath(pathname) ? '/' : pathname)} />
      ))}
    </nav>
  )
}
