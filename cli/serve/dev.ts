import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { ShownFindings } from './dev-findings.ts'
import { devScript, waitingPage } from './dev-page/dev-page.ts'
import { asksForPage, type DevSite, type DevTenant, startDevTenant } from './dev-tenant.ts'
import { isGatewayPath, isPlayHost, isPlayPath, tenantOfHost } from './hosts.ts'
import { answerIndex, type ListedSite } from './index-page/index-page.ts'
import { type Listening, type ListenOptions, listenOn } from './listen.ts'

export interface DevOptions extends ListenOptions {
  /** Every tenant that is served, sound or not. */
  codes: readonly string[]
  /** Those that can be read, as the index lists them. */
  sites(): readonly ListedSite[]
  /** Reads a tenant; null where something is wrong, which the caller has said. */
  load(code: string): Promise<DevSite | null>
  /** What the last `load` of a tenant found. */
  findings(code: string): ShownFindings
  gateway: (request: Request, env: unknown) => Response | Promise<Response>
  /** Absolute folders whose changes are a tenant's own: tenants, tokens, locales. */
  watched: readonly string[]
  tenantsDir: string
  log(line: string): void
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}

function sendJson(response: ServerResponse, value: unknown): void {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
  response.writeHead(200, headers).end(JSON.stringify(value))
}

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

/** Where the page of a tenant that cannot be shown looks for what is wrong with it. */
const findingsPath = '/__livery/findings'

/** The path as it is meant; null where its escapes are broken. */
function decodedPath(url: string): string | null {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '/')
  } catch {
    return null
  }
}

/** Serves tenants from source on one port: code, tokens, strings and tenant.json reload as they change. */
export async function serveDev(options: DevOptions): Promise<Listening> {
  const running = new Map<string, Promise<DevTenant | null>>()
  const gateway = getRequestListener(options.gateway)
  const listening = await listenOn((request, response) => {
    handle(request, response).catch((error: Error) => {
      if (!response.headersSent) sendText(response, 500, error.stack ?? error.message)
    })
  }, options)

  const tenantOf = (code: string): Promise<DevTenant | null> => {
    const known = running.get(code)
    if (known) return known
    const { watched, tenantsDir, log, allowedHosts = [] } = options
    const { server } = listening
    const [load, findings] = [() => options.load(code), () => options.findings(code)]
    const started = startDevTenant({ code, watched, tenantsDir, log, server, allowedHosts, load, findings })
    running.set(code, started)
    // What could not start is tried again at the next request.
    const forget = () => running.delete(code)
    started.then((tenant) => tenant ?? forget(), forget)
    return started
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = decodedPath(request.url ?? '/')
    if (path === null) return sendText(response, 400, 'This address is not well formed.')
    if (isPlayHost(request.headers.host)) {
      return isPlayPath(path) ? gateway(request, response) : sendText(response, 404, 'Not found')
    }
    const code = tenantOfHost(request.headers.host, options.codes)
    if (code !== null && !options.codes.includes(code))
      return sendText(response, 404, `There is no site "${code}" here.`)
    if (isGatewayPath(path, options.sites()) || (code === null && isPlayPath(path))) return gateway(request, response)
    if (code === null) {
      const index = answerIndex(options.sites(), String(listening.port), path)
      if (index) response.writeHead(200, index.headers).end(index.body)
      else sendText(response, 404, 'Not found')
      return
    }
    const tenant = await tenantOf(code)
    if (path === findingsPath) return sendJson(response, { ...options.findings(code), isShown: tenant !== null })
    if (tenant) return tenant.answer(path, request, response)
    sendWaiting(code, path, { request, response })
  }

  /** What there is of a tenant that cannot be shown. */
  function sendWaiting(code: string, path: string, { request, response }: Exchange): void {
    const script = devScript(path)
    if (script !== undefined) {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }).end(script)
      return
    }
    const said = options.findings(code).findings.map(({ file, line, column, message, suggestion }) => {
      return `${file}:${line}:${column} ${message}\n${suggestion ?? ''}`.trimEnd()
    })
    const text = [`"${code}" has findings: see the terminal.`, ...said].join('\n\n')
    const { html, headers } = waitingPage(code, text)
    if (asksForPage(request)) response.writeHead(500, headers).end(html)
    else sendText(response, 500, text)
  }

  const close = async () => {
    for (const entry of running.values()) await (await entry)?.close()
    await listening.close()
  }
  return { ...listening, close }
}
