import { expect, test } from 'vitest'
import { CliError } from '#cli/terminal/cli-error.ts'
import { parseRedisAddress } from './address.ts'

const refusalOf = (address: string): CliError => {
  try {
    parseRedisAddress(address)
  } catch (error) {
    if (error instanceof CliError) return error
    throw error
  }
  throw new Error(`${address} was taken`)
}

test.each([
  ['redis://queue.example', 'redis://queue.example:6379'],
  ['redis://acme:hunter2@queue.example:6380/3', 'redis://queue.example:6380'],
  ['rediss://:hunter2@queue.example', 'rediss://queue.example:6379'],
  ['redis://[fd00::7]:7000', 'redis://[fd00::7]:7000'],
  ['unix:///run/redis/redis.sock?password=hunter2&username=acme&db=2', 'unix:///run/redis/redis.sock'],
  ['redis://queue.example?password=hunter2', 'redis://queue.example:6379'],
])('%s is shown as %s: where it is, and not who asks', (address, shown) => {
  expect(parseRedisAddress(address).shown).toBe(shown)
})

test.each([
  ['redis://queue.example?username=acme&password=hunter2', { username: 'acme', password: 'hunter2' }],
  ['redis://acme:hunter2@queue.example?username=globex&password=other', { username: 'acme', password: 'hunter2' }],
  ['unix:///run/redis.sock?password=p%2Fw%26d', { password: 'p/w&d' }],
  ['redis://:p%3Aw%2Fd%25@queue.example', { password: 'p:w/d%' }],
  ['redis://acme@queue.example', { username: 'acme' }],
])('%s says who asks', (address, who) => {
  const { username, password } = parseRedisAddress(address).options
  expect({ username, password }).toEqual({ username: undefined, password: undefined, ...who })
})

test('without name and password none is sent: a server without passwords refuses an empty one', () => {
  const { options } = parseRedisAddress('redis://:@queue.example')
  expect(options).not.toHaveProperty('username')
  expect(options).not.toHaveProperty('password')
})

test('a socket whose path has spaces is found by its path', () => {
  expect(parseRedisAddress('unix:///run/my%20farm/redis.sock').options.path).toBe('/run/my farm/redis.sock')
})

test.each([
  ['redis://queue.example', 0],
  ['redis://queue.example/', 0],
  ['redis://queue.example/0', 0],
  ['redis://queue.example/15', 15],
  ['unix:///run/redis.sock?db=9', 9],
])('%s is database %d', (address, db) => expect(parseRedisAddress(address).options.db).toBe(db))

test.each([
  ['redis://queue.example/-1', 'no number of a database'],
  ['redis://queue.example/1/2', 'no number of a database'],
  ['redis://queue.example/12345', 'no number of a database'],
  ['unix:///run/redis.sock?db=first', 'no number of a database'],
  ['unix://queue.example/run/redis.sock', 'names no socket'],
  ['unix:///', 'names no socket'],
  ['https://queue.example', 'no address of a Redis'],
  ['localhost', 'it cannot be read'],
  ['redis://queue.example:99999', 'it cannot be read'],
  ['', 'it cannot be read'],
])('"%s" is wrong usage: %s', (address, message) => {
  expect(refusalOf(address)).toMatchObject({
    code: 'bad-redis',
    exitCode: 2,
    message: expect.stringContaining(message),
    hint: expect.stringContaining('redis://user:password@host:6379/0'),
  })
})

test.each([
  // What is written into an address without being encoded moves its parts about.
  'redis://acme:hunter2/x@queue.example',
  'redis://acme:4711/hunter2@queue.example',
  'redis://hunter2:4711/0@queue.example',
  'redis://hunter2#x@queue.example',
  'redis://acme:hunter2%@queue.example',
  'redis://acme%zz:hunter2@queue.example',
  'unix:///run/redis%.sock?password=hunter2',
  'redis://acme:hunter2@queue.example/x',
  'amqp://acme:hunter2@queue.example',
])('%s is refused as wrong usage, and no part of its password is told', (address) => {
  const { code, exitCode, message, hint } = refusalOf(address)
  expect({ code, exitCode }).toEqual({ code: 'bad-redis', exitCode: 2 })
  expect(`${message} ${hint}`).not.toContain('hunter2')
})
