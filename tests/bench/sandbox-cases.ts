import { readFileSync } from 'node:fs'
import type { Call } from '#contract/call.ts'
import { getBalance, getMember } from '#contract/identity/member.ts'
import { getAnnouncements } from '#contract/lobby/announcements.ts'
import { getFavouriteIds, getGameMenus, getGames, getHotGames, getLanes } from '#contract/lobby/games.ts'
import { getJackpot } from '#contract/lobby/jackpot.ts'
import { getRecentGames } from '#contract/lobby/own-games.ts'
import { getWinners } from '#contract/lobby/winners.ts'
import { getPermission } from '#contract/site/system.ts'
import { tokenFor } from '#tests/e2e/gateway-calls.ts'
import { type SiteServer, startServer } from '#tests/support/preview-server.ts'
import { type BenchCase, measured, median, upTo } from './bench-case.ts'
import type { BenchSize } from './bench-size.ts'
import { highWaterMark } from './peak-memory.ts'
import { runProcess } from './run.ts'
import type { Load, LoadResult } from './sandbox-load.ts'

const merchant = 'bengal'
const maxWait = 25
const maxMegabytes = 300

type Asked = readonly [call: Call, query: Readonly<Record<string, string | number | boolean>>]

const language = 'EN'
const html5 = { platform: 'html5-desktop', language }

/** What pages ask most, as they ask it: see docs/sandbox.md. */
const asked: readonly Asked[] = [
  [getPermission, { language, domain: `${merchant}.localhost` }],
  [getGameMenus, { language, clientType: 3 }],
  [getAnnouncements, { types: 'B,PL,PU,PR,H', platform: 'W', language, execution: 'B' }],
  [getLanes, html5],
  [
    getHotGames,
    { merchantCode: merchant, isPlatform: 2, vassalage: '', platform: 'flash,html5-desktop', language, refresh: false },
  ],
  [getWinners, { gameCategory: 'ALL', language, limitNum: 20, period: 'day' }],
  [getJackpot, { language }],
  [getGames, { ...html5, clientType: 3, merchant, gameType: 'RNG', pageNo: 1, pageSize: 20 }],
  [getMember, {}],
  [getBalance, {}],
  [getFavouriteIds, {}],
  [getRecentGames, { clientType: 3, language, pageNo: 1, pageSize: 12 }],
]

/** What browsers say beside: answers are packed, and a member's session is found. */
const headersOf = (call: Call, token: string) => ({
  accept: 'application/json, text/plain, */*',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en',
  'x-merchant-code': merchant,
  ...(call.auth === 'token' ? { authorization: `Bearer ${token}` } : {}),
})

const percentile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

/** Milliseconds that a process has used of its processors; NaN where the system does not tell. */
function processorMs(pid: number): number {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const [user, system] = fields.split(' ').slice(11, 13).map(Number)
    return ((user ?? Number.NaN) + (system ?? Number.NaN)) * 10
  } catch {
    return Number.NaN
  }
}

async function underLoad(
  server: SiteServer,
  token: string,
  [call, query]: Asked,
  { rate, seconds }: BenchSize['load'],
) {
  const address = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
  const load: Load = {
    port: server.port,
    host: `${merchant}.localhost:${server.port}`,
    path: `${call.path}?${new URLSearchParams(address)}`,
    headers: headersOf(call, token),
    rate,
    seconds,
  }
  const usedBefore = processorMs(server.pid ?? 0)
  const { stdout } = await runProcess(process.execPath, ['tests/bench/sandbox-load.ts', JSON.stringify(load)])
  const { ms, failures, bytes } = JSON.parse(stdout) as LoadResult
  // What is refused is quick.
  if (Object.keys(failures).length > 0) throw new Error(`${call.id} failed: ${JSON.stringify(failures)}`)
  const sorted = ms.toSorted((one, two) => one - two)
  return measured(`sandbox-p99-ms.${call.id}`, 'ms', percentile(sorted, 0.99), upTo(maxWait), {
    rate,
    requests: ms.length,
    medianMs: median(sorted),
    slowestMs: percentile(sorted, 1),
    processorMs: (processorMs(server.pid ?? 0) - usedBefore) / ms.length,
    bytes,
  })
}

/**
 * The calls that pages make most, one after the other at a constant rate, as a site's own origin answers them: `preview` with
 * the sandbox behind it. What waits because others come before it counts from when it was due.
 */
export async function sandboxCases({ load }: BenchSize): Promise<BenchCase[]> {
  const server = await startServer(['preview', '--out', process.env.LIVERY_SITES ?? 'dist'])
  try {
    const token = await tokenFor(server, merchant, { username: 'player', password: 'Demo-player-1' })
    const cases: BenchCase[] = []
    for (const one of asked) cases.push(await underLoad(server, token, one, load))
    const megabytes = highWaterMark(server.pid ?? 0) / 1e6
    return [...cases, measured('sandbox-memory', 'MB', megabytes, upTo(maxMegabytes))]
  } finally {
    await server.stop()
  }
}
