import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { FleetRun } from '../run-state.ts'
import { defaultLimits } from './cohorts.ts'
import { judge, openHealthCheck } from './health.ts'

let server: Server | undefined
afterEach(() => {
  server?.close()
  server?.closeAllConnections()
})

const figures = { starts: 100, scriptErrors: 1, failedStarts: 0.1, firstPicture: 1.2 }
const report = { format: 'livery-health-1' as const, now: figures, before: null, worst: null }
const run = { id: '2026-11-22.3', created: '2026-11-22T10:00:00.000Z', limits: defaultLimits } as FleetRun
const checked = { run, step: 0, tenants: ['acme', 'globex'] }

async function answering(status: number, body: string): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = []
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(status).end(body)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/health`, asked }
}

test('an address is told the run and since when, and its figures are taken', async () => {
  const { url, asked } = await answering(200, JSON.stringify(report))
  expect(await openHealthCheck(url)(checked)).toEqual({ isHealthy: true, report })
  expect(asked).toEqual(['/health?release=2026-11-22.3&since=2026-11-22T10%3A00%3A00.000Z'])
})

test('an answer without figures is well, one that is no success is not', async () => {
  expect(await openHealthCheck((await answering(200, 'fine')).url)(checked)).toEqual({ isHealthy: true, report: null })
  const bad = await answering(503, '')
  expect(await openHealthCheck(bad.url)(checked)).toMatchObject({
    isHealthy: false,
    reason: expect.stringMatching(/answers 503$/),
  })
  server?.close()
  server?.closeAllConnections()
  expect(await openHealthCheck(bad.url)(checked)).toMatchObject({
    isHealthy: false,
    reason: expect.stringContaining('ECONNREFUSED'),
  })
})

test('a command knows the run and its tenants, and its last words are the reason', async () => {
  const script = 'test "$LIVERY_RELEASE $LIVERY_STEP" = "2026-11-22.3 1" && grep -q "^globex$" "$LIVERY_TENANTS_FILE"'
  expect(await openHealthCheck(script)(checked)).toEqual({ isHealthy: true, report: null })
  expect(await openHealthCheck('echo first >&2; echo "no answer of acme" >&2; exit 3')(checked)).toEqual({
    isHealthy: false,
    reason: 'the command ended with 3: no answer of acme',
  })
})

test.each([
  [{ failedStarts: 4.1 }, 'failed starts 4.1 %, limit 0.5'],
  [
    { scriptErrors: 3.004, firstPicture: 2.6 },
    'script errors 3 in 1,000 starts, limit 3   first picture 2.6 s, limit 2.5',
  ],
  [{ scriptErrors: 3, failedStarts: 0.5, firstPicture: 2.5 }, undefined],
  [{ firstPicture: null }, undefined],
  [{ starts: 0, failedStarts: 100 }, undefined],
])('figures %j are judged', (change, reason) => {
  expect(judge({ ...report, now: { ...figures, ...change } }, defaultLimits)?.reason).toBe(reason)
})

test('what most met is said with the figure', () => {
  const worst = { message: 'TypeError: x is undefined', place: 'main-1a2b.js:1:88', count: 7 }
  expect(judge({ ...report, now: { ...figures, failedStarts: 9 }, worst }, defaultLimits)?.reason).toBe(
    'failed starts 9 %, limit 0.5   TypeError: x is undefined  main-1a2b.js:1:88',
  )
})
