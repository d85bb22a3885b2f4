import { run } from './steps.ts'

/** The fault tests in their long form, which takes an hour or two; what follows goes to the test runner. */
const size = process.env.LIVERY_FAULTS ?? 'long'
const seed = process.env.LIVERY_FAULTS_SEED ?? String(Date.now())
const args = ['run', '--project', 'faults', '--maxWorkers', '2', ...process.argv.slice(2)]
process.exitCode = await run('node_modules/.bin/vitest', args, { LIVERY_FAULTS: size, LIVERY_FAULTS_SEED: seed })
