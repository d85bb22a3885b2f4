import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { type Area, type CallsByTag, callsByTag } from './calls/area.ts'
import { prefixesOf } from './calls/call-route.ts'
import { addDocumentRoutes } from './calls/documents.ts'
import type { Merchants } from './merchants/merchants.ts'
import { addPanelRoutes, guardPanel } from './panel/panel.ts'
import type { Gateway } from './server/gateway.ts'
import { problemResponse, refuse } from './server/problems.ts'

/** What Firebase's SDK sends with its calls. */
const firebaseHeaders = ['X-Client-Version', 'X-Firebase-Client', 'X-Firebase-Gmpid', 'X-Firebase-Locale']

const maxBodyBytes = 64 * 1024
/** Five megabytes and a margin: what is over the limit is told by the call itself, where it is not far over it. */
const maxFileBytes = 5.5 * 1024 * 1024

/**
 * The gateway as one application: middleware, every area's routes, documents and the panel. `ready` is asked before each
 * request.
 */
export function createApp(gateway: Gateway, areas: readonly Area[], ready: (context: Context) => Promise<void>): Hono {
  const app = new Hono()
  app.use(async (context, next) => {
    await ready(context)
    await next()
  })
  addMiddleware(app, gateway, callsByTag(areas))
  guardPanel(app, gateway)
  for (const { routes } of areas) for (const addRoutes of routes) addRoutes(app, gateway)
  addDocumentRoutes(app, callsByTag(areas))
  addPanelRoutes(app, gateway, areas)
  app.notFound(() => problemResponse(refuse('call.unknown'), gateway.now()))
  app.onError((error, context) => {
    gateway.log(`${context.req.method} ${context.req.path} failed: ${error.stack ?? error.message}`)
    return problemResponse(refuse('system.fault'), gateway.now())
  })
  return app
}

function addMiddleware(app: Hono, gateway: Gateway, byTag: CallsByTag): void {
  app.use(async (context, next) => {
    const start = performance.now()
    await next()
    // Whatever ended a session ends its streams with it.
    if (context.req.method !== 'GET') gateway.events.endClosed()
    const took = Math.round(performance.now() - start)
    if (/^\/(art|play\/(art|assets))\//.test(context.req.path)) return
    gateway.log(`${context.req.method} ${context.req.path} ${context.res.status} ${took} ms`)
  })
  app.use(
    cors({
      origin: (origin) => (isOwnOrigin(origin, gateway.merchants) ? origin : null),
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowHeaders: [
        'Authorization',
        'Content-Type',
        'Idempotency-Key',
        'Last-Event-ID',
        'X-Merchant-Code',
        ...firebaseHeaders,
      ],
      exposeHeaders: ['Retry-After'],
      maxAge: 600,
    }),
  )
  const onError = () =>
    problemResponse(refuse('request.invalid', { fields: { body: 'body.too-large' } }), gateway.now())
  const ordinary = bodyLimit({ maxSize: maxBodyBytes, onError })
  const files = bodyLimit({
    maxSize: maxFileBytes,
    onError: () => problemResponse(refuse('upload.size'), gateway.now()),
  })
  const fileCalls = [...byTag.values()].flat().filter(({ format }) => format === 'file')
  const filePaths = new Set(fileCalls.flatMap((call) => prefixesOf(gateway, call).map((before) => before + call.path)))
  app.use((context, next) => (filePaths.has(context.req.path) ? files : ordinary)(context, next))
}

/** The merchants' domains over https, and this machine under any port. */
function isOwnOrigin(origin: string, merchants: Merchants): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, hostname } = new URL(origin)
  if (hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1') return true
  const domains = [...merchants.values()].flatMap((merchant) => merchant.domains)
  return protocol === 'https:' && domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))
}
