import { type FocusEvent, type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { isAt } from '#src/config/home-path.ts'
import { useLaunch } from '#src/play/use-launch.ts'
import { Link } from '#src/ui/link.tsx'
import { lazyPart } from '../parts/lazy-part.ts'
import styles from './nav-category.module.css'
import { type MenuCategory, onlyVendor } from './use-menus.ts'

const VendorPanel = lazyPart(async () => (await import('./vendor-panel.tsx')).VendorPanel)

interface NavCategoryProps {
  menu: MenuCategory
  linkClass: (isHere: boolean) => string
}

/** A category in the navigation: its page, or the one vendor it has; on hover or focus the vendors behind it. */
export function NavCategory({ menu, linkClass }: NavCategoryProps) {
  const { t } = useTranslation()
  const launch = useLaunch()
  const [isOpen, setOpen] = useState(false)
  const holder = useRef<HTMLDivElement>(null)
  const only = onlyVendor(menu)
  const isHere = isAt(useLocation().pathname, menu.path)
  const name = t(`category.${menu.id}`)
  const hasPanel = menu.openVendors.length > 0
  const close = () => setOpen(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holds a link and the panel it opens; both are reached by keys
    <div
      ref={holder}
      className={styles.holder}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={close}
      onFocus={(event: FocusEvent) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={(event: FocusEvent) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) close()
      }}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && close()}
    >
      {only ? (
        <button
          type="button"
          className={linkClass(isHere)}
          aria-current={isHere ? 'page' : undefined}
          onClick={() => launch(only.lobby)}
        >
          {name}
        </button>
      ) : (
        <Link
          to={menu.path}
          className={linkClass(isHere)}
          aria-current={isHere ? 'page' : undefined}
          onClick={close}
          data-open={isOpen ? '' : undefined}
        >
          {name}
        </Link>
      )}
      {isOpen && hasPanel && (
        <Suspense>
          <VendorPanel menu={menu} anchor={holder} onChosen={close} />
        </Suspense>
      )}
    </div>
  )
}
