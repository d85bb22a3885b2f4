import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { homeAnchors } from '#src/features/home/lib/anchors.ts'
import { useContacts } from '#src/features/support/contacts.ts'
import { useFormat } from '#src/i18n/format.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { useMemberQuery, useSession } from '#src/session/session.ts'
import { CountBadge } from '#src/ui/badge.tsx'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-names.ts'
import { AppDownload } from './app-download.tsx'
import { LanguageSelect } from './language-select.tsx'
import styles from './side-menu.module.css'
import { toggleSideMenu, useSideMenu } from './side-menu-store.ts'
import { ThemeToggle } from './theme-toggle.tsx'
import { useMenuCounts } from './use-menu-counts.ts'
import { useMenus } from './use-menus.ts'

interface RowProps {
  to: string
  icon: IconName
  text: string
  count?: number | undefined
  badge?: ReactNode
}

function Row({ to, icon, text, count, badge }: RowProps) {
  const format = useFormat()
  const { pathname, hash } = useLocation()
  const isHere = to.includes('#') ? to === `${pathname}${hash}` : to === pathname && !hash
  return (
    <li>
      <Link to={to} className={styles.row} aria-current={isHere ? 'page' : undefined} title={text}>
        <Icon name={icon} />
        <span className={styles.text}>{text}</span>
        {count !== undefined && count > 0 && <span className={styles.count}>{format.number(count)}</span>}
        {badge}
      </Link>
    </li>
  )
}

function Extras() {
  const { t } = useTranslation()
  const { role } = useSession()
  const { data: member } = useMemberQuery()
  if (!FEATURE_REWARD_CENTRE && !FEATURE_REFERRAL) return null
  const rewards = member?.availablePromoCount ?? 0
  return (
    <ul className={styles.group}>
      {FEATURE_REWARD_CENTRE && (
        <Row
          to="/member?page=rewardCenter"
          icon="trophy"
          text={t('rewards.title')}
          badge={<CountBadge count={rewards} label={t('rewards.count', { count: rewards })} />}
        />
      )}
      {FEATURE_REFERRAL && (
        <Row
          to="/member?page=referral"
          icon="user-plus"
          text={t(role === 'agent' ? 'invite.agents' : 'invite.title')}
        />
      )}
    </ul>
  )
}

function Contacts() {
  const { t } = useTranslation()
  const contacts = useContacts()
    .filter(({ type }) => type !== 'livechat')
    .slice(0, 3)
  return (
    <div className={styles.contacts}>
      <button
        type="button"
        className={styles.chat}
        title={t('service.livechat')}
        onClick={() => openPopup('service', {})}
      >
        <Icon name="headphones" size="small" />
        <span className={styles.text}>{t('service.livechat')}</span>
      </button>
      {contacts.map(({ type, title, address, icon }) => (
        <a
          key={type}
          href={address}
          target="_blank"
          rel="noopener"
          className={styles.contact}
          aria-label={`${title} (${t('service.newTab')})`}
          title={title}
        >
          <Icon name={icon} size="small" />
        </a>
      ))}
    </div>
  )
}

/** Where everything is: home, categories, rewards, the app, customer service and the language. */
export function SideMenu() {
  const { t } = useTranslation()
  const menus = useMenus()
  const counts = useMenuCounts()
  const { isCollapsed } = useSideMenu()
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
          <Row to={`/#${homeAnchors.hot}`} icon="flame" text={t('nav.hot')} count={counts.hot} />
          <Row to="/promotions" icon="gift" text={t('nav.promotions')} count={counts.promotions} />
        </ul>
        <ul className={styles.group}>
          {menus.map(({ id, path, icon, gameCount }) => (
            <Row key={id} to={path} icon={icon} text={t(`category.${id}`)} count={gameCount} />
          ))}
        </ul>
        <Extras />
      </nav>
      <div className={styles.foot}>
        {FEATURE_APP_DOWNLOAD && <AppDownload />}
        <Contacts />
        <div className={styles.choices}>
          {MANY_LANGUAGES && <LanguageSelect />}
          {MANY_THEMES && (
            <div className={styles.theme}>
              <ThemeToggle look="plate" />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
