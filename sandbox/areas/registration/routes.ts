import type { Hono } from 'hono'
import { getCountryCodes } from '#contract/identity/countries.ts'
import { registerMobile } from '#contract/identity/mobile-registration.ts'
import { sendRegisterCode } from '#contract/identity/register-code.ts'
import { checkAffiliate, getRegisterSettings, register } from '#contract/identity/registration.ts'
import { addCall, addSlowCall, good } from '#sandbox/calls/call-route.ts'
import { countriesOf } from '#sandbox/members/mobiles.ts'
import { refuseTry } from '#sandbox/members/proof/tries.ts'
import { registerSettingsOf } from '#sandbox/members/registration-rules.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { Refusal } from '#sandbox/server/problems.ts'
import { isInvitation, prepareByMobile, prepareByName, registerMember } from './registration.ts'
import { sendCodeToRegister } from './send-code.ts'

export function addRegistrationRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getRegisterSettings, ({ merchant }) => good(registerSettingsOf(merchant)))

  addCall(app, gateway, getCountryCodes, ({ merchant }) => good(countriesOf(merchant)))

  addCall(app, gateway, checkAffiliate, ({ merchant, query, address }) => {
    const limit = { merchant: merchant.code, subject: `invitation from ${address}`, most: 60, windowMs: 15 * 60_000 }
    return refuseTry(gateway, [limit]) ?? good({ isValid: isInvitation(gateway, merchant, query.code) })
  })

  addCall(app, gateway, sendRegisterCode, ({ merchant, language, address, body }) => {
    const { mobileNo, ...rest } = body
    const sent = sendCodeToRegister(gateway, { merchant, language, address, mobile: mobileNo, ...rest })
    return sent instanceof Refusal ? sent : good(sent)
  })

  addSlowCall(app, gateway, register, {
    prepare: ({ merchant, body, visit }) => prepareByName(gateway, { merchant, body, visit }),
    decide: (_, prepared) => {
      const opened = registerMember(gateway, prepared)
      return opened instanceof Refusal ? opened : good(opened)
    },
  })

  addSlowCall(app, gateway, registerMobile, {
    prepare: ({ merchant, body, visit }) => prepareByMobile(gateway, { merchant, body, visit }),
    decide: (_, prepared) => {
      const opened = registerMember(gateway, prepared)
      return opened instanceof Refusal ? opened : good(opened)
    },
  })
}
