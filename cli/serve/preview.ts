import { getRequestListener } from '@hono/node-server'
import { openCollector } from '#cli/beacon/collector.ts'
import { Tally } from '#cli/beacon/tally.ts'
import { beaconPath } from '#contract/site/beacon.ts'
import { comparePage } from './compare/compare-page.ts'
import { framedBy } from './compare/framed.ts'
import { hostBefore, type ShownReleases } from './compare/shown-release.ts'
import { isGatewayPath, isPlayHost, isPlayPath, nameOfHost, tenantOfHost } from './hosts.ts'
import { answerIndex, type ListedSite } from './index-page/index-page.ts'
import { answerPicture, openPictures, pictureAddress } from './index-page/pictures.ts'
import { type Listening, type ListenOptions, listenOn } from './listen.ts'
import { serveBuiltSite, siteDirOf } from './static-site.ts'

type Fetch = (request: Request, env: unknown) => Response | Promise<Response>

export interface PreviewOptions extends ListenOptions {
  sites: readonly ListedSite[]
  /** Absolute: holds a folder per tenant, with a built site or with releases. */
  outDir: string
  /** What stands in the place of the one site's folder: releases that were named. */
  shown?: ShownReleases | undefined
  /** The gateway that answers on every site's own origin. */
  gateway: Fetch
}

/** The index, and what belongs to it: logos, and pictures that are drawn when they are asked for. */
function openIndex({ sites, outDir, gateway }: PreviewOptions) {
  const listed = sites.map((site) => ({ ...site, picture: pictureAddress(site.code) }))
  const pictureOf = openPictures({
    sites,
    dirOf: (code) => siteDirOf(outDir, code),
    async draw(path) {
      const answer = await gateway(new Request(`http://localhost${path}`, { headers: { host: 'localhost' } }), {})
      return answer.ok ? answer.text() : null
    },
  })
  return async (url: URL): Promise<Response> => {
    const answer =
      (await answerPicture(pictureOf, url.pathname, url.searchParams.get('theme') ?? '')) ??
      answerIndex(listed, url.port, url.pathname)
    return answer
      ? new Response(answer.body, { headers: answer.headers })
      : new Response('Not found\n', { status: 404 })
  }
}

/** Both releases beside each other take the place of the index. */
function openComparison(shown: ShownReleases) {
  return async (url: URL): Promise<Response> => {
    const { body, headers } = comparePage(shown, url.port)
    return url.pathname === '/' ? new Response(body, { headers }) : new Response('Not found\n', { status: 404 })
  }
}

/** Which folder answers at a host for one of the tenants, and whether the page of two releases may frame it. */
function folderOf({ outDir, shown }: PreviewOptions, host: string, code: string): { dir: string; isFramed: boolean } {
  if (!shown) return { dir: siteDirOf(outDir, code), isFramed: false }
  const [first, second] = shown.releases
  const { dir } = nameOfHost(host) === hostBefore(code) ? first : (second ?? first)
  return { dir, isFramed: second !== undefined }
}

/** What sites report is counted as in production, and is looked at beside the index. */
const isOfCollector = (path: string) => [beaconPath, '/health', '/metrics'].includes(path)

/** Serves built sites by host name on one port, each with the gateway behind it; plain localhost lists them. */
export async function servePreview(options: PreviewOptions): Promise<Listening> {
  const codes = options.sites.map((site) => site.code)
  const { shown } = options
  const index = shown?.releases.length === 2 ? openComparison(shown) : openIndex(options)
  const collector = openCollector({ tally: new Tally() })
  const answer: Fetch = (request, env) => {
    const url = new URL(request.url)
    const host = request.headers.get('host') ?? url.host
    if (isPlayHost(host)) {
      return isPlayPath(url.pathname) ? options.gateway(request, env) : new Response('Not found\n', { status: 404 })
    }
    const isBefore = shown?.releases.length === 2 && nameOfHost(host) === hostBefore(shown.code)
    const code = isBefore ? shown.code : tenantOfHost(host, codes)
    if (code === null && isOfCollector(url.pathname)) return collector.fetch(request)
    if (code === null)
      return isGatewayPath(url.pathname, options.sites) || isPlayPath(url.pathname)
        ? options.gateway(request, env)
        : index(url)
    if (!codes.includes(code)) return new Response(`There is no site "${code}" here.\n`, { status: 404 })
    if (url.pathname === beaconPath) return collector.fetch(request)
    if (isGatewayPath(url.pathname, options.sites)) return options.gateway(request, env)
    const { dir, isFramed } = folderOf(options, host, code)
    const answer = serveBuiltSite(dir, request)
    return isFramed ? framedBy(`http://localhost${url.port && `:${url.port}`}`, answer) : answer
  }
  return listenOn(getRequestListener(answer), options)
}
