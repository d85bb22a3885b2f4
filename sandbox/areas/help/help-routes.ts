import type { Hono } from 'hono'
import { getHelpCentre } from '#contract/account/help.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { helpOf } from './articles.ts'

export function addHelpRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getHelpCentre, ({ merchant, language }) => good({ groups: helpOf(merchant, language) }))
}
