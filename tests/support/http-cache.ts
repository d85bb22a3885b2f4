import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that gives what was PUT: what LIVERY_STORE may name. */
export interface HttpCache {
  /** Its address with the path "/cache", and credentials such as "me:secret@" in it. */
  address: (credentials?: string) => string
  /** By path: "/cache/v1/…". */
  objects: Map<string, Uint8Array>
  /** "PUT /cache/v1/…", in order. */
  requests: string[]
  /** A status in place of the answer; undefined lets the request pass. */
  status: (request: IncomingMessage) => number | undefined
  close: () => Promise<void>
}

export async function startHttpCache(): Promise<HttpCache> {
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request
    cache.requests.push(`${method} ${url}`)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const given = cache.status(request)
    const found = cache.objects.get(url)
    if (given !== undefined) return response.writeHead(given).end()
    if (method === 'PUT') cache.objects.set(url, Buffer.concat(chunks))
    response.writeHead(method === 'PUT' ? 201 : found ? 200 : 404).end(method === 'GET' ? found : undefined)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const cache: HttpCache = {
    address: (credentials = '') => `http://${credentials}127.0.0.1:${(server.address() as AddressInfo).port}/cache`,
    objects: new Map(),
    requests: [],
    status: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return cache
}
