import { parseArgs } from 'node:util'
import { agentCases, largeTeam } from './agent-cases.ts'
import { agentPageCases } from './agent-pages.ts'
import { type EngineCaseId, engineCaseIds } from './bench.ts'
import type { BenchCase } from './bench-case.ts'
import { demoCases } from './demo-cases.ts'
import { engineCases } from './engine-cases.ts'
import { lobbyCases } from './lobby-cases.ts'
import { describeMachine } from './machine.ts'
import { pageCases } from './page-cases.ts'
import { formatCases } from './report.ts'
import { runProcess } from './run.ts'

const usage = `npm run bench                  everything: the engine, the demo tenants, the pages in a browser
npm run bench -- build         the engine alone, with generated tenants
npm run bench -- demo          the demo tenants
npm run bench -- pages         the pages in a browser
npm run bench -- lobby         the list of 10,000 games in a browser
npm run bench -- agents        reports of agents over a team of 10,000 with 100,000 bets, at the sandbox

  --tenants <n>   how many tenants are generated (24; the record is of 1000)
  --rounds <n>    rounds of each comparison (3; one is enough of a thousand tenants)
  --sample <n>    tenants that the peer builds in each round (6)
  --only <ids>    of the engine's cases: ${engineCaseIds.join(', ')}
  --seed <text>   another fleet (livery)
  --json          one JSON object
`

const groups = ['build', 'demo', 'pages', 'lobby', 'agents'] as const

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    tenants: { type: 'string', default: '24' },
    rounds: { type: 'string', default: '3' },
    sample: { type: 'string', default: '6' },
    seed: { type: 'string', default: 'livery' },
    only: { type: 'string', default: engineCaseIds.join(',') },
  },
})

function wholeNumber(name: 'tenants' | 'rounds' | 'sample'): number {
  const value = Number(values[name])
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number from 1`)
  return value
}

function engineIds(): EngineCaseId[] {
  return values.only.split(',').map((name) => {
    const id = engineCaseIds.find((known) => known === name)
    if (!id) throw new Error(`There is no case "${name}": ${engineCaseIds.join(', ')}`)
    return id
  })
}

async function run(): Promise<void> {
  const unknown = positionals.find((name) => !groups.some((group) => group === name))
  if (unknown) throw new Error(`There is no group "${unknown}": ${groups.join(', ')}`)
  const wants = (group: (typeof groups)[number]) => positionals.length === 0 || positionals.includes(group)
  const [tenants, rounds, sample] = [wholeNumber('tenants'), wholeNumber('rounds'), wholeNumber('sample')]
  const machine = describeMachine()
  const cases: BenchCase[] = []
  if (wants('build')) {
    const progress = (line: string) => void process.stderr.write(`${line}\n`)
    cases.push(...(await engineCases({ tenants, rounds, sample, seed: values.seed, only: engineIds(), progress })))
  }
  if (wants('demo')) cases.push(...(await demoCases(rounds)))
  if (wants('pages') || wants('lobby')) await runProcess(process.execPath, ['cli/main.ts', 'build', '--all', '--json'])
  if (wants('pages')) cases.push(...(await pageCases(['bengal', 'lite'], rounds)))
  if (wants('agents')) cases.push(...(await agentCases(rounds)), ...(await agentPageCases(rounds, largeTeam)))
  if (wants('lobby')) cases.push(...(await lobbyCases('bengal', rounds)))
  process.stdout.write(values.json ? `${JSON.stringify({ machine, cases })}\n` : formatCases(machine, cases))
  process.exitCode = cases.every((one) => one.ok) ? 0 : 1
}

if (values.help) process.stdout.write(usage)
else await run()
