import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { registerPath } from '#contract/site/routes.ts'
import { isPopupOpen, openPopup, usePopupStore } from '#src/popups/popup-store.ts'
import { useSession } from '#src/session/session.ts'
import { Button, IconButton, LinkButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { BrandMark } from '../parts/brand-mark.tsx'
import { useRegistrationOpen } from '../parts/use-registration-open.ts'
import styles from './side-drawer.module.css'
import { SideMenu } from './side-menu.tsx'
import { closeDrawer } from './side-menu-store.ts'

/** The side menu on phones; any link in it closes it, as the page that follows does. */
export function SideDrawer() {
  const { t } = useTranslation()
  const { isSignedIn } = useSession()
  const mayRegister = useRegistrationOpen()
  // A button of the menu opens it beside the page, which the drawer covers.
  const isServed = usePopupStore(isPopupOpen('service'))
  useEffect(() => {
    if (isServed) closeDrawer()
  }, [isServed])
  const search = () => {
    closeDrawer()
    openPopup('search', {})
  }
  const logIn = () => {
    closeDrawer()
    openPopup('login', {})
  }
  return (
    <Dialog label={t('menu.label')} kind="drawer" closesOutside onClose={closeDrawer}>
      <div className={styles.head}>
        <BrandMark />
        <IconButton icon="x" label={t('menu.close')} onClick={closeDrawer} />
      </div>
      <div className={styles.guest}>
        <Button look="quiet" icon="search" className={styles.search} aria-haspopup="dialog" onClick={search}>
          {t('nav.search')}
        </Button>
        {!isSignedIn && (
          <Button look="outline" onClick={logIn}>
            {t('account.logIn')}
          </Button>
        )}
        {!isSignedIn && mayRegister && <LinkButton to={registerPath}>{t('account.register')}</LinkButton>}
      </div>
      <SideMenu />
    </Dialog>
  )
}
