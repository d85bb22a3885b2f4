import type { Hono } from 'hono'
import {
  type CustomerService,
  getDomainRoute,
  getPermission,
  getStatus,
  getWhitelabel,
  type PermissionNode,
  type Resource,
} from '#contract/site/system.ts'
import { artAddress } from '#sandbox/art/addresses.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { vendorName } from '#sandbox/catalogue/offer.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import { isDomainOf } from '#sandbox/merchants/own-sites.ts'
import { apartOrigin } from '#sandbox/server/apart-origin.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { appNames, appPage } from '../app-download/app-page.ts'
import { systemMessage } from './messages.ts'

export function addSystemRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getStatus, ({ merchant, language, address }) => {
    const { status, maintenanceEnd } = gateway.faults.stateOf(merchant.code)
    const end = status === 1 && maintenanceEnd !== null ? { maintenanceEnd } : {}
    const message = status === 0 ? {} : { message: systemMessage(status === 1 ? 'maintenance' : 'region', language) }
    return good({ status, ip: address, ...end, ...message })
  })

  addCall(app, gateway, getDomainRoute, ({ merchant, query }) => {
    const isValid = gateway.faults.stateOf(merchant.code).isDomainValid && isDomainOf(merchant, query.domain)
    return good({ isValid, mainDomain: merchant.domains[0] ?? '' })
  })

  addCall(app, gateway, getWhitelabel, ({ merchant }) => {
    const closed = gateway.faults.stateOf(merchant.code).closedModules
    return good(permissionTree(gateway.merchants.get(merchant.code) ?? merchant, closed))
  })

  addCall(app, gateway, getPermission, ({ merchant, address, origin }) => {
    const { imageCDNs, launchGameCDNs } = gateway.faults.stateOf(merchant.code)
    const { forcedReceipt, autoReceiptMinutes } = merchant.demo.money
    return good({
      customerService: contactsOf(merchant),
      resources: resourcesOf(merchant, apartOrigin(origin)),
      imageCDNs: [...imageCDNs],
      launchGameCDNs: [...launchGameCDNs],
      location: { ip: address, country: merchant.demo.country },
      mainDomain: merchant.domains[0] ?? '',
      settings: { forcedReceipt, contractConflict: 'confirm' as const, autoReceiptMinutes },
    })
  })
}

function permissionTree({ switches, features, ...merchant }: Merchant, closed: readonly string[]): PermissionNode[] {
  const node = (modId: string, childrenNodes?: PermissionNode[]): PermissionNode => ({
    modId,
    enabled: !closed.includes(modId),
    ...(childrenNodes ? { childrenNodes } : {}),
  })
  const ofSwitches = (...names: (keyof typeof switches)[]) =>
    names.filter((name) => switches[name]).map((name) => node(name))
  const providers = features.socialLogin.map((provider) => node(provider))
  return [
    node(
      'games',
      merchant.categories.map((category) => node(category)),
    ),
    node('promotions', [node('referral'), node('rewardCentre'), node('missions')]),
    node('vip'),
    node('registration', ofSwitches('USERNAMEREG3', 'MOBILENUMREG3')),
    ...ofSwitches('MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3'),
    ...(switches.FREEPLAY3 ? [node('freePlay')] : []),
    ...(providers.length > 0 ? [node('socialLogin', providers)] : []),
    ...(merchant.appDownload ? [node('appDownload')] : []),
    ...(merchant.blog ? [node('blog')] : []),
  ]
}

const contactTitles: Readonly<Record<string, string>> = {
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  zalo: 'Zalo',
  line: 'LINE',
}

function contactsOf(merchant: Merchant): CustomerService[] {
  const contacts = Object.entries(merchant.contacts).map(([csType, path]) => {
    return { csType, title: contactTitles[csType] ?? csType, path }
  })
  return [{ csType: 'livechat', title: 'Live chat', path: '/sandbox/chat' }, ...contacts]
}

const footerMarks: readonly [type: string, label: string, mark: string][] = [
  ['payment', 'Bank transfer', 'bank'],
  ['payment', 'Card', 'card'],
  ['payment', 'E-wallet', 'wallet'],
  ['payment', 'QR code', 'code'],
  ['certification', 'Encrypted connection', 'lock'],
  ['certification', 'Audited random numbers', 'audit'],
  ['certification', 'Adults only', 'adults'],
]

const footerVendors = ['GRF', 'LMP', 'A88', 'KNA', 'POR', 'PPL', 'HNB', 'SGL', 'MRB', 'ORC', 'LDH', 'VVT']

/** `apart`: where the page stands that an app would be got from. */
function resourcesOf(merchant: Merchant, apart: string): Resource[] {
  const apps = Object.entries(appNames).map(([resourceType, labelNameEn]) => ({
    resourceType,
    labelNameEn,
    url: `${apart}${appPage(merchant.code, resourceType)}`,
  }))
  const marks = footerMarks.map(([resourceType, labelNameEn, mark]) => {
    return { resourceType, labelNameEn, url: artAddress.mark(mark) }
  })
  const vendors = footerVendors
    .filter((code) => !merchant.vendors.excludedRng.includes(code))
    .map((code) => ({ resourceType: 'vendor', labelNameEn: vendorName(code), url: artAddress.vendor(code) }))
  return [...(merchant.appDownload ? apps : []), ...marks, ...vendors]
}
