import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { seamlessPath } from '#contract/site/routes.ts'
import { isGamePage } from '#src/config/game-paths.ts'
import { isAt } from '#src/config/home-path.ts'
import { site } from '#src/config/site.ts'
import { ServiceWidget } from '#src/features/support/components/service-widget.tsx'
import { SkipLink } from '#src/ui/skip-link.tsx'
import { FirstPaintPart } from '../parts/first-paint-page.tsx'
import { lazyPart } from '../parts/lazy-part.ts'
import { usePhoneFrame } from '../parts/phone-frame.ts'
import styles from './app-layout.module.css'
import { Header } from './header.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { SideMenu } from './side-menu.tsx'
import { useSideMenu } from './side-menu-store.ts'

const ConnectionBanner = lazyPart(async () => (await import('./connection-banner.tsx')).ConnectionBanner)
const Footer = lazyPart(async () => (await import('./footer/footer.tsx')).Footer)
const SideDrawer = lazyPart(async () => (await import('./side-drawer.tsx')).SideDrawer)

/**
 * What comes with code of its own, as elements that stay the same: React hydrates such a part when its code is there, unless
 * what is around it has drawn it anew by then.
 */
const connectionBanner = (
  <Suspense>
    <ConnectionBanner />
  </Suspense>
)
const footer = (
  <Suspense fallback={<FirstPaintPart of="footer" />}>
    <Footer />
  </Suspense>
)

/** The site around a page: side menu, header, footer, service panel, and on phones the bar below. */
export function AppLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { isDrawerOpen } = useSideMenu()
  const { pathname } = useLocation()
  const isGame = isGamePage(pathname)
  // There the menu is a drawer: nothing is drawn that no phone shows.
  const isPhone = usePhoneFrame()
  // A game has the window to its foot, where a thumb plays.
  const isPlay = isAt(pathname, seamlessPath)
  return (
    <div className={styles.layout} data-game={isGame ? (isPlay ? 'play' : '') : undefined}>
      <SkipLink text={t('skipToContent')} />
      <Header isGame={isGame} />
      {connectionBanner}
      <div className={styles.body}>
        {!isGame && !isPhone && site.brand.layout.sideMenu !== 'drawer' && (
          <aside className={styles.side}>
            <SideMenu />
          </aside>
        )}
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      {footer}
      <ServiceWidget />
      {!isPlay && <PhoneBar />}
      <Suspense>{isDrawerOpen && <SideDrawer />}</Suspense>
    </div>
  )
}
