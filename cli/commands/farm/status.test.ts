import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { RunRecord } from '#cli/farm/job.ts'
import { writeRun } from '#cli/farm/queue.ts'
import { type RedisServer, startRedis } from '#tests/support/redis-server.ts'
import { farmStatus } from './status.ts'

let server: RedisServer
beforeAll(async () => {
  server = await startRedis({ appendonly: 'no' })
})
afterAll(() => server.close())
afterEach(() => {
  vi.unstubAllEnvs()
})

const run: RunRecord = {
  ...{ id: '0123456789ab', product: 'f'.repeat(64), parts: { code: 'c' }, host: 'planner', state: 'done' },
  ...{ tenants: 3, built: 3, failed: 0, setApart: 0 },
  startedAt: '2026-11-27T10:00:00.000Z',
  seenAt: '2026-11-27T10:01:00.000Z',
}

async function status(url: string, json = false) {
  vi.stubEnv('LIVERY_REDIS', url)
  let printed = ''
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text)
    return true
  })
  try {
    return { exitCode: await farmStatus({ json }), printed }
  } finally {
    spy.mockRestore()
  }
}

test('in words: warnings first, then that there is nothing, or what there is; never the password', async () => {
  const before = await status(server.url)
  expect(before.printed).toMatch(/appendonly yes.*\n.*Nothing was built with the Redis at redis:\/\/127\.0\.0\.1:\d+/)
  await writeRun(server.client, run)
  const after = await status(server.url)
  expect(after).toMatchObject({ exitCode: 0, printed: expect.stringMatching(/0123456789ab .* done +3\/3 built/) })
  expect(before.printed + after.printed).not.toContain(server.password)
})

test('as JSON it is one object with warnings, runs and a queue for each product', async () => {
  await writeRun(server.client, run)
  await writeRun(server.client, { ...run, id: 'ba9876543210' })
  const { printed } = await status(server.url, true)
  expect(JSON.parse(printed)).toMatchObject({
    ok: true,
    redis: expect.stringMatching(/^redis:\/\/127\.0\.0\.1:\d+$/),
    warnings: [expect.stringContaining('appendonly yes')],
    runs: [{ isUnderWay: false }, { isUnderWay: false }],
    queues: [{ product: run.product, counts: { waiting: 0, failed: 0 }, workers: [], active: [], failed: [] }],
  })
  expect(printed).not.toContain(server.password)
})

test.each([
  ['', 'no-redis-named', 2],
  ['queue.example', 'bad-redis', 2],
  ['redis://127.0.0.1:1', 'no-redis', 1],
])('LIVERY_REDIS="%s" is %s', async (url, code, exitCode) => {
  await expect(status(url)).rejects.toMatchObject({ code, exitCode })
})
