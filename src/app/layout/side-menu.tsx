import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Vendor } from '#contract/lobby/games.ts'
import { numberText } from '#contract/site/number-text.ts'
import { favouritesPath, pointMallPath, promotionsPath, recentPath, tournamentsPath } from '#contract/site/routes.ts'
import { accountPage } from '#src/config/account-path.ts'
import { hotPath } from '#src/config/game-paths.ts'
import { isHomePath } from '#src/config/home-path.ts'
import { homeAnchors } from '#src/features/home/lib/anchors.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useLaunch } from '#src/play/use-launch.ts'
import { usePermissions } from '#src/session/permissions.ts'
import { useMemberQuery, useSession } from '#src/session/session.ts'
import { CountBadge } from '#src/ui/badge.tsx'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-names.ts'
import { Link } from '#src/ui/link.tsx'
import { FirstPaintPart } from '../parts/first-paint-page.tsx'
import { hasReferral } from '../parts/has-referral.ts'
import { lazyPart } from '../parts/lazy-part.ts'
import styles from './side-menu.module.css'
import { closeDrawer, toggleSideMenu, useSideMenu } from './side-menu-store.ts'
import { onlyVendor, useMenus } from './use-menus.ts'
import { usePromotionCount } from './use-promotion-count.ts'

interface RowProps {
  to: string
  /** Instead of the way to `to`, which is where the row still says one is. */
  onChoose?: (() => void) | undefined
  icon: IconName
  text: string
  count?: number | undefined
  badge?: ReactNode
}

function Row({ to, onChoose, icon, text, count, badge }: RowProps) {
  const { tag } = useLanguage()
  const { pathname, search, hash } = useLocation()
  const page = isHomePath(pathname) ? '/' : pathname
  // What is hot is a page of its own here; all else that narrows a list stays within its category.
  const isHere = to === (search === '?select=HOT' ? `${page}${search}` : `${page}${hash}`)
  const shared = { className: styles.row, 'aria-current': isHere ? ('page' as const) : undefined, title: text }
  const inside = (
    <>
      <Icon name={icon} />
      <span className={styles.text}>{text}</span>
      {count !== undefined && count > 0 && <span className={styles.count}>{numberText(count, tag)}</span>}
      {badge}
    </>
  )
  return (
    <li>
      {onChoose ? (
        <button type="button" {...shared} onClick={onChoose}>
          {inside}
        </button>
      ) : (
        <Link to={to} {...shared}>
          {inside}
        </Link>
      )}
    </li>
  )
}

/** A member's own games, where every lobby keeps them. */
function OwnGames() {
  const { t } = useTranslation()
  const { isSignedIn } = useSession()
  if (!isSignedIn) return null
  return (
    <ul className={styles.group}>
      <Row to={favouritesPath} icon="heart" text={t('nav.favourites')} />
      <Row to={recentPath} icon="history" text={t('nav.recent')} />
    </ul>
  )
}

function Extras() {
  const { t } = useTranslation()
  const { isSignedIn, role } = useSession()
  const { data: member } = useMemberQuery()
  const isOpen = usePermissions()
  if (!FEATURE_REWARD_CENTRE && !FEATURE_POINT_MALL && !FEATURE_TOURNAMENTS && !FEATURE_REFERRAL) return null
  const rewards = member?.availablePromoCount ?? 0
  return (
    <ul className={styles.group}>
      {FEATURE_REWARD_CENTRE && isOpen('rewardCentre') && (
        <Row
          to={accountPage('rewardCenter')}
          icon="trophy"
          text={t('rewards.title')}
          badge={<CountBadge count={rewards} label={t('rewards.count', { count: rewards })} />}
        />
      )}
      {FEATURE_POINT_MALL && isOpen('pointMall') && <Row to={pointMallPath} icon="gem" text={t('pointMall.title')} />}
      {FEATURE_TOURNAMENTS && isOpen('tournaments') && (
        <Row to={tournamentsPath} icon="target" text={t('tournaments.title')} />
      )}
      {FEATURE_REFERRAL && isOpen('referral') && (!isSignedIn || hasReferral(member)) && (
        <Row
          to={accountPage('referral')}
          icon="user-plus"
          text={t(FEATURE_AGENT_CENTRE && role === 'agent' ? 'invite.agents' : 'invite.title')}
        />
      )}
    </ul>
  )
}

const SideMenuFoot = lazyPart(async () => (await import('./side-menu-foot.tsx')).SideMenuFoot)

/** An element that stays the same, as those of `AppLayout`. */
const foot = (
  <Suspense fallback={<FirstPaintPart of="menuFoot" />}>
    <SideMenuFoot />
  </Suspense>
)

/** Where everything is: home, categories, rewards, the app, customer service and the language. */
export function SideMenu() {
  const { t } = useTranslation()
  const menus = useMenus()
  const promotions = usePromotionCount()
  const isOpen = usePermissions()
  const { isCollapsed } = useSideMenu()
  const launch = useLaunch()
  const play = ({ lobby }: Vendor) => {
    // What the launch asks first, such as a log-in, takes the drawer's place.
    closeDrawer()
    launch(lobby)
  }
  return (
    <div className={styles.menu}>
      <IconButton
        icon="panel-left"
        label={t(isCollapsed ? 'menu.expand' : 'menu.collapse')}
        aria-expanded={!isCollapsed}
        className={styles.toggle}
        onClick={toggleSideMenu}
      />
      <nav aria-label={t('menu.label')} className={styles.lists}>
        <ul className={styles.group}>
          <Row to="/" icon="house" text={t('nav.home')} />
          <Row to={hotPath(isOpen) ?? `/#${homeAnchors.hot}`} icon="flame" text={t('nav.hot')} />
          {isOpen('promotions') && (
            <Row to={promotionsPath} icon="gift" text={t('nav.promotions')} count={promotions} />
          )}
        </ul>
        <ul className={styles.group} aria-label={t('menu.categories')}>
          {menus.map((menu) => {
            const { id, path, icon, gameCount } = menu
            const only = onlyVendor(menu)
            const onChoose = only && (() => play(only))
            return (
              <Row key={id} to={path} onChoose={onChoose} icon={icon} text={t(`category.${id}`)} count={gameCount} />
            )
          })}
        </ul>
        <OwnGames />
        <Extras />
      </nav>
      {foot}
    </div>
  )
}
