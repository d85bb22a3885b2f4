import { parseArgs } from 'node:util'
import { type EngineCaseId, engineCaseIds } from './bench.ts'
import { type BenchSize, fullSize, smallestSize } from './bench-size.ts'
import { benchGroups } from './groups.ts'
import { describeMachine } from './machine.ts'
import { type BenchGroup, inTurn, type Measured } from './measure.ts'
import { formatCases, withoutBars } from './report.ts'

const usage = `npm run bench                  everything: the engine, the demo tenants, the pages in a browser
npm run bench -- build         the engine alone, with generated tenants
npm run bench -- demo          the demo tenants
npm run bench -- page          the home pages in a browser, and as Lighthouse sees them
npm run bench -- offline       the home pages without their server, and releases under an open tab
npm run bench -- lobby         the list of 10,000 games in a browser
npm run bench -- fleet         what is released of 10,000 tenants, read and shown
npm run bench -- agents        reports of agents over a team of 10,000 with 100,000 bets, at the sandbox
npm run bench -- sandbox       the calls that pages make most, at the sandbox under load
npm run bench -- update        what a returning visitor loads of a release

  --tenants <n>   how many tenants are generated (24; the record is of 1000)
  --large <n>     tenants of the large fleet (120; the record is of 10000)
  --rounds <n>    rounds of each comparison (3; one is enough of a thousand tenants)
  --sample <n>    tenants that the peer builds in each round (6)
  --only <ids>    of the engine's cases: ${engineCaseIds.join(', ')}
  --seed <text>   another fleet (livery)
  --before <dir>  sites that another commit built: Lighthouse visits both in turns
  --smallest      every case once, with as little as it runs with: shows that it runs, and judges no figure
  --json          one JSON object
`

const options = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  smallest: { type: 'boolean', default: false },
  tenants: { type: 'string' },
  large: { type: 'string' },
  rounds: { type: 'string' },
  sample: { type: 'string' },
  before: { type: 'string' },
  seed: { type: 'string', default: 'livery' },
  only: { type: 'string', default: engineCaseIds.join(',') },
} as const

const readArguments = () => parseArgs({ allowPositionals: true, options })

function wholeNumber(name: string, text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number from 1, not "${text}"`)
  return value
}

function sizeOf(values: ReturnType<typeof readArguments>['values']): BenchSize {
  const given = (['tenants', 'large', 'rounds', 'sample'] as const).flatMap((name) => {
    const text = values[name]
    return text === undefined ? [] : [[name, wholeNumber(name, text)] as const]
  })
  const before = values.before === undefined ? {} : { sitesBefore: values.before }
  return { ...(values.smallest ? smallestSize : fullSize), ...before, ...Object.fromEntries(given) }
}

function engineIds(names: string): EngineCaseId[] {
  return names.split(',').map((name) => {
    const id = engineCaseIds.find((known) => known === name)
    if (!id) throw new Error(`There is no case "${name}": ${engineCaseIds.join(', ')}`)
    return id
  })
}

const say = (line: string) => void process.stderr.write(`${line}\n`)

/** What was asked for, or an error that says what was wrong with it. */
function readRequest(): { values: ReturnType<typeof readArguments>['values']; groups: BenchGroup[] } {
  const { values, positionals } = readArguments()
  const engine = { size: sizeOf(values), seed: values.seed, only: engineIds(values.only), progress: say }
  const all = benchGroups(engine)
  const unknown = positionals.find((name) => !all.some((group) => group.name === name))
  if (unknown !== undefined)
    throw new Error(`There is no group "${unknown}": ${all.map((group) => group.name).join(', ')}`)
  return { values, groups: all.filter(({ name }) => positionals.length === 0 || positionals.includes(name)) }
}

/** Figures are taken one after the other; where they say nothing, the engine is built beside the browser's pages. */
async function measure(groups: readonly BenchGroup[], isSmallest: boolean): Promise<Measured> {
  if (!isSmallest) return inTurn(groups, say)
  const [engine, others] = [true, false].map((isEngine) => groups.filter(({ name }) => (name === 'build') === isEngine))
  const both = await Promise.all([inTurn(engine ?? [], say), inTurn(others ?? [], say)])
  const cases = withoutBars(both.flatMap((one) => one.cases))
  return { cases, failures: both.flatMap((one) => one.failures) }
}

async function run({ values, groups }: ReturnType<typeof readRequest>): Promise<number> {
  const machine = describeMachine()
  const { cases, failures } = await measure(groups, values.smallest)
  process.stdout.write(values.json ? `${JSON.stringify({ machine, cases, failures })}\n` : formatCases(machine, cases))
  for (const { group, message } of failures) say(`The bench "${group}" did not run: ${message}`)
  return failures.length === 0 && cases.every((one) => one.ok) ? 0 : 1
}

function requestOrUsage(): ReturnType<typeof readRequest> | null {
  try {
    return readRequest()
  } catch (error) {
    say(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    return null
  }
}

const request = requestOrUsage()
if (request?.values.help) process.stdout.write(usage)
else process.exitCode = request ? await run(request) : 2
