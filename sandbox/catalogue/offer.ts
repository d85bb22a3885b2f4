import { catalogueVendors } from '#contract/lobby/vendors.ts'
import type { Merchant } from '../merchants/merchants.ts'
import { type GameType, gameTypes } from './categories.ts'

const vendorNames = new Map(catalogueVendors.map(({ code, name }) => [code, name]))

/** The game types of a merchant's categories, in the order of the home page. */
export function typesOf(merchant: Merchant): readonly GameType[] {
  return gameTypes.filter(({ category }) => merchant.categories.includes(category)).map(({ type }) => type)
}

/** Whether a merchant offers a vendor's games of a type. An empty list of vendors names none, and so leaves out none. */
export function isShownBy(merchant: Merchant, type: string, vendor: string): boolean {
  const { esports, cockfight, excludedRng } = merchant.vendors
  if (!typesOf(merchant).some((shown) => shown === type)) return false
  if (type === 'ESPORTS') return esports.length === 0 || esports.includes(vendor)
  if (type === 'COCKFIGHT') return cockfight.length === 0 || cockfight.includes(vendor)
  return type !== 'RNG' || !excludedRng.includes(vendor)
}

export function vendorsShownBy(merchant: Merchant, type: string): string[] {
  return catalogueVendors.map(({ code }) => code).filter((code) => isShownBy(merchant, type, code))
}

export function vendorName(code: string): string {
  return vendorNames.get(code) ?? code
}
