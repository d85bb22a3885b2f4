import type { Hono } from 'hono'
import * as z from 'zod'
import { inputOf, isForm } from '#sandbox/server/form.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { problemResponse, refuse } from '#sandbox/server/problems.ts'
import { merchantOffers } from './state.ts'
import { answerRequest, requestAnswers } from './take-part.ts'

const request = z.object({ answer: z.enum(requestAnswers) })

/** What the operator answers to promotions that were asked for. Only the sandbox has it. */
export function addPromotionControls(app: Hono, gateway: Gateway): void {
  const { store, merchants } = gateway
  app.post('/sandbox/promotions/:member/:promotion', async (context) => {
    const asked = request.safeParse(await inputOf(context))
    if (!asked.success)
      return problemResponse(refuse('request.invalid', { fields: { answer: 'field.invalid' } }), gateway.now())
    const member = store.members.byId(Number(context.req.param('member')))
    const merchant = merchants.get(member?.merchant ?? '')
    const offer = merchant && merchantOffers(gateway, merchant).find(({ id }) => id === context.req.param('promotion'))
    if (!member || !merchant || !offer) return problemResponse(refuse('promotion.unknown'), gateway.now())
    const { answer } = asked.data
    const refused = store.transaction(() => answerRequest(gateway, { merchant, member }, { offer, answer }))
    if (refused) return problemResponse(refused, gateway.now())
    return isForm(context) ? context.redirect('/sandbox/', 303) : Response.json({ promotion: offer.id, answer })
  })
}
