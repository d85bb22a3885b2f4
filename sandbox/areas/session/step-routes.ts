import type { Hono } from 'hono'
import { passStep, sendStepCode } from '#contract/identity/login-step.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { Refusal } from '#sandbox/server/problems.ts'
import { openStep, passStepBy } from './pass-step.ts'
import { postStepCode } from './step-codes.ts'

export function addLoginStepRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, sendStepCode, ({ merchant, language, body }) => {
    const step = openStep(gateway, merchant, { id: body.stepId, method: body.method })
    if (step instanceof Refusal) return step
    const sent = postStepCode(gateway, { merchant, language }, { member: step.member, channel: body.method })
    return sent instanceof Refusal ? sent : good(sent)
  })

  addCall(app, gateway, passStep, ({ merchant, visit, body }) => {
    const { stepId: id, method, answer } = body
    const opened = passStepBy(gateway, merchant, { visit, proof: { id, method, answer } })
    return opened instanceof Refusal ? opened : good(opened)
  })
}
