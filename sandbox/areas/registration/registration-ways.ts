import { registerSettingsOf } from '#sandbox/members/registration-rules.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'

/** Where a registration by number has no password, the code that comes by SMS is what opens the account. */
export function asksPasswordByMobile({ switches }: Merchant): boolean {
  return switches.MOBILENUMPASSREG3 || !switches.MOBILEVERCODELOGIN3
}

export function asksCodeByMobile(merchant: Merchant): boolean {
  return merchant.switches.REGMOBVERF3 || !asksPasswordByMobile(merchant)
}

/** Whether the user-name form has the number's field, and its code with it. */
export function asksMobileByName(merchant: Merchant): boolean {
  return registerSettingsOf(merchant).fields.mobileNum?.enabled === true
}

/** Whether any way to register asks for a code. */
export function asksCodeAnywhere(merchant: Merchant): boolean {
  const { USERNAMEREG3, MOBILENUMREG3, REGMOBVERF3 } = merchant.switches
  return (MOBILENUMREG3 && asksCodeByMobile(merchant)) || (USERNAMEREG3 && REGMOBVERF3 && asksMobileByName(merchant))
}
