import type { Hono } from 'hono'
import { sendLoginCode } from '#contract/identity/login-code.ts'
import { changePassword, resetByEmail } from '#contract/identity/password.ts'
import { resetByMobile } from '#contract/identity/password-by-mobile.ts'
import { addCall, addSlowCall, good } from '#sandbox/calls/call-route.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { Refusal } from '#sandbox/server/problems.ts'
import { sendCodeToMember } from '../registration/send-code.ts'
import { changeOwnPassword, prepareChange, prepareReset, resetPasswordByMobile } from './new-password.ts'
import { prepareTemporaryPassword, sendTemporaryPassword } from './temporary-passwords.ts'

export function addPasswordRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, sendLoginCode, ({ merchant, language, address, body }) => {
    const { mobileNum, purpose, ...rest } = body
    const sent = sendCodeToMember(gateway, { merchant, language, address, mobile: mobileNum, ...rest }, purpose)
    return sent instanceof Refusal ? sent : good(sent)
  })

  addSlowCall(app, gateway, changePassword, {
    prepare: async ({ merchant, member, session, body }) => prepareChange(gateway, { merchant, member, session, body }),
    decide: ({ member, session }, prepared) => {
      return changeOwnPassword(gateway, { member, session }, prepared) ?? good(null)
    },
  })

  addSlowCall(app, gateway, resetByEmail, {
    prepare: ({ merchant, language, address, body }) =>
      prepareTemporaryPassword(gateway, { merchant, language, address, ...body }),
    decide: ({ merchant, language, address, body }, prepared) => {
      sendTemporaryPassword(gateway, { merchant, language, address, ...body }, prepared)
      return good(null)
    },
  })

  addSlowCall(app, gateway, resetByMobile, {
    prepare: ({ merchant, body, visit }) => prepareReset(gateway, { merchant, body, visit }),
    decide: ({ merchant, body, visit }, prepared) => {
      const opened = resetPasswordByMobile(gateway, { merchant, body, visit }, prepared)
      return opened instanceof Refusal ? opened : good(opened)
    },
  })
}
