import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { outcomeOfReport } from './reports.ts'
import {
  otherChecks,
  run,
  runLanes,
  runSteps,
  type Step,
  type StepResult,
  typeCheck,
  unitProjects,
  verdict,
  vitestCommand,
} from './steps.ts'
import { keepTemporaryFilesInMemory } from './temporary.ts'

const reports = 'test-results'
/** Also what takes longest; else what a change is tried with in a quarter of an hour. The rest goes to Playwright. */
const { isAll, args } = readArguments(process.argv.slice(2))

function readArguments(given: readonly string[]): { isAll: boolean; args: readonly string[] } {
  return { isAll: given.includes('--all'), args: given.filter((one) => one !== '--all') }
}

/** CI shows the end of the output alone. */
const maxFailuresShown = 20

const vitest = (name: string, report: string, projects: readonly string[]): Step => ({
  name,
  async body(output) {
    const path = `${reports}/${report}.json`
    const command = [...vitestCommand(projects), '--reporter', 'json', '--outputFile.json', path] as const
    const exitCode = await run(output, command, {
      env: { LIVERY_FAULTS: process.env.LIVERY_FAULTS ?? (isAll ? 'small' : 'least') },
    })
    return outcomeOfReport('vitest', path, exitCode)
  },
})

const browserProjects = isAll ? ['pictures', 'pictures-long', 'site', 'site-long'] : ['pictures', 'site']

const browser: Step = {
  name: 'browser tests',
  async body(output) {
    const path = `${reports}/browser.json`
    const projects = browserProjects.flatMap((name) => ['--project', name])
    const command = ['node_modules/.bin/playwright', 'test', ...projects, '--reporter', 'dot,json', ...args] as const
    const exitCode = await run(output, command, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path } })
    return outcomeOfReport('playwright', path, exitCode)
  },
}

/** All but the demo tenants, whose sizes the checks of every site hold, and of the engine the cases that compile nothing. */
const benchGroups = ['build', 'page', 'offline', 'agents', 'lobby', 'fleet', 'sandbox', 'update']
const someBenches = [...benchGroups, '--only', 'grouped,unchanged,one-theme,memory,disk']

/** Every case of every bench, as small as it can be: that it runs and gives a figure, whatever the figure. */
const benches: Step = {
  name: 'benches at their smallest',
  async body(output) {
    const path = `${reports}/bench.json`
    const printed: string[] = []
    const bench = [process.execPath, 'tests/bench/main.ts', '--smallest', '--json'] as const
    const exitCode = await run(output, [...bench, ...(isAll ? [] : someBenches)], {
      stdout: (text) => printed.push(text),
    })
    writeFileSync(path, printed.join(''))
    return outcomeOfReport('bench', path, exitCode)
  },
}

/** What a crash of this run leaves must not be taken for its report. */
for (const name of ['unit', 'contract', 'command', 'faults', 'bench', 'browser'])
  rmSync(`${reports}/${name}.json`, { force: true })
mkdirSync(reports, { recursive: true })
keepTemporaryFilesInMemory()

const sites: Step[] = [
  verdict('build of every tenant', [process.execPath, 'cli/main.ts', 'build', '--all']),
  verdict('checks of every site', [process.execPath, 'cli/main.ts', 'verify', '--all']),
  browser,
]
const tools: Step[] = [
  vitest('unit tests', 'unit', unitProjects),
  vitest('contract tests', 'contract', ['contract']),
  vitest('command tests', 'command', isAll ? ['command', 'command-long'] : ['command']),
]
/** Each of the two leaves a core idle for much of its time. */
const halfIdle: Step[][] = [[vitest('fault tests', 'faults', ['faults'])], [benches]]

function printTable(results: readonly StepResult[]): void {
  process.stdout.write('\n')
  for (const { name, passed, failed, seconds } of results) {
    process.stdout.write(
      `${failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(26)} ${passed} passed, ${failed} failed  (${seconds.toFixed(1)} s)\n`,
    )
  }
}

function printFailures(results: readonly StepResult[]): void {
  const lines = results.flatMap(({ name, failures = [] }) => failures.map((line) => `${name}: ${line}`))
  if (lines.length > 0) process.stdout.write('\n')
  for (const line of lines.slice(0, maxFailuresShown)) process.stdout.write(`${line.slice(0, 300)}\n`)
  if (lines.length > maxFailuresShown)
    process.stdout.write(`and ${lines.length - maxFailuresShown} more, in ${reports}/\n`)
}

/** One step after the other where each fills both cores: two at once only made the browser's pages wait. */
const results = [
  ...(await runLanes([[typeCheck], otherChecks])),
  ...(await runSteps(tools)),
  ...(await runLanes(halfIdle)),
  ...(await runSteps(sites)),
]
printTable(results)
printFailures(results)
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
