import type { Hono } from 'hono'
import { getCaptcha, getKeys, login, logout } from '#contract/identity/session.ts'
import type { Gateway } from '../gateway.ts'
import { addCall, addSlowCall, good } from '../http/call-route.ts'
import { Refusal } from '../http/problems.ts'
import { drawNew, issueCaptcha } from '../session/captchas.ts'
import { logIn, prepareLogIn } from '../session/login.ts'
import { closeSession } from '../session/sessions.ts'

export function addSessionRoutes(app: Hono, gateway: Gateway): void {
  addSlowCall(app, gateway, getKeys, {
    prepare: () => gateway.keys.publicKeys(),
    decide: (_, keys) => ({ keys: [...keys] }),
  })

  addSlowCall(app, gateway, login, {
    prepare: ({ merchant, body, visit }) => prepareLogIn(gateway, { merchant, body, visit }),
    decide: ({ merchant, body, visit }, shown) => {
      const opened = logIn(gateway, { merchant, body, visit }, shown)
      return opened instanceof Refusal ? opened : good(opened)
    },
  })

  addCall(app, gateway, logout, ({ token }) => {
    if (token !== null) closeSession(gateway, token)
    return good(null)
  })

  addSlowCall(app, gateway, getCaptcha, {
    prepare: ({ merchant, address, query }) =>
      drawNew(gateway, { merchant: merchant.code, address, language: query.language.toUpperCase() }),
    decide: ({ merchant, address, query }, drawn) => {
      const from = { merchant: merchant.code, address, language: query.language.toUpperCase() }
      const captcha = issueCaptcha(gateway, from, drawn)
      return captcha instanceof Refusal ? captcha : good(captcha)
    },
  })
}
