import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { isGamePage } from '#src/config/game-paths.ts'
import { ServiceWidget } from '#src/features/support/components/service-widget.tsx'
import styles from './app-layout.module.css'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { SideDrawer } from './side-drawer.tsx'
import { SideMenu } from './side-menu.tsx'

/** The site around a page: side menu, header, footer, service panel, and on phones the bar below. */
export function AppLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const isGame = isGamePage(useLocation().pathname)
  return (
    <div className={styles.layout} data-game={isGame ? '' : undefined}>
      <a href="#main" className={styles.skip}>
        {t('skipToContent')}
      </a>
      <Header isGame={isGame} />
      <OfflineBanner />
      <div className={styles.body}>
        {!isGame && (
          <aside className={styles.side}>
            <SideMenu />
          </aside>
        )}
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <Footer />
      <ServiceWidget />
      <PhoneBar />
      <SideDrawer />
    </div>
  )
}
