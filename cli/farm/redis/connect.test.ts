import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type RedisServer, startRedis } from '#tests/support/redis-server.ts'
import { parseRedisAddress } from './address.ts'
import { openConnection, requireRedis } from './connect.ts'

let redis: RedisServer
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.close())

let fake: Server | undefined
const sockets = new Set<Socket>()
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  fake?.close()
})

/** A server that is no Redis: `greet` is all that it does. */
async function other(greet: (socket: Socket) => void): Promise<string> {
  fake = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
    greet(socket)
  })
  await new Promise<void>((resolve) => fake?.listen(0, '127.0.0.1', resolve))
  return `redis://acme:hunter2@127.0.0.1:${(fake?.address() as AddressInfo | undefined)?.port}`
}

const required = (url: string, patience?: number) => requireRedis(parseRedisAddress(url), patience)

test('a server that holds a queue as it must is taken without a word', async () => {
  expect(await required(redis.url)).toEqual([])
})

test('one without an append-only file is taken with a warning, one that drops keys is not', async () => {
  await redis.client.config('SET', 'appendonly', 'no')
  expect(await required(redis.url)).toEqual([expect.stringContaining('appendonly yes')])
  await redis.client.config('SET', 'maxmemory-policy', 'volatile-lru')
  await expect(required(redis.url)).rejects.toMatchObject({ code: 'redis-evicts' })
  await redis.client.config('SET', 'maxmemory-policy', 'noeviction')
  await redis.client.config('SET', 'appendonly', 'yes')
})

test.each([
  ['a wrong password', (url: string) => url.replace(redis.password, 'hunter2')],
  ['no password', (url: string) => url.replace(`:${redis.password}@`, '')],
  ['a user that there is not', (url: string) => url.replace(`:${redis.password}`, 'acme:hunter2')],
])('%s is a refusal, and the message shows none', async (_, change) => {
  const error = await required(change(redis.url)).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ code: 'redis-refused', hint: expect.stringContaining('LIVERY_REDIS') })
  const told = `${error} ${JSON.stringify(error)} ${error instanceof Error ? error.stack : ''}`
  for (const secret of [redis.password, 'hunter2', 'acme']) expect(told).not.toContain(secret)
})

test('a user that may not ask what the server is is told of its rights', async () => {
  await redis.client.call('ACL', 'SETUSER', 'narrow', 'on', '>hunter2', '~livery:*', '+@all', '-info')
  const narrow = redis.url.replace(`:${redis.password}`, 'narrow:hunter2')
  await expect(required(narrow)).rejects.toMatchObject({ code: 'redis-refused', message: /NOPERM|no permissions/ })
})

test('a port where nobody listens is no Redis', async () => {
  const url = await other(() => undefined)
  await new Promise((resolve) => fake?.close(resolve))
  await expect(required(url)).rejects.toMatchObject({
    code: 'no-redis',
    message: expect.stringContaining('ECONNREFUSED'),
  })
})

test('a socket that is not there is no Redis', async () => {
  await expect(required('unix:///nowhere/redis.sock?password=hunter2')).rejects.toMatchObject({
    code: 'no-redis',
    message: expect.stringMatching(/^There is no Redis at unix:\/\/\/nowhere\/redis\.sock: .*ENOENT/),
  })
})

test('a server that hangs up, or that speaks another language, is no Redis', async () => {
  await expect(required(await other((socket) => socket.end()))).rejects.toMatchObject({ code: 'no-redis' })
  fake?.close()
  const web = await other((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  await expect(required(web)).rejects.toMatchObject({ code: 'no-redis' })
})

test('a server that takes the connection and says nothing counts as missing after a while', async () => {
  await expect(required(await other(() => undefined), 200)).rejects.toMatchObject({
    code: 'no-redis',
    message: expect.stringMatching(/^There is no Redis at redis:\/\/127\.0\.0\.1:\d+: no answer/),
  })
})

test('a connection outlives its server: what was asked meanwhile is answered when it is back', async () => {
  const client = openConnection(parseRedisAddress(redis.url), 'livery-farm-test')
  expect(await client.client('GETNAME')).toBe('livery-farm-test')
  await redis.kill()
  const answer = client.ping()
  await redis.start()
  expect(await answer).toBe('PONG')
  expect(await client.client('GETNAME')).toBe('livery-farm-test')
  client.disconnect()
})
