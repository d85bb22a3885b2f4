import type { Hono } from 'hono'
import { getHelpCentre } from '#contract/account/help.ts'
import type { Gateway } from '../gateway.ts'
import { helpOf } from '../help/articles.ts'
import { addCall, good } from '../http/call-route.ts'

export function addHelpRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getHelpCentre, ({ merchant, language }) => good({ groups: helpOf(merchant, language) }))
}
