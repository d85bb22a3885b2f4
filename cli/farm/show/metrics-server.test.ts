import type { Server } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { serveMetrics } from './metrics-server.ts'

let server: Server | undefined
afterEach(() => {
  server?.close()
  server?.closeAllConnections()
})

const portOf = (one: Pick<Server, 'address'> | undefined) => (one?.address() as AddressInfo | undefined)?.port
const serve = async (text: () => string) => {
  server = await serveMetrics('0', '127.0.0.1', text)
  return `http://127.0.0.1:${portOf(server)}`
}

test('without a port nothing is served', async () => {
  expect(await serveMetrics(undefined, '127.0.0.1', () => '')).toBeUndefined()
})

test('each question gets the figures of that moment, in the format that Prometheus reads', async () => {
  let count = 0
  const url = await serve(() => `livery_farm_workers ${++count}\n`)
  const first = await fetch(`${url}/metrics`)
  expect(first.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(await first.text()).toBe('livery_farm_workers 1\n')
  expect(await (await fetch(`${url}/metrics?name[]=x`)).text()).toBe('livery_farm_workers 2\n')
})

test.each([
  ['GET', '/'],
  ['GET', '/metrics/'],
  ['GET', '/metricsx'],
  ['POST', '/metrics'],
  ['DELETE', '/metrics'],
])('%s %s is not answered, and nothing is counted for it', async (method, path) => {
  const url = await serve(() => {
    throw new Error('asked')
  })
  const response = await fetch(`${url}${path}`, { method })
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('Only GET /metrics')
})

test('it listens where it is told, and nowhere else', async () => {
  await serve(() => '')
  expect(server?.address()).toMatchObject({ address: '127.0.0.1' })
})

test('a port that another has is named with what to do', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const port = String(portOf(other))
  await expect(serveMetrics(port, '127.0.0.1', () => '')).rejects.toMatchObject({
    code: 'port-taken',
    message: expect.stringContaining(`127.0.0.1:${port}`),
    hint: expect.stringContaining('--metrics-host'),
  })
  other.close()
})

test.each(['x', '70000', '-1', ''])('"%s" is no port', async (port) => {
  await expect(serveMetrics(port, '127.0.0.1', () => '')).rejects.toMatchObject({ code: 'bad-port', exitCode: 2 })
})
