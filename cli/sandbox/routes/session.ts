import type { Hono } from 'hono'
import { getCaptcha, getKeys, login, logout } from '#src/gateway/contract/session.ts'
import type { Gateway } from '../gateway.ts'
import { addCall, good } from '../http/call-route.ts'
import { Refusal } from '../http/problems.ts'
import { issueCaptcha } from '../session/captchas.ts'
import { logIn } from '../session/login.ts'
import { closeSession } from '../session/sessions.ts'

export function addSessionRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getKeys, async () => ({ keys: [...(await gateway.keys.publicKeys())] }))

  addCall(app, gateway, login, async ({ merchant, body, visit }) => {
    const opened = await logIn(gateway, { merchant, body, visit })
    return opened instanceof Refusal ? opened : good(opened)
  })

  addCall(app, gateway, logout, ({ token }) => {
    if (token !== null) closeSession(gateway, token)
    return good(null)
  })

  addCall(app, gateway, getCaptcha, ({ merchant, address, query }) => {
    const captcha = issueCaptcha(gateway, merchant.code, address, query.language.toUpperCase())
    return captcha instanceof Refusal ? captcha : good(captcha)
  })
}
