import type { Context, Hono } from 'hono'
import * as z from 'zod'
import { checkLinkToken, exchangeLinkToken } from '#contract/identity/link-token.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { inputOf, isForm } from '#sandbox/server/form.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { panelHeaders } from '#sandbox/server/panel-parts.ts'
import { problemResponse, Refusal, refuse } from '#sandbox/server/problems.ts'
import { linkPage } from './link-page.ts'
import { accountOfLink, enterByLink, issueLinkToken, linkTokenLife } from './link-tokens.ts'

const asked = z.object({ merchant: z.string(), username: z.string().max(64) })

export function addLinkTokenRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, checkLinkToken, ({ merchant, visit, body }) => {
    const account = accountOfLink(gateway, { merchant, visit, token: body.token })
    return account instanceof Refusal ? account : good({ account })
  })

  addCall(app, gateway, exchangeLinkToken, ({ merchant, visit, body }) => {
    const opened = enterByLink(gateway, { merchant, visit, token: body.token })
    return opened instanceof Refusal ? opened : good(opened)
  })
}

/** What an operator's own systems do elsewhere: hands out an address that signs a member in. Only the sandbox has it. */
export function addLinkControls(app: Hono, gateway: Gateway): void {
  app.post('/sandbox/links', async (context) => {
    const input = asked.safeParse(await inputOf(context))
    const merchant = gateway.merchants.get(input.data?.merchant ?? '')
    const member = merchant && gateway.store.members.byName(merchant.code, input.data?.username ?? '')
    if (!merchant || !member) {
      const fields = { [merchant ? 'username' : 'merchant']: 'field.invalid' }
      return problemResponse(refuse('request.invalid', { fields }), gateway.now())
    }
    const token = issueLinkToken(gateway, merchant, { member, session: null })
    const address = `${siteOf(context, merchant.code)}/?token=${token}`
    if (isForm(context)) return context.html(linkPage(address, member.name), 200, panelHeaders)
    return context.json({ token, address, lifeSeconds: linkTokenLife })
  })
}

/** Where the site of a merchant stands on this machine. */
function siteOf(context: Context, code: string): string {
  const { protocol, port } = new URL(context.req.url)
  return `${protocol}//${code}.localhost${port === '' ? '' : `:${port}`}`
}
