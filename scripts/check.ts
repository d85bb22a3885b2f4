import { runStaticChecks, runStep, unitProjects, verdict } from './steps.ts'

/** What every commit must pass: types, lint, layers, dead code, unit tests. */
const results = await runStaticChecks()
const projects = unitProjects.flatMap((name) => ['--project', name])
const unit = ['run', ...projects, '--reporter', 'dot']
results.push(await runStep('unit tests', () => verdict('node_modules/.bin/vitest', unit)))

const failed = results.filter((result) => result.failed > 0).map((result) => result.name)
process.stdout.write(failed.length === 0 ? '\nAll checks passed.\n' : `\nFailed: ${failed.join(', ')}.\n`)
process.exitCode = failed.length === 0 ? 0 : 1
