import type { CustomerService } from '#contract/site/system.ts'
import { site } from '#src/config/site.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import type { IconName } from '#src/ui/icon-names.ts'
import { usePermissionQuery } from './api/queries.ts'

export interface Contact {
  type: string
  title: string
  address: string
  icon: IconName
  /** Not a link: live chat of the gateway, which gives an address for each opening. */
  isLaunched: boolean
}

const icons: ReadonlyMap<string, IconName> = new Map([
  ['livechat', 'headphones'],
  ['facebook', 'facebook'],
  ['telegram', 'telegram'],
  ['whatsapp', 'whatsapp'],
  ['zalo', 'zalo'],
  ['line', 'line'],
])

/** Addresses a contact may lead to: the gateway's own, https and mail. Anything else is left out. */
function addressOf(path: string): string | undefined {
  if (/^\/(?![/\\])/.test(path)) return assetUrl(path)
  return /^(https:\/\/|mailto:|tel:)/i.test(path) ? path : undefined
}

/** Contacts as the gateway lists them, else as the tenant's configuration does; live chat comes first. */
export function contactsOf(listed: readonly CustomerService[] | undefined): Contact[] {
  const own = Object.entries(site.contacts).map(([csType, path]) => ({ csType, path, title: '' }))
  const contacts = (listed ?? own).flatMap(({ csType, title, path }) => {
    const address = addressOf(path)
    if (!address) return []
    const isLaunched = csType === 'livechat' && path.startsWith('/')
    return { type: csType, title: title || csType, address, icon: icons.get(csType) ?? 'message-circle', isLaunched }
  })
  const order = (contact: Contact) => (contact.type === 'livechat' ? 0 : 1)
  return contacts.sort((one, other) => order(one) - order(other))
}

export function useContacts(): Contact[] {
  return contactsOf(usePermissionQuery().data?.customerService)
}
