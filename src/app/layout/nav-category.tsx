import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { numberText } from '#contract/site/number-text.ts'
import { isAt } from '#src/config/home-path.ts'
import { site } from '#src/config/site.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useLaunch } from '#src/play/use-launch.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { useDisclosure } from '#src/ui/overlay/disclosure.ts'
import { lazyPart } from '../parts/lazy-part.ts'
import styles from './nav-category.module.css'
import { type MenuCategory, onlyVendor } from './use-menus.ts'

const VendorPanel = lazyPart(async () => (await import('./vendor-panel.tsx')).VendorPanel)

interface NavCategoryProps {
  menu: MenuCategory
  linkClass: string | undefined
}

/** Where a side menu or the home page says how many games there are, the navigation does not, nor beside a wide picture. */
const isCounted = () => !HOME_HUNG && !HERO_PANORAMA && site.brand.layout.sideMenu === 'drawer'

/** A category in the navigation: its page, or the one vendor it has; on hover, or by the button behind it, its vendors. */
export function NavCategory({ menu, linkClass }: NavCategoryProps) {
  const { t } = useTranslation()
  const { tag } = useLanguage()
  const launch = useLaunch()
  const { isOpen, setOpen, holder, button } = useDisclosure()
  const only = onlyVendor(menu)
  const isHere = isAt(useLocation().pathname, menu.path)
  const name = t(`category.${menu.id}`)
  const hasPanel = menu.openVendors.length > 0
  const close = () => setOpen(false)
  return (
    <div
      className={styles.holder}
      {...holder}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={close}
    >
      {only ? (
        <button
          type="button"
          className={linkClass}
          aria-current={isHere ? 'page' : undefined}
          onClick={() => launch(only.lobby)}
        >
          {name}
        </button>
      ) : (
        <div className={styles.item}>
          <Link
            to={menu.path}
            className={linkClass}
            aria-current={isHere ? 'page' : undefined}
            onClick={close}
            data-open={isOpen ? '' : undefined}
          >
            {name}
            {isCounted() && <sup className={styles.count}>{menu.gameCount && numberText(menu.gameCount, tag)}</sup>}
          </Link>
          {hasPanel && (
            <button
              type="button"
              className={styles.toggle}
              aria-label={t('nav.vendorsOf', { category: name })}
              {...button}
            >
              <Icon name="chevron-down" size="tiny" />
            </button>
          )}
        </div>
      )}
      {isOpen && hasPanel && (
        <Suspense>
          <VendorPanel menu={menu} anchor={holder.ref} onChosen={close} />
        </Suspense>
      )}
    </div>
  )
}
