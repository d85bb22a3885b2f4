import { chmodSync, existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Redis } from 'ioredis'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { scratch } from '#tests/support/scratch.ts'
import { openConnection } from './connect.ts'
import { requireProgram, startOwnRedis } from './own-server.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

async function started(folder: string) {
  const own = await startOwnRedis(folder)
  onTestFinished(() => own.close())
  const client = openConnection(own.address, 'test')
  onTestFinished(() => client.disconnect())
  return { own, client, socket: own.address.options.path ?? '' }
}

/** A folder for PATH with a program of that name. */
function programs(name: string, script: string): string {
  const dir = scratch({ [name]: `#!/bin/sh\n${script}\n` })
  chmodSync(join(dir, name), 0o755)
  return dir
}

test('it is at a socket that only this user may use, with a password, and without a port', async () => {
  const { own, client, socket } = await started(scratch())
  expect(statSync(socket).mode & 0o077).toBe(0)
  expect(await client.config('GET', 'port')).toEqual(['port', '0'])
  const stranger = new Redis({ path: socket, retryStrategy: () => null })
  stranger.on('error', () => undefined)
  await expect(stranger.set('x', 'y')).rejects.toThrow('NOAUTH')
  stranger.disconnect()
  expect(own.address.shown).toMatch(/^a (redis|valkey)-server of its own$/)
  expect(own.url).toBe(`unix://${socket}?password=${own.address.options.password}`)
})

test('it keeps what it is given, and two of one machine have other passwords', async () => {
  const [one, two] = [await started(scratch()), await started(scratch())]
  expect(await one.client.config('GET', 'maxmemory-policy')).toEqual(['maxmemory-policy', 'noeviction'])
  expect(await one.client.config('GET', 'appendonly')).toEqual(['appendonly', 'yes'])
  await one.client.set('livery:x', 'y')
  expect(await two.client.get('livery:x')).toBeNull()
  expect(one.own.address.options.password).not.toBe(two.own.address.options.password)
})

test('a server that is killed comes again with what it held', async () => {
  const { client } = await started(scratch())
  await client.set('livery:x', 'y')
  const pid = Number(/process_id:(\d+)/.exec(await client.info('server'))?.[1])
  process.kill(pid, 'SIGKILL')
  expect(await client.get('livery:x')).toBe('y')
  expect(Number(/process_id:(\d+)/.exec(await client.info('server'))?.[1])).not.toBe(pid)
})

test('at its end the server and its folder are gone; an end twice is one', async () => {
  const folder = scratch()
  const { own, socket } = await started(folder)
  await own.close()
  await own.close()
  expect(existsSync(socket)).toBe(false)
  expect(existsSync(join(folder, 'redis'))).toBe(false)
})

test('in a folder whose path is too long for a socket it has another one, which goes with it', async () => {
  const folder = join(scratch(), 'a-folder-of-a-very-long-name'.repeat(5))
  const { own, client, socket } = await started(folder)
  expect(await client.ping()).toBe('PONG')
  expect(socket.startsWith(folder)).toBe(false)
  expect(statSync(dirname(socket)).mode & 0o077).toBe(0)
  await own.close()
  expect(existsSync(dirname(socket))).toBe(false)
})

test('without a program in PATH it is said how to get one', () => {
  vi.stubEnv('PATH', scratch())
  expect(() => requireProgram()).toThrow(
    expect.objectContaining({
      code: 'no-redis-server',
      hint: expect.stringMatching(/^Install one \(.+\), or name one in LIVERY_REDIS/),
    }),
  )
})

test('a Valkey will do', () => {
  vi.stubEnv('PATH', programs('valkey-server', 'exit 0'))
  expect(requireProgram()).toBe('valkey-server')
})

test('a program that ends at once is given up with its last words', async () => {
  const script = 'test "$1" = --version && exit 0\necho "Bad directive" >&2\nexit 3'
  vi.stubEnv('PATH', programs('redis-server', script))
  const folder = scratch()
  await expect(startOwnRedis(folder)).rejects.toMatchObject({
    code: 'redis-does-not-start',
    message: 'redis-server does not start: ended with 3: Bad directive',
  })
  expect(existsSync(join(folder, 'redis'))).toBe(false)
})
