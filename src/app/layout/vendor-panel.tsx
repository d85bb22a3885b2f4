import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Vendor } from '#contract/lobby/games.ts'
import { vendorPath } from '#src/config/game-paths.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLaunch } from '#src/play/use-launch.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import type { MenuCategory } from './use-menus.ts'
import styles from './vendor-panel.module.css'

/** More vendors than this are shown in the large panel. */
const smallLimit = 10

interface VendorPanelProps {
  menu: MenuCategory
  /** The navigation item it hangs from. */
  anchor: RefObject<HTMLElement | null>
  onChosen: () => void
}

function VendorRow({ vendor, menu, onChosen }: { vendor: Vendor; menu: MenuCategory; onChosen: () => void }) {
  const { t } = useTranslation()
  const format = useFormat()
  const launch = useLaunch()
  const inside = (
    <>
      <span className={styles.name}>{vendor.name}</span>
      <span className={styles.count}>
        {t('nav.gameCount', { count: vendor.gameCount, replace: { count: format.number(vendor.gameCount) } })}
      </span>
    </>
  )
  if (menu.hasList)
    return (
      <Link to={vendorPath(menu, vendor.code)} className={styles.vendor} onClick={onChosen}>
        {inside}
      </Link>
    )
  const onLaunch = () => {
    onChosen()
    launch(vendor.lobby)
  }
  return (
    <button type="button" className={styles.vendor} onClick={onLaunch}>
      {inside}
    </button>
  )
}

/** The vendors of a category, below its item in the navigation. */
export function VendorPanel({ menu, anchor, onChosen }: VendorPanelProps) {
  const { t } = useTranslation()
  const panel = useRef<HTMLDivElement>(null)
  const name = t(`category.${menu.id}`)
  // The item stands in a row that clips what does not fit, so the panel hangs from the header and is moved below it.
  useLayoutEffect(() => {
    const box = panel.current
    const item = anchor.current?.getBoundingClientRect()
    if (!box || !item) return
    const room = document.documentElement.clientWidth - box.offsetWidth - 16
    box.style.left = `${Math.max(16, Math.min(item.left + item.width / 2 - box.offsetWidth / 2, room))}px`
  }, [anchor])
  const isLarge = menu.openVendors.length > smallLimit
  return (
    <div ref={panel} className={styles.panel} data-large={isLarge ? '' : undefined}>
      <div className={styles.head}>
        <strong>{t('nav.vendorsOf', { category: name })}</strong>
        <Link to={menu.path} className={styles.all} onClick={onChosen}>
          {t(menu.hasList ? 'nav.seeAll' : 'nav.allVendors')}
          <Icon name="chevron-right" size="tiny" />
        </Link>
      </div>
      <ul className={styles.list}>
        {menu.openVendors.map((vendor) => (
          <li key={vendor.code}>
            <VendorRow vendor={vendor} menu={menu} onChosen={onChosen} />
          </li>
        ))}
      </ul>
    </div>
  )
}
