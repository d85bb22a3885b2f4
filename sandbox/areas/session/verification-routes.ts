import type { Hono } from 'hono'
import { getVerification } from '#contract/identity/verification.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { issuePuzzle } from '#sandbox/members/proof/verification.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'

export function addVerificationRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getVerification, ({ merchant, query, address }) =>
    good(issuePuzzle(gateway, { merchant: merchant.code, action: query.action, address })),
  )
}
