import type { Hono } from 'hono'
import * as z from 'zod'
import { inputOf, isForm } from '#sandbox/server/form.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { problemResponse, refuse } from '#sandbox/server/problems.ts'
import { approve, reject } from './redeem.ts'
import { redeemReasons } from './texts.ts'

const answer = z.object({ answer: z.enum(['approved', ...redeemReasons]) })

/** What the operator answers to what was redeemed. Only the sandbox has it. */
export function addPointsControls(app: Hono, gateway: Gateway): void {
  const { store, merchants } = gateway
  app.post('/sandbox/redemptions/:reference', async (context) => {
    const asked = answer.safeParse(await inputOf(context))
    if (!asked.success)
      return problemResponse(refuse('request.invalid', { fields: { answer: 'field.invalid' } }), gateway.now())
    const row = store.redemptions.find(context.req.param('reference'))
    const member = row && store.members.byId(row.member_id)
    const merchant = merchants.get(member?.merchant ?? '')
    if (!row || !member || !merchant) return problemResponse(refuse('points.item'), gateway.now())
    const owner = { merchant, member }
    const chosen = asked.data.answer
    store.transaction(() =>
      chosen === 'approved' ? approve(gateway, owner, row) : reject(gateway, owner, { row, reason: chosen }),
    )
    const { reference, status } = store.redemptions.find(row.reference) ?? row
    return isForm(context) ? context.redirect('/sandbox/', 303) : Response.json({ reference, status })
  })
}
