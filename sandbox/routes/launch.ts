import type { Hono } from 'hono'
import { launchGame, launchTrial } from '#contract/lobby/launch.ts'
import type { Gateway } from '../gateway.ts'
import { addCall, good } from '../http/call-route.ts'
import { Refusal, refuse } from '../http/problems.ts'
import { launchWithPlayMoney, launchWithWallet } from '../launch/launch.ts'

export function addLaunchRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, launchGame, ({ member, session, ...asked }) => {
    if (!member || !session) return refuse('session.required')
    const launched = launchWithWallet(gateway, asked, { member, session })
    return launched instanceof Refusal ? launched : good(launched)
  })

  addCall(app, gateway, launchTrial, (asked) => {
    const launched = launchWithPlayMoney(gateway, asked)
    return launched instanceof Refusal ? launched : good(launched)
  })
}
