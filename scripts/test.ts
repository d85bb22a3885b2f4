import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { read, run, runStaticChecks, runStep, unitProjects, verdict } from './steps.ts'

const reports = 'test-results'

interface Counts {
  passed: number
  failed: number
}

/** A run that ends badly without a failed test (a crash, a file that does not load) counts as one failure. */
function counted(exitCode: number, counts: Counts): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    process.stderr.write(`No report at ${path}: ${error instanceof Error ? error.message : String(error)}\n`)
    return {}
  }
}

async function vitest(project: readonly string[], report: string): Promise<Counts> {
  const path = `${reports}/${report}.json`
  const projects = project.flatMap((name) => ['--project', name])
  // By itself Vitest leaves one core free, which on two is half of them.
  const workers = ['--maxWorkers', String(availableParallelism())]
  const args = ['run', ...projects, ...workers, '--reporter', 'dot', '--reporter', 'json', '--outputFile.json', path]
  const exitCode = await run('node_modules/.bin/vitest', args)
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(path) as {
    numPassedTests?: number
    numFailedTests?: number
  }
  return counted(exitCode, { passed: numPassedTests, failed: numFailedTests })
}

async function playwright(args: readonly string[]): Promise<Counts> {
  const path = `${reports}/browser.json`
  const exitCode = await run('node_modules/.bin/playwright', ['test', '--reporter', 'line,json', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: path,
  })
  const { stats } = readReport(path) as { stats?: { expected: number; unexpected: number; flaky: number } }
  return counted(exitCode, { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) })
}

/** Every case of every bench, as small as it can be: that it runs and gives a figure, whatever the figure. */
async function benches(): Promise<Counts> {
  const path = `${reports}/bench.json`
  const { exitCode, stdout } = await read(process.execPath, ['tests/bench/main.ts', '--smallest', '--json'])
  writeFileSync(path, stdout)
  const { cases = [], failures = [] } = readReport(path) as { cases?: unknown[]; failures?: unknown[] }
  return counted(exitCode, { passed: cases.length, failed: failures.length })
}

mkdirSync(reports, { recursive: true })
const results = await runStaticChecks()
results.push(await runStep('unit tests', () => vitest(unitProjects, 'unit')))
results.push(await runStep('contract tests', () => vitest(['contract'], 'contract')))
results.push(await runStep('command tests', () => vitest(['command'], 'command')))
results.push(await runStep('fault tests', () => vitest(['faults'], 'faults')))
results.push(await runStep('build of every tenant', () => verdict(process.execPath, ['cli/main.ts', 'build', '--all'])))
results.push(await runStep('checks of every site', () => verdict(process.execPath, ['cli/main.ts', 'verify', '--all'])))
results.push(await runStep('benches at their smallest', benches))
results.push(await runStep('browser tests', () => playwright(process.argv.slice(2))))

process.stdout.write('\n')
for (const { name, passed, failed, seconds } of results) {
  process.stdout.write(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(24)} ${passed} passed, ${failed} failed  (${seconds.toFixed(1)} s)\n`,
  )
}
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
