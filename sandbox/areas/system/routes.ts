import type { Hono } from 'hono'
import { categoryIds, socialProviders, switchNames } from '#contract/site/gates.ts'
import type { LanguageCode } from '#contract/site/languages.ts'
import { moduleOfSwitch, topModules } from '#contract/site/modules.ts'
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
import { textsOf } from '#sandbox/lib/texts.ts'
import english from '#sandbox/locales/en/footer.json' with { type: 'json' }
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import { isDomainOf } from '#sandbox/merchants/own-sites.ts'
import { apartOrigin } from '#sandbox/server/apart-origin.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { appNames, appPage } from '../app-download/app-page.ts'
import { systemMessage } from './messages.ts'

export function addSystemRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getStatus, ({ merchant, language, address }) =>
    good(statusOf({ gateway, merchant, language, address })),
  )

  addCall(app, gateway, getDomainRoute, ({ merchant, query }) => good(domainRouteOf(gateway, merchant, query.domain)))

  addCall(app, gateway, getWhitelabel, ({ merchant }) => good(permissionTree(gateway, merchant)))

  addCall(app, gateway, getPermission, ({ merchant, language, address, origin, query }) => {
    const { imageCDNs, launchGameCDNs } = gateway.faults.stateOf(merchant.code)
    const { forcedReceipt, autoReceiptMinutes } = merchant.demo.money
    // A part whose own call has a fault is left out: the site asks for it, and meets the fault.
    const isWhole = ({ id }: { id: string }) => !gateway.faults.hasFor(merchant.code, id)
    const { domain } = query
    return good({
      customerService: contactsOf(merchant),
      resources: resourcesOf({ merchant, language, apart: apartOrigin(origin) }),
      imageCDNs: [...imageCDNs],
      launchGameCDNs: [...launchGameCDNs],
      location: { ip: address, country: merchant.demo.country },
      mainDomain: merchant.domains[0] ?? '',
      settings: { forcedReceipt, contractConflict: 'confirm' as const, autoReceiptMinutes },
      ...(domain !== undefined && {
        ...(isWhole(getStatus) && { status: statusOf({ gateway, merchant, language, address }) }),
        ...(isWhole(getDomainRoute) && { domainRoute: domainRouteOf(gateway, merchant, domain) }),
        ...(isWhole(getWhitelabel) && { whitelabel: permissionTree(gateway, merchant) }),
      }),
    })
  })
}

interface Asking {
  gateway: Gateway
  merchant: Merchant
  language: LanguageCode
  /** The visitor's. */
  address: string
}

function statusOf({ gateway, merchant, language, address }: Asking) {
  const { status, maintenanceEnd } = gateway.faults.stateOf(merchant.code)
  const end = status === 1 && maintenanceEnd !== null ? { maintenanceEnd } : {}
  const message = status === 0 ? {} : { message: systemMessage(status === 1 ? 'maintenance' : 'region', language) }
  return { status, ip: address, ...end, ...message }
}

function domainRouteOf(gateway: Gateway, merchant: Merchant, domain: string) {
  const isValid = gateway.faults.stateOf(merchant.code).isDomainValid && isDomainOf(merchant, domain)
  return { isValid, mainDomain: merchant.domains[0] ?? '' }
}

/** Every module of the contract: open unless the merchant does without it, or the panel has closed it. */
function permissionTree(gateway: Gateway, asked: Merchant): PermissionNode[] {
  const closed = gateway.faults.stateOf(asked.code).closedModules
  const merchant = gateway.merchants.get(asked.code) ?? asked
  const without = new Set<string>([
    ...switchNames.filter((name) => !merchant.switches[name]).map(moduleOfSwitch),
    ...categoryIds.filter((id) => !merchant.categories.includes(id)),
    ...socialProviders.filter((provider) => !merchant.features.socialLogin.includes(provider)),
    ...(['blog', 'appDownload', 'pointMall', 'tournaments'] as const).filter((id) => !merchant[id]),
    ...(merchant.features.agentCentre ? [] : ['agentCentre']),
  ])
  const node = (modId: string): PermissionNode => ({ modId, enabled: !without.has(modId) && !closed.includes(modId) })
  return topModules.map(([top, below]) => {
    return below.length > 0 ? { ...node(top), childrenNodes: below.map(node) } : node(top)
  })
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

const texts = textsOf('footer', english)

/** What stands below each page: ways to pay, and what the site vouches for, each with its mark. */
const footerMarks = [
  { type: 'payment', mark: 'bank' },
  { type: 'payment', mark: 'card' },
  { type: 'payment', mark: 'wallet' },
  { type: 'payment', mark: 'code' },
  { type: 'certification', mark: 'lock' },
  { type: 'certification', mark: 'audit' },
  { type: 'certification', mark: 'adults' },
] as const

const footerVendors = ['GRF', 'LMP', 'A88', 'KNA', 'POR', 'PPL', 'HNB', 'SGL', 'MRB', 'ORC', 'LDH', 'VVT']

interface Shown {
  merchant: Merchant
  language: LanguageCode
  /** Where the page stands that an app would be got from. */
  apart: string
}

function resourcesOf({ merchant, language, apart }: Shown): Resource[] {
  const apps = Object.entries(appNames).map(([resourceType, labelNameEn]) => ({
    resourceType,
    labelNameEn,
    url: `${apart}${appPage(merchant.code, resourceType)}`,
  }))
  const marks = footerMarks.map(({ type, mark }) => ({
    resourceType: type,
    labelNameEn: texts.in('EN', mark),
    labelName: texts.in(language, mark),
    url: artAddress.mark(mark),
  }))
  const vendors = footerVendors
    .filter((code) => !merchant.vendors.excludedRng.includes(code))
    .map((code) => ({ resourceType: 'vendor', labelNameEn: vendorName(code), url: artAddress.vendor(code) }))
  return [...(merchant.appDownload ? apps : []), ...marks, ...vendors]
}
