import { otherChecks, runLanes, typeCheck, unitProjects, verdict, vitestCommand } from './steps.ts'

/** What every commit must pass: types, lint, layers, dead code, unit tests. */
const results = await runLanes([[typeCheck, ...otherChecks], [verdict('unit tests', vitestCommand(unitProjects))]])

const failed = results.filter((result) => result.failed > 0).map((result) => result.name)
process.stdout.write(failed.length === 0 ? '\nAll checks passed.\n' : `\nFailed: ${failed.join(', ')}.\n`)
process.exitCode = failed.length === 0 ? 0 : 1
