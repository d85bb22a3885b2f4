import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Banner } from '#contract/lobby/announcements.ts'

interface Served {
  type: string
  body: string | Uint8Array
  status?: number
  headers?: Record<string, string>
}

/** A gateway that knows banners and pictures alone, and keeps what it was asked. */
export interface BannerGateway {
  origin: string
  /** By language; a text is answered as it is. */
  banners: Record<string, Banner[] | string>
  /** By path. */
  pictures: Record<string, Served>
  /** Path and query, merchant. */
  asked: [address: string, merchant: string | undefined][]
  close(): Promise<void>
}

const answerOf = (banners: Banner[] | string) =>
  typeof banners === 'string'
    ? banners
    : JSON.stringify({
        success: true,
        value: { banners, playerNotices: [], popups: [], promotion: { count: 0, announcementImages: [] } },
      })

export async function openBannerGateway(): Promise<BannerGateway> {
  const gateway: BannerGateway = { origin: '', banners: {}, pictures: {}, asked: [], close: async () => undefined }
  const servedAt = ({ pathname, searchParams }: URL): Served => {
    if (pathname !== '/wps/announcements') {
      return gateway.pictures[pathname] ?? { type: 'text/plain', body: 'nothing', status: 404 }
    }
    const banners = gateway.banners[searchParams.get('language') ?? ''] ?? []
    return { type: 'application/json', body: answerOf(banners) }
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://gateway')
    gateway.asked.push([`${url.pathname}${url.search}`, request.headers['x-merchant-code']?.toString()])
    const { type, body, status = 200, headers } = servedAt(url)
    response.writeHead(status, { 'content-type': type, ...headers }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  gateway.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  gateway.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return gateway
}
