import type { Hono } from 'hono'
import { loginFreePlay } from '#contract/identity/free-play.ts'
import { finishSocial, registerSocial, startSocial } from '#contract/identity/social.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { formOf } from '#sandbox/server/form.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { problemResponse, Refusal, refuse } from '#sandbox/server/problems.ts'
import { openFreePlay } from '../session/free-play.ts'
import { oauthPage, oauthPageHeaders } from './oauth-page.ts'
import { clientIdOf, isWayBack, readAuthorization, wayBackAs } from './provider.ts'
import { finishSocialLogin, registerBySocial } from './social.ts'

export function addSocialRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, loginFreePlay, ({ merchant, visit }) => {
    const opened = openFreePlay(gateway, merchant, visit)
    return opened instanceof Refusal ? opened : good(opened)
  })

  addCall(app, gateway, startSocial, ({ merchant, origin, body }) => {
    const { provider, redirectUri, state, codeChallenge } = body
    if (!merchant.features.socialLogin.includes(provider)) return refuse('module.closed')
    if (!isWayBack(merchant, provider, redirectUri)) return refuse('social.redirect-unknown')
    const query = new URLSearchParams({
      client_id: clientIdOf(merchant),
      redirect_uri: redirectUri,
      response_type: 'code',
      state,
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
    })
    return good({ authorizeUrl: `${origin}/sandbox/oauth/${provider}/authorize?${query}` })
  })

  addCall(app, gateway, finishSocial, ({ merchant, visit, body }) => {
    const finished = finishSocialLogin(gateway, { merchant, visit }, body)
    return finished instanceof Refusal ? finished : good(finished)
  })

  addCall(app, gateway, registerSocial, ({ merchant, visit, body }) => {
    const opened = registerBySocial(gateway, { merchant, visit }, body)
    return opened instanceof Refusal ? opened : good(opened)
  })
}

/** The provider's side of it: a page that asks, and sends back who was chosen. */
export function addProviderRoutes(app: Hono, gateway: Gateway): void {
  const path = '/sandbox/oauth/:provider/authorize'

  app.get(path, (context) => {
    const person = readAuthorization(gateway.merchants, context.req.param('provider'), context.req.query())
    if (!person) return context.text('This is not an address that a site asks this page by.', 400)
    return context.html(oauthPage(person), 200, oauthPageHeaders(person))
  })

  app.post(path, async (context) => {
    const fields = await formOf(context)
    if (fields instanceof Refusal) return problemResponse(fields, gateway.now())
    const { person: chosen = '', ...form } = Object.fromEntries(fields)
    const person = readAuthorization(gateway.merchants, context.req.param('provider'), form)
    if (!person) return context.text('This is not an address that a site asks this page by.', 400)
    context.header('Cache-Control', 'no-store')
    context.header('Referrer-Policy', 'no-referrer')
    return context.redirect(wayBackAs(gateway, person, chosen), 303)
  })
}
