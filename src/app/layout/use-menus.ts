import { useQuery } from '@tanstack/react-query'
import type { Vendor } from '#contract/lobby/games.ts'
import { type Category, categories } from '#src/config/categories.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { usePainted } from '#src/lib/use-painted.ts'
import { menuOf, menusQuery } from '#src/play/menus.ts'
import { usePermissions } from '#src/session/permissions.ts'

export interface MenuCategory extends Category {
  /** Vendors of the gateway that the tenant shows; empty until they are known. */
  openVendors: readonly Vendor[]
  /** Games behind it; undefined until known. */
  gameCount: number | undefined
}

/**
 * The tenant's categories as the navigation shows them: those without a vendor are left out once the vendors are known.
 * Until then, and where they cannot be known, all of them stand. What the gateway has closed is left out at once.
 */
export function useMenus(): MenuCategory[] {
  const { code } = useLanguage()
  const isOpen = usePermissions()
  const { data } = usePainted(useQuery(menusQuery(code)))
  return categories().flatMap((category) => {
    if (!isOpen(category.id)) return []
    if (!data) return { ...category, openVendors: [], gameCount: undefined }
    const { vendors: openVendors, gameCount } = menuOf(category, data)
    return openVendors.length === 0 ? [] : { ...category, openVendors, gameCount }
  })
}

/** The vendor that a category's entry launches at once; undefined where the entry leads to the category's page. */
export function onlyVendor({ openVendors, alwaysPage }: MenuCategory): Vendor | undefined {
  return openVendors.length === 1 && !alwaysPage ? openVendors[0] : undefined
}
