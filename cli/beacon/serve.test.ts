import { request } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type Served, senderOf, serveCollector } from './serve.ts'

const open = new Set<Served>()
afterEach(async () => {
  await Promise.all([...open].map((served) => served.close()))
  open.clear()
})

async function serve(fetch: Parameters<typeof serveCollector>[0], port = 0): Promise<Served> {
  const served = await serveCollector(fetch, { port, host: '127.0.0.1' })
  open.add(served)
  return served
}

const isProxy = (address: string) => /^(10\.|fd00:)/.test(address)
const from = (remoteAddress: string | undefined, forwarded?: string) =>
  senderOf(isProxy)(
    new Request('http://localhost/', { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }),
    { incoming: { socket: { remoteAddress } } },
  )

test.each([
  ['no proxy', '192.0.2.1', undefined, '192.0.2.1'],
  ['no proxy, and a header of its own', '192.0.2.1', '203.0.113.9', '192.0.2.1'],
  ['one proxy', '10.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['two proxies', '10.0.0.1', '198.51.100.7, 10.0.0.2', '198.51.100.7'],
  ['a proxy, and a hop that the sender made up', '10.0.0.1', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  ['a proxy that the sender claims to be', '10.0.0.1', '10.0.0.9, 198.51.100.7', '198.51.100.7'],
  ['a proxy of IPv6 before a sender of IPv6', 'fd00::1', '2001:db8::7', '2001:db8::7'],
  ['a proxy that names nobody', '10.0.0.1', '', '10.0.0.1'],
  ['a proxy that leaves a comma behind', '10.0.0.1', '198.51.100.7,', '10.0.0.1'],
  ['proxies alone', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ['a line that is gone already', undefined, '198.51.100.7', ''],
])('behind %s the sender is %4$s', (_, remote, forwarded, sender) => {
  expect(from(remote, forwarded)).toBe(sender)
})

test.each([undefined, null, 'text', {}])(
  'without a connection (%o) the sender is nobody, not who a header names',
  (env) => {
    const asked = new Request('http://localhost/', { headers: { 'x-forwarded-for': '198.51.100.7' } })
    expect(senderOf(() => false)(asked, env)).toBe('')
  },
)

test('a handler is given the request with the connection that it came by', async () => {
  const { port } = await serve((asked, env) => new Response(senderOf(() => false)(asked, env)))
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('127.0.0.1')
})

test('a port that is taken is said by its number, and the server that has it goes on', async () => {
  const { port } = await serve(() => new Response('first'))
  await expect(serve(() => new Response('second'), port)).rejects.toMatchObject({
    code: 'cannot-listen',
    message: `Port ${port} is taken`,
    hint: expect.stringContaining('--port'),
  })
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('first')
})

test('an address that is not this machine’s is said with its port', async () => {
  await expect(serveCollector(() => new Response(), { port: 0, host: '192.0.2.1' })).rejects.toMatchObject({
    code: 'cannot-listen',
    message: expect.stringContaining('192.0.2.1, port 0'),
  })
})

test('a sender that hangs up within its request ends nothing for the others', async () => {
  const { port } = await serve(async (asked) => new Response(await asked.text().catch(() => 'broken')))
  for (let time = 0; time < 5; time++) {
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 400\r\n\r\n{', () => socket.destroy()),
      )
      socket.once('close', () => resolve())
    })
  }
  expect(await (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'whole' })).text()).toBe('whole')
})

test('what was asked before the end is answered, and nothing is taken after it', async () => {
  const answered = Promise.withResolvers<Response>()
  const asked = Promise.withResolvers<void>()
  const { port, close } = await serveCollector(
    () => {
      asked.resolve()
      return answered.promise
    },
    { port: 0, host: '127.0.0.1' },
  )
  const status = new Promise<number | undefined>((resolve, reject) => {
    request({ port, host: '127.0.0.1', agent: false }, ({ statusCode }) => resolve(statusCode))
      .once('error', reject)
      .end()
  })
  await asked.promise
  const closed = close()
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
  answered.resolve(new Response(null, { status: 204 }))
  expect(await status).toBe(204)
  await closed
})
