import type { Hono } from 'hono'
import { createAppCode } from '#contract/account/app-download.ts'
import { makeAppCode } from '../app/app-codes.ts'
import { appNames, appPage, appPageHeaders, standInForStore } from '../app/app-page.ts'
import type { Gateway } from '../gateway.ts'
import { addCall, good } from '../http/call-route.ts'
import { problemResponse, Refusal, refuse } from '../http/problems.ts'

export function addAppDownloadRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, createAppCode, ({ merchant, member, session }) => {
    if (!member || !session) return refuse('session.required')
    const made = makeAppCode(gateway, merchant, member, session)
    return made instanceof Refusal ? made : good(made)
  })

  app.get(appPage(':merchant', ':app'), (context) => {
    const merchant = gateway.merchants.get(context.req.param('merchant') ?? '')
    const name = Object.entries(appNames).find(([id]) => id === context.req.param('app'))?.[1]
    if (!merchant?.appDownload || !name) return problemResponse(refuse('call.unknown'), gateway.now())
    return context.html(standInForStore(merchant.name, name), 200, appPageHeaders)
  })
}
