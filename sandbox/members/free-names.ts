import type { Merchant } from '../merchants/merchants.ts'
import type { Store } from '../store/store.ts'
import { mobileOfName } from './mobiles.ts'
import { nameKey } from './names.ts'

/** Whether somebody has a user name, or it cannot be one. One that reads as somebody's number would be taken for it at the log-in. */
export function isNameTaken({ members }: Store, merchant: Merchant, name: string): boolean {
  const asMobile = mobileOfName(merchant, name)
  const names = [nameKey(name), ...(asMobile === null ? [] : [asMobile])]
  return name.trim().startsWith('+') || names.some((each) => members.byName(merchant.code, each) !== null)
}
