import { afterEach, expect, test, vi } from 'vitest'
import { farmAddress, namedRedis, parseCount, requireSharedStore } from './options.ts'
import { parseRedisAddress } from './redis/address.ts'

afterEach(() => vi.unstubAllEnvs())

const server = parseRedisAddress('redis://queue.example')
const socket = parseRedisAddress('unix:///run/redis.sock')

test('an empty LIVERY_REDIS names none, as one that is not set', () => {
  expect(namedRedis({})).toBeUndefined()
  expect(namedRedis({ LIVERY_REDIS: '' })).toBeUndefined()
  expect(namedRedis({ LIVERY_REDIS: 'redis://queue.example:7000' })?.shown).toBe('redis://queue.example:7000')
})

test('a worker without a Redis is told of both ways on', () => {
  vi.stubEnv('LIVERY_REDIS', '')
  expect(() => farmAddress()).toThrow(
    expect.objectContaining({
      code: 'no-redis-named',
      exitCode: 2,
      hint: expect.stringMatching(/LIVERY_REDIS=redis:.*"livery farm start" alone/),
    }),
  )
  vi.stubEnv('LIVERY_REDIS', 'redis://queue.example')
  expect(farmAddress().shown).toBe(server.shown)
})

test('a queue that machines share asks for a store that they share; a socket is of one machine', () => {
  expect(() => requireSharedStore(server, {})).toThrow(
    expect.objectContaining({ code: 'no-shared-store', exitCode: 2 }),
  )
  expect(() => requireSharedStore(server, { LIVERY_STORE: '' })).toThrow('nothing names their store')
  expect(() => requireSharedStore(server, { LIVERY_STORE: '/mnt/store' })).not.toThrow()
  expect(() => requireSharedStore(socket, {})).not.toThrow()
})

test.each([
  ['1', 1],
  ['64', 64],
  ['007', 7],
])('%s is a count', (text, count) => expect(parseCount('--workers', text, 64)).toBe(count))

test.each(['0', '65', '-1', '1.5', '1e1', '0x10', ' 4', '4 ', '', 'many', 'Infinity', '1234567'])(
  '"%s" is no count: the option and its range are named',
  (text) => {
    expect(() => parseCount('--workers', text, 64)).toThrow(
      expect.objectContaining({
        code: 'bad-number',
        exitCode: 2,
        message: `"${text}" is no number for --workers`,
        hint: 'Use 1 to 64.',
      }),
    )
  },
)
