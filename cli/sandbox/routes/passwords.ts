import type { Hono } from 'hono'
import { sendLoginCode } from '#src/gateway/contract/login-code.ts'
import { changePassword, resetByEmail } from '#src/gateway/contract/password.ts'
import { resetByMobile } from '#src/gateway/contract/password-by-mobile.ts'
import type { Gateway } from '../gateway.ts'
import { addCall, good } from '../http/call-route.ts'
import { Refusal, refuse } from '../http/problems.ts'
import { changeOwnPassword, resetPasswordByMobile } from '../session/new-password.ts'
import { sendCodeToMember } from '../session/send-code.ts'
import { sendTemporaryPassword } from '../session/temporary-passwords.ts'

export function addPasswordRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, sendLoginCode, ({ merchant, language, address, body }) => {
    const { mobileNum, purpose, ...rest } = body
    const sent = sendCodeToMember(gateway, { merchant, language, address, mobile: mobileNum, ...rest }, purpose)
    return sent instanceof Refusal ? sent : good(sent)
  })

  addCall(app, gateway, changePassword, async ({ merchant, member, session, body }) => {
    if (!member || !session) return refuse('session.required')
    return (await changeOwnPassword(gateway, { merchant, member, session, body })) ?? good(null)
  })

  addCall(app, gateway, resetByEmail, async ({ merchant, language, address, body }) => {
    return (await sendTemporaryPassword(gateway, { merchant, language, address, ...body })) ?? good(null)
  })

  addCall(app, gateway, resetByMobile, async ({ merchant, body, visit }) => {
    const opened = await resetPasswordByMobile(gateway, { merchant, body, visit })
    return opened instanceof Refusal ? opened : good(opened)
  })
}
