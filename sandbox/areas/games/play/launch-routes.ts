import type { Hono } from 'hono'
import { launchGame, launchTrial } from '#contract/lobby/launch.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { Refusal } from '#sandbox/server/problems.ts'
import { launchWithPlayMoney, launchWithWallet } from './launch.ts'

export function addLaunchRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, launchGame, ({ member, session, ...asked }) => {
    const launched = launchWithWallet(gateway, asked, { member, session })
    return launched instanceof Refusal ? launched : good(launched)
  })

  addCall(app, gateway, launchTrial, (asked) => {
    const launched = launchWithPlayMoney(gateway, asked)
    return launched instanceof Refusal ? launched : good(launched)
  })
}
