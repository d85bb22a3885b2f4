import type { Context, Hono } from 'hono'
import * as z from 'zod'
import { moduleIds } from '#contract/site/modules.ts'
import type { Area } from '../calls/area.ts'
import { shownMessage } from '../members/proof/outbox.ts'
import { faultKinds } from '../server/faults.ts'
import { isFromForeignPage } from '../server/foreign-page.ts'
import { inputOf, isForm } from '../server/form.ts'
import type { Gateway } from '../server/gateway.ts'
import { panelHeaders } from '../server/panel-parts.ts'
import { problemResponse, refuse } from '../server/problems.ts'
import { panelPage } from './panel-page.ts'

const count = (most: number) => z.coerce.number().int().min(0).max(most)
const blank = (value: unknown): unknown => (value === '' ? undefined : value)

const faultRequest = z.strictObject({
  merchant: z.preprocess(blank, z.string().optional()),
  call: z.string().min(1),
  kind: z.enum(faultKinds),
  ms: z.preprocess(blank, count(60_000).default(1000)),
  status: z.preprocess(blank, count(599).min(400).default(500)),
  times: z.preprocess(blank, count(10_000).min(1).optional()),
})

const closedGame = z.union([
  z.string().transform((gameCode) => ({ gameCode, endsAt: null })),
  z.strictObject({ gameCode: z.string(), endsAt: z.iso.datetime({ offset: true }).nullable().default(null) }),
])

/** Absolute, or behind the gateway's own base. */
const addresses = z.array(z.string().regex(/^(https?:\/)?\/[^/]/)).max(8)

const stateRequest = z.strictObject({
  merchant: z.string(),
  status: z.preprocess(blank, z.union([z.literal(0), z.literal(1), z.literal(2)]).optional()),
  maintenanceEnd: z.preprocess(blank, z.iso.datetime({ offset: true }).nullable().optional()),
  isDomainValid: z.boolean().optional(),
  closedModules: z.array(z.enum(moduleIds)).optional(),
  closedGames: z.array(closedGame).nullable().optional(),
  imageCDNs: addresses.optional(),
  launchGameCDNs: addresses.optional(),
  bankSeconds: z.number().min(0).max(3600).nullable().optional(),
  hasPopups: z.boolean().optional(),
})

const formFields = z.record(z.string(), z.string())

/** No page of another origin sets anything of the sandbox: before all that answers below `/sandbox/`. */
export function guardPanel(app: Hono, gateway: Gateway): void {
  app.use('/sandbox/*', async (context, next) => {
    if (isFromForeignPage(context)) return problemResponse(refuse('request.invalid'), gateway.now())
    await next()
  })
}

/** What only the sandbox has: rules that make calls fail, the system's state, and a page to set both. */
export function addPanelRoutes(app: Hono, gateway: Gateway, areas: readonly Area[]): void {
  app.get('/sandbox', (context) => context.redirect('/sandbox/'))
  app.get('/sandbox/', (context) => context.html(panelPage(gateway, areas), 200, panelHeaders))
  app.get('/sandbox/faults', (context) => context.json({ faults: gateway.faults.list() }))
  app.post('/sandbox/faults', async (context) => {
    const asked = faultRequest.safeParse(await requestOf(context))
    if (!asked.success) return badRequest(gateway, asked.error)
    const { merchant = null, times = null, ...rest } = asked.data
    return done(context, gateway.faults.add({ ...rest, merchant, times }))
  })
  app.delete('/sandbox/faults', (context) => {
    gateway.faults.clear()
    return context.json({ faults: [] })
  })
  app.post('/sandbox/faults/clear', (context) => {
    gateway.faults.clear()
    return done(context, { faults: [] })
  })
  app.get('/sandbox/outbox', (context) => {
    const { merchant = null, to = null } = context.req.query()
    return context.json({ messages: gateway.store.outbox.list({ merchant, to, most: 100 }).map(shownMessage) })
  })
  app.delete('/sandbox/attempts', (context) => {
    forgetTries(gateway)
    return context.json({ forgotten: true })
  })
  app.post('/sandbox/attempts/clear', (context) => {
    forgetTries(gateway)
    return done(context, { forgotten: true })
  })
  app.post('/sandbox/state', async (context) => {
    const asked = stateRequest.safeParse(await requestOf(context))
    if (!asked.success) return badRequest(gateway, asked.error)
    const { merchant, ...state } = asked.data
    if (!gateway.merchants.has(merchant)) return problemResponse(refuse('merchant.unknown'), gateway.now())
    return done(context, gateway.faults.setState(merchant, state))
  })
}

function forgetTries({ store }: Gateway): void {
  store.attempts.forgetAll()
  store.limits.forgetAll()
}

/** What a form says as text, as what a program would send. */
async function requestOf(context: Context): Promise<unknown> {
  const input = await inputOf(context)
  if (!isForm(context)) return input
  const { isDomainValid, status, closedGames, ...form } = formFields.parse(input)
  return {
    ...form,
    ...(status === undefined ? {} : { status: Number(status) }),
    ...(closedGames !== undefined ? { closedGames: codesIn(closedGames) } : {}),
    ...(isDomainValid === undefined ? {} : { isDomainValid: isDomainValid === 'true' }),
  }
}

/** "LMP-RNG-1002, KNA-RNG-1004" as a list; left empty, the game that the seed closes. */
function codesIn(text: string): string[] | null {
  const codes = text.split(',').map((code) => code.trim())
  return text.trim() === '' ? null : codes.filter((code) => code !== '')
}

/** A form goes back to the page, a program gets the result. */
function done(context: Context, result: object): Response {
  return isForm(context) ? context.redirect('/sandbox/', 303) : Response.json(result)
}

function badRequest(gateway: Gateway, error: z.ZodError): Response {
  const fields = Object.fromEntries(
    error.issues.map((issue) => [issue.path.map(String).join('.') || 'body', 'field.invalid']),
  )
  return problemResponse(refuse('request.invalid', { fields }), gateway.now())
}
