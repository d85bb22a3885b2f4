import type { Hono } from 'hono'
import { getVerification } from '#contract/identity/verification.ts'
import type { Gateway } from '../gateway.ts'
import { addCall, good } from '../http/call-route.ts'
import { issuePuzzle } from '../session/verification.ts'

export function addVerificationRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getVerification, ({ merchant, query, address }) =>
    good(issuePuzzle(gateway, { merchant: merchant.code, action: query.action, address })),
  )
}
