import { useTranslation } from 'react-i18next'
import { openPopup } from '#src/popups/popup-store.ts'
import { IconButton } from '#src/ui/button.tsx'
import { BrandMark } from '../parts/brand-mark.tsx'
import { LanguageSelect } from '../parts/language-select.tsx'
import { usePhoneFrame } from '../parts/phone-frame.ts'
import { ThemeToggle } from '../parts/theme-toggle.tsx'
import { AccountArea } from './account-area.tsx'
import styles from './header.module.css'
import { MainNav } from './main-nav.tsx'
import { openDrawer, toggleSideMenu, useSideMenu } from './side-menu-store.ts'

/** The bar above every page: menu, mark, navigation and account; how they stand is the tenant's layout. */
export function Header({ isGame }: { isGame: boolean }) {
  const { t } = useTranslation()
  const { isCollapsed, isDrawerOpen } = useSideMenu()
  const isPhone = usePhoneFrame()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.start}>
          {!isGame && (
            <IconButton
              icon="panel-left"
              label={t(isCollapsed ? 'menu.expand' : 'menu.collapse')}
              aria-expanded={!isCollapsed}
              className={styles.toggle}
              onClick={toggleSideMenu}
            />
          )}
          <IconButton
            icon="menu"
            label={t('menu.open')}
            aria-haspopup="dialog"
            aria-expanded={isDrawerOpen}
            className={styles.burger}
            onClick={openDrawer}
          />
          {MANY_LANGUAGES && (
            <div className={styles.language}>
              <LanguageSelect look="bare" />
            </div>
          )}
        </div>
        <div className={styles.brand}>
          <BrandMark />
        </div>
        {!isPhone && <MainNav className={styles.nav} />}
        <div className={styles.end}>
          <IconButton
            icon="search"
            label={t('nav.search')}
            aria-haspopup="dialog"
            onClick={() => openPopup('search', {})}
          />
          {MANY_THEMES && (
            <div className={styles.theme}>
              <ThemeToggle />
            </div>
          )}
          <AccountArea isGame={isGame} />
        </div>
      </div>
    </header>
  )
}
