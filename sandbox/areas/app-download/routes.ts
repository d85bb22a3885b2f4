import type { Hono } from 'hono'
import { createAppCode } from '#contract/account/app-download.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { problemResponse, Refusal, refuse } from '#sandbox/server/problems.ts'
import { makeAppCode } from './app-codes.ts'
import { appNames, appPage, appPageHeaders, standInForStore } from './app-page.ts'

export function addAppDownloadRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, createAppCode, ({ merchant, member, session }) => {
    const made = makeAppCode(gateway, merchant, { member, session })
    return made instanceof Refusal ? made : good(made)
  })

  app.get(appPage(':merchant', ':app'), (context) => {
    const merchant = gateway.merchants.get(context.req.param('merchant') ?? '')
    const name = Object.entries(appNames).find(([id]) => id === context.req.param('app'))?.[1]
    if (!merchant?.appDownload || !name) return problemResponse(refuse('call.unknown'), gateway.now())
    return context.html(standInForStore(merchant.name, name), 200, appPageHeaders)
  })
}
