import type { SwitchName } from '#contract/site/gates.ts'
import type { Merchant } from '../merchants/merchants.ts'
import type { Gateway } from '../server/gateway.ts'

/** The modules of the permission tree that close a switch, where one of them is off. */
const closing = {
  USERNAMEREG3: ['registration', 'USERNAMEREG3'],
  MOBILENUMREG3: ['registration', 'MOBILENUMREG3'],
  CHNGPASSVERIF3: ['CHNGPASSVERIF3'],
  MOBILEVERCODELOGIN3: ['MOBILEVERCODELOGIN3'],
  FREEPLAY3: ['freePlay'],
} as const satisfies Partial<Record<SwitchName, readonly string[]>>

/** The merchant without what the permission tree closes: what a site must not offer, the gateway refuses as well. */
export function asOpen({ faults }: Pick<Gateway, 'faults'>, merchant: Merchant): Merchant {
  const { closedModules } = faults.stateOf(merchant.code)
  if (closedModules.length === 0) return merchant
  const isClosed = (modules: readonly string[]): boolean => modules.some((id) => closedModules.includes(id))
  const closed = Object.entries(closing).filter(([, modules]) => isClosed(modules))
  const socialLogin = merchant.features.socialLogin.filter((provider) => !isClosed(['socialLogin', provider]))
  return {
    ...merchant,
    appDownload: merchant.appDownload && !isClosed(['appDownload']),
    blog: merchant.blog && !isClosed(['blog']),
    pointMall: merchant.pointMall && !isClosed(['pointMall']),
    switches: { ...merchant.switches, ...Object.fromEntries(closed.map(([name]) => [name, false])) },
    features: { ...merchant.features, socialLogin },
  }
}
