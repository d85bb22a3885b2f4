import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openWorkspace } from '#cli/run/workspace.ts'
import { readableTenants } from '#cli/serve/sandbox-merchants.ts'
import { getAgentIncome, getTeamBets, getTeamLoss, getTeamTransactions } from '#contract/agent/reports.ts'
import { getDownlines, getTeamOverview } from '#contract/agent/team.ts'
import type { Call } from '#contract/call.ts'
import { openSession } from '#sandbox/members/session/sessions.ts'
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts'
import { openDatabase, openStore } from '#sandbox/state.ts'
import { plantTeam } from '#tests/support/planted-team.ts'
import { type BenchCase, measured, median, upTo } from './bench-case.ts'
import type { BenchSize } from './bench-size.ts'

/** Milliseconds. */
const maxTime = 300

const merchantCode = 'bengal'
const until = Date.parse('2026-11-20T12:00:00Z')
const range = { from: '2026-08-23', to: '2026-11-20' }
const pageSize = 100
const page = { pageNo: 1, pageSize }
const english = { language: 'EN' }

/** How long an answer took; and how long the processor was busy with it, which others on the machine change less. */
interface Taken {
  ms: number
  processorMs: number
}

type Team = BenchSize['team']

interface Report {
  id: string
  call: Call
  query: Record<string, string | number>
}

const reportsOf = ({ bets }: Team): readonly Report[] => [
  { id: 'overview', call: getTeamOverview, query: range },
  { id: 'overview-of-a-month', call: getTeamOverview, query: { ...range, from: '2026-10-22' } },
  { id: 'downline', call: getDownlines, query: { ...range, ...page, sort: 'profit' } },
  { id: 'downline-search', call: getDownlines, query: { ...range, ...page, search: 'planted7' } },
  { id: 'bets', call: getTeamBets, query: { ...range, ...page, ...english } },
  { id: 'bets-by-profit', call: getTeamBets, query: { ...range, ...page, ...english, sort: 'profit' } },
  { id: 'bets-last-page', call: getTeamBets, query: { ...range, ...page, ...english, pageNo: bets / pageSize } },
  { id: 'loss', call: getTeamLoss, query: { ...range, ...page } },
  { id: 'loss-of-one', call: getTeamLoss, query: { ...range, ...page, account: 'planted7' } },
  { id: 'transactions', call: getTeamTransactions, query: { ...range, ...page, ...english } },
  { id: 'transactions-of-a-kind', call: getTeamTransactions, query: { ...range, ...page, ...english, kind: 'win' } },
  { id: 'income', call: getAgentIncome, query: range },
]

/** Reports of agents at the sandbox, over a team that is written straight into its database: question in, answer read. */
export async function agentCases({ rounds, asks, team }: BenchSize): Promise<BenchCase[]> {
  const reports = reportsOf(team)
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  const { sandbox, token } = await openPlanted(folder, team)
  try {
    const times = new Map(reports.map(({ id }) => [id, [] as Taken[]]))
    for (let round = 0; round < rounds * asks; round++) {
      for (const { id, call, query } of reports) {
        times.get(id)?.push(await timeOf(sandbox, token, call, query))
      }
    }
    return [...times].flatMap(([id, taken]) => {
      const waits = taken.map(({ ms }) => ms)
      const details = { ...team, processorMs: median(taken.map(({ processorMs }) => processorMs)) }
      return [
        measured(`agents-report-ms.${id}`, 'ms', median(waits), upTo(maxTime), details),
        measured(`agents-report-ms.${id}.slowest`, 'ms', Math.max(...waits), upTo(maxTime), details),
      ]
    })
  } finally {
    sandbox.close()
    rmSync(folder, { recursive: true })
  }
}

/** A sandbox with the team, and a session of the agent's. */
async function openPlanted(folder: string, team: Team): Promise<{ sandbox: Sandbox; token: string }> {
  const now = () => new Date(until)
  const { tenants } = await readableTenants(openWorkspace({}), [merchantCode])
  const [tenant] = tenants
  if (!tenant) throw new Error(`The tenant ${merchantCode} cannot be read`)
  const { merchant } = tenant
  const sandbox = await createSandbox({ merchants: [merchant], data: folder, games: 400, now })
  const database = openDatabase(folder)
  try {
    plantTeam(database, { merchant: merchant.code, currency: merchant.currency, until, ...team })
    const store = openStore(database)
    const agent = store.members.byName(merchant.code, 'agent')
    if (!agent) throw new Error('The seed has no agent')
    return {
      sandbox,
      token: openSession({ store, now }, agent, {
        visit: { address: '127.0.0.1', userAgent: 'bench' },
        mustChange: null,
      }),
    }
  } finally {
    database.close()
  }
}

async function timeOf(sandbox: Sandbox, token: string, call: Call, query: Report['query']): Promise<Taken> {
  const address = `${call.path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
  const headers = { Authorization: `Bearer ${token}`, 'X-Merchant-Code': merchantCode }
  const [startedAt, usedBefore] = [performance.now(), process.cpuUsage()]
  const response = await sandbox.app.request(address, { headers })
  const text = await response.text()
  const { user, system } = process.cpuUsage(usedBefore)
  const taken = { ms: performance.now() - startedAt, processorMs: (user + system) / 1000 }
  // What is refused is quick.
  if (response.status !== 200) throw new Error(`${call.id} answered ${response.status}: ${text.slice(0, 200)}`)
  return taken
}
