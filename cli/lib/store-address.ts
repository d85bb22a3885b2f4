import { isAbsolute } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that LIVERY_STORE names; undefined for an address of another kind. */
export function folderOfAddress(address: string): string | undefined {
  if (isAbsolute(address)) return address
  return URL.parse(address)?.protocol === 'file:' ? fileURLToPath(address) : undefined
}

/** LIVERY_STORE as it may be shown: without the password that it may hold. */
export function shownAddress(address: string): string {
  const url = URL.parse(address)
  if (!url?.password) return address
  return address.replace(/:\/\/[^@/]*@/, `://${url.username}:…@`)
}
