import { expect, test } from 'vitest'
import { parseRedisAddress } from './address.ts'
import { checkRedis, factsOfInfo } from './checks.ts'

test.each([
  ['redis://queue.example', { host: 'queue.example', port: 6379, db: 0 }],
  [
    'redis://farm:se%40cret@queue.example:6380/2',
    { host: 'queue.example', port: 6380, db: 2, username: 'farm', password: 'se@cret' },
  ],
  ['rediss://:secret@[::1]:6379/', { host: '::1', port: 6379, db: 0, password: 'secret', tls: { servername: '::1' } }],
  ['unix:///run/redis.sock?password=secret&db=1', { path: '/run/redis.sock', db: 1, password: 'secret' }],
])('%s is read', (address, options) => {
  const parsed = parseRedisAddress(address)
  expect(parsed.options).toEqual(options)
  expect(parsed.shown).not.toContain('cret')
  expect(parsed.shown).not.toContain('farm')
})

test.each(['queue.example:6379', 'http://queue.example', 'redis://u:secret@queue.example/main', 'unix://', 'redis://'])(
  '%s is refused without what is secret in it',
  (address) => {
    let message = ''
    try {
      parseRedisAddress(address)
    } catch (error) {
      message = String(error)
    }
    expect(message).toContain('LIVERY_REDIS')
    expect(message).not.toContain('secret')
  },
)

const info = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}:${value}\r\n`)
    .join('')
const facts = (fields: Record<string, string>) => factsOfInfo(info(fields))
const sound = { redis_version: '7.0.15', maxmemory_policy: 'noeviction', aof_enabled: '1' }

test('a server that keeps what it is given is taken without a word', () => {
  expect(checkRedis(facts(sound), 'redis://q:6379')).toEqual([])
  expect(checkRedis(facts({ ...sound, valkey_version: '8.1.0' }), 'redis://q:6379')).toEqual([])
})

test('one that drops keys is refused, with what to do', () => {
  expect(() => checkRedis(facts({ ...sound, maxmemory_policy: 'allkeys-lru' }), 'redis://q:6379')).toThrow(
    expect.objectContaining({ code: 'redis-evicts', hint: expect.stringContaining('maxmemory-policy noeviction') }),
  )
})

test('one that is too old for the queue is refused', () => {
  expect(() => checkRedis(facts({ ...sound, redis_version: '5.0.14' }), 'redis://q:6379')).toThrow(
    expect.objectContaining({ code: 'old-redis', hint: expect.stringContaining('6.2') }),
  )
})

test('one without an append-only file is named: nothing is lost by it but time', () => {
  expect(checkRedis(facts({ ...sound, aof_enabled: '0' }), 'redis://q:6379')).toEqual([
    expect.stringContaining('appendonly yes'),
  ])
})

test('one that says nothing of its policy is named', () => {
  expect(checkRedis(facts({ redis_version: '7.2.0' }), 'redis://q:6379')).toEqual([
    expect.stringContaining('must be noeviction'),
  ])
})
