import type { Hono } from 'hono'
import { passStep, sendStepCode } from '#contract/identity/login-step.ts'
import type { Gateway } from '../gateway.ts'
import { addCall, good } from '../http/call-route.ts'
import { Refusal } from '../http/problems.ts'
import { openStep, passStepBy } from '../session/pass-step.ts'
import { postStepCode } from '../session/step-codes.ts'

export function addLoginStepRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, sendStepCode, ({ merchant, language, body }) => {
    const step = openStep(gateway, merchant, body.stepId, body.method)
    if (step instanceof Refusal) return step
    const sent = postStepCode(gateway, { merchant, language }, step.member, body.method)
    return sent instanceof Refusal ? sent : good(sent)
  })

  addCall(app, gateway, passStep, ({ merchant, visit, body }) => {
    const { stepId: id, method, answer } = body
    const opened = passStepBy(gateway, merchant, visit, { id, method, answer })
    return opened instanceof Refusal ? opened : good(opened)
  })
}
