import type { Context, Hono } from 'hono'
import * as z from 'zod'
import { formOf, inputOf, isForm } from '#sandbox/server/form.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { problemResponse, Refusal, refuse } from '#sandbox/server/problems.ts'
import { settleDeposit } from '../deposits/deposits.ts'
import { payPage, payPageHeaders } from '../deposits/pay-page.ts'
import { refusalReasons } from '../texts/money-texts.ts'
import { operate, operatorSteps } from '../withdrawals/receipts.ts'

const depositRequest = z.object({ outcome: z.enum(['received', 'refused', 'expired']) })

const withdrawalStep = z.object({ step: z.enum(operatorSteps), reason: z.enum(refusalReasons).optional() })

/** What banks and the operator do, on demand; and the payment service's page. Only the sandbox has it. */
export function addMoneyControls(app: Hono, gateway: Gateway): void {
  const { store } = gateway
  const refused = (refusal: Refusal): Response => problemResponse(refusal, gateway.now())

  app.post('/sandbox/deposits/:id', async (context) => {
    gateway.settle()
    const asked = depositRequest.safeParse(await inputOf(context))
    if (!asked.success) return refused(refuse('request.invalid', { fields: { outcome: 'field.invalid' } }))
    const deposit = store.deposits.find(context.req.param('id'))
    if (!deposit) return refused(refuse('deposit.unknown'))
    const done = settleDeposit(gateway, deposit, asked.data.outcome)
    return done instanceof Refusal ? refused(done) : shown(context, { id: done.id, state: done.state })
  })

  app.post('/sandbox/withdrawals/:id', async (context) => {
    gateway.settle()
    const asked = withdrawalStep.safeParse(await inputOf(context))
    if (!asked.success) return refused(refuse('request.invalid', { fields: { step: 'field.invalid' } }))
    const withdrawal = store.withdrawals.find(context.req.param('id'))
    if (!withdrawal) return refused(refuse('withdrawal.unknown'))
    const done = operate(gateway, withdrawal, { step: asked.data.step, reason: asked.data.reason })
    return done instanceof Refusal ? refused(done) : shown(context, { id: done.id, state: done.state })
  })

  app.post('/sandbox/events/drop', (context) => {
    gateway.events.closeAll()
    return shown(context, { dropped: true })
  })
  addPayPage(app, gateway)
}

function addPayPage(app: Hono, gateway: Gateway): void {
  const { store, merchants } = gateway
  const page = (context: Context, key: string): Response | Promise<Response> => {
    gateway.settle()
    const deposit = store.deposits.byPage(key)
    const merchant = merchants.get(deposit ? (store.members.byId(deposit.member_id)?.merchant ?? '') : '')
    if (!deposit || !merchant) return context.text('There is no such payment.', 404, payPageHeaders)
    return context.html(payPage(deposit, merchant.name, merchant.currency), 200, payPageHeaders)
  }
  app.get('/sandbox/pay/:key', (context) => page(context, context.req.param('key')))
  app.post('/sandbox/pay/:key', async (context) => {
    const key = context.req.param('key')
    const form = await formOf(context)
    if (form instanceof Refusal) return problemResponse(form, gateway.now())
    const answer = form.get('answer')
    const deposit = store.deposits.byPage(key)
    if (!deposit) return page(context, key)
    // Whatever the page showed, a deposit that is not open any more stays as it is.
    if (deposit.state === 'waiting' && (answer === 'pay' || answer === 'fail')) {
      settleDeposit(gateway, deposit, answer === 'pay' ? 'received' : 'refused')
    }
    return context.redirect(`/sandbox/pay/${encodeURIComponent(key)}`, 303)
  })
}

/** A form of the panel goes back to it, a program gets the result. */
function shown(context: Context, result: object): Response {
  return isForm(context) ? context.redirect('/sandbox/', 303) : Response.json(result)
}
