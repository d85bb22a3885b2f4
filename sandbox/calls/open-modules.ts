import { switchNames } from '#contract/site/gates.ts'
import { isClosedBy, type ModuleId, moduleOfSwitch } from '#contract/site/modules.ts'
import type { Merchant } from '../merchants/merchants.ts'
import type { Gateway } from '../server/gateway.ts'

type Faults = Pick<Gateway, 'faults'>

/** Whether the permission tree has a module of the merchant's closed. */
export function isModuleClosed({ faults }: Faults, { code }: Pick<Merchant, 'code'>, id: string): boolean {
  return isClosedBy(faults.stateOf(code).closedModules, id)
}

/** Merchants without what was closed last: one is another only once something else is closed. */
const opened = new WeakMap<Merchant, { closed: readonly string[]; merchant: Merchant }>()

/** The merchant without what the permission tree closes: what a site must not offer, the gateway refuses as well. */
export function asOpen(gateway: Faults, merchant: Merchant): Merchant {
  const closed = gateway.faults.stateOf(merchant.code).closedModules
  if (closed.length === 0) return merchant
  const known = opened.get(merchant)
  if (known?.closed === closed) return known.merchant
  const open = withoutClosed(gateway, merchant)
  opened.set(merchant, { closed, merchant: open })
  return open
}

function withoutClosed(gateway: Faults, merchant: Merchant): Merchant {
  const isOpen = (id: ModuleId) => !isModuleClosed(gateway, merchant, id)
  const switches = { ...merchant.switches }
  for (const name of switchNames) if (!isOpen(moduleOfSwitch(name))) switches[name] = false
  const { agentCentre, socialLogin } = merchant.features
  return {
    ...merchant,
    switches,
    categories: merchant.categories.filter(isOpen),
    appDownload: merchant.appDownload && isOpen('appDownload'),
    blog: merchant.blog && isOpen('blog'),
    pointMall: merchant.pointMall && isOpen('pointMall'),
    vip: merchant.vip && isOpen('vip'),
    tournaments: merchant.tournaments && isOpen('tournaments'),
    features: {
      ...merchant.features,
      agentCentre: agentCentre && isOpen('agentCentre'),
      socialLogin: socialLogin.filter(isOpen),
    },
  }
}
