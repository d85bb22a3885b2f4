import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

/** What a step comes to. */
export interface Outcome {
  passed: number
  failed: number
  /** One line a failed test: its name, its file, the first line of its message. */
  failures?: readonly string[]
}

export interface Step {
  name: string
  body: (output: Output) => Promise<Outcome>
}

export interface StepResult extends Outcome {
  name: string
  seconds: number
}

/** Takes what a step's processes print. */
export type Output = (text: string) => void

const bin = (name: string) => join('node_modules', '.bin', name)

interface RunOptions {
  env?: Record<string, string>
  /** Takes what the command prints on stdout, where that is its result. */
  stdout?: Output
}

/** Runs a command, passes its output on, and gives its exit code; 1 when a signal ended it. */
export function run(
  output: Output,
  [command, ...args]: readonly [string, ...string[]],
  { env, stdout = output }: RunOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
    child.stdout.setEncoding('utf8').on('data', stdout)
    child.stderr.setEncoding('utf8').on('data', output)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (signal) output(`${command} was ended by ${signal}\n`)
      resolve(code ?? 1)
    })
  })
}

/** A step whose exit code is its verdict; of several commands all run, and all must be well. */
export const verdict = (name: string, ...commands: readonly (readonly [string, ...string[]])[]): Step => ({
  name,
  async body(output) {
    let failed = 0
    for (const command of commands) if ((await run(output, command)) !== 0) failed = 1
    return { passed: 1 - failed, failed }
  },
})

/** Vitest's projects of unit tests. */
export const unitProjects = ['site', 'site-alone', 'site-logic', 'tool', 'tool-alone']

/** How Vitest runs some of its projects. By itself it leaves one core free, which on two is half of them. */
export const vitestCommand = (projects: readonly string[]): [string, ...string[]] => [
  bin('vitest'),
  'run',
  ...projects.flatMap((name) => ['--project', name]),
  '--maxWorkers',
  String(availableParallelism()),
  '--reporter',
  'dot',
]

const rooms = ['contract', 'src', 'sandbox', 'cli', 'tests', 'scripts']

// Of a project's checkers each works out the types that all of them share: one takes half of what four do.
export const typeCheck: Step = verdict('types', [bin('tsc'), '--build', '--checkers', '1', '--builders', '2'])

/** The other checks that give a verdict and no count: each is one passed or one failed. */
export const otherChecks: readonly Step[] = [
  verdict('lint', [bin('biome'), 'check', '--error-on-warnings', '.']),
  verdict(
    'layers',
    [bin('depcruise'), '--config', '.dependency-cruiser.json', '--output-type', 'err', ...rooms],
    [process.execPath, 'scripts/folder-cycles.ts'],
    [process.execPath, 'scripts/test-lines.ts'],
  ),
  verdict('dead code', [bin('knip'), '--no-progress']),
]

/** A step that cannot even begin is a failed one: the others still run. */
async function outcomeOf({ body }: Step, output: Output): Promise<Outcome> {
  try {
    return await body(output)
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    output(`${message}\n`)
    return { passed: 0, failed: 1, failures: [`did not run: ${message.split('\n')[0]}`] }
  }
}

/** Runs steps one after the other. What a step prints comes out whole when it ends, under its name. */
export async function runSteps(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = []
  for (const step of steps) {
    const printed: string[] = []
    const startedAt = performance.now()
    const outcome = await outcomeOf(step, (text) => printed.push(text))
    const seconds = (performance.now() - startedAt) / 1000
    process.stdout.write(`\n── ${step.name} (${seconds.toFixed(1)} s)\n${printed.join('')}`)
    results.push({ name: step.name, seconds, ...outcome })
  }
  return results
}

/** Runs lanes of steps side by side; gives the results of the first lane, then of the second. */
export async function runLanes(lanes: readonly (readonly Step[])[]): Promise<StepResult[]> {
  return (await Promise.all(lanes.map(runSteps))).flat()
}
