import type { Hono } from 'hono'
import { getCaptcha, getKeys, login, logout } from '#contract/identity/session.ts'
import { addCall, addSlowCall, good } from '#sandbox/calls/call-route.ts'
import { drawNew, issueCaptcha } from '#sandbox/members/proof/captchas.ts'
import { closeSession } from '#sandbox/members/session/sessions.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { Refusal } from '#sandbox/server/problems.ts'
import { logIn, prepareLogIn } from './login.ts'

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
