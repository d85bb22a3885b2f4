import { run, vitestCommand } from './steps.ts'

/** The fault tests in their long form, which takes an hour or two; what follows goes to the test runner. */
const size = process.env.LIVERY_FAULTS ?? 'long'
const seed = process.env.LIVERY_FAULTS_SEED ?? String(Date.now())
process.exitCode = await run(
  (text) => void process.stdout.write(text),
  [...vitestCommand(['faults']), ...process.argv.slice(2)],
  {
    env: { LIVERY_FAULTS: size, LIVERY_FAULTS_SEED: seed },
  },
)
