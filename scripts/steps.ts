import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** What one step of the checks came to. */
export interface StepResult {
  name: string
  passed: number
  failed: number
  seconds: number
}

/** Vitest's projects of unit tests. */
export const unitProjects = ['site', 'site-logic', 'tool', 'tool-alone']

const bin = (name: string) => join('node_modules', '.bin', name)

/** Runs a command with its output passed on; gives its exit code. */
export function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** Runs a command and gives what it printed; what it says on stderr is passed on. */
export function read(command: string, args: readonly string[]): Promise<{ exitCode: number; stdout: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.once('error', reject)
    child.once('close', (code) => resolve({ exitCode: code ?? 1, stdout: Buffer.concat(chunks).toString('utf8') }))
  })
}

/** The checks that give a verdict and no count: each is one passed or one failed. */
const staticChecks: readonly { name: string; args: readonly [string, ...string[]] }[] = [
  { name: 'types', args: [bin('tsc'), '--build'] },
  { name: 'lint', args: [bin('biome'), 'check', '--error-on-warnings', '.'] },
  {
    name: 'layers',
    args: [
      bin('depcruise'),
      '--config',
      '.dependency-cruiser.json',
      '--output-type',
      'err',
      'contract',
      'src',
      'sandbox',
      'cli',
      'tests',
      'scripts',
    ],
  },
  { name: 'dead code', args: [bin('knip'), '--no-progress'] },
]

export async function runStep(
  name: string,
  body: () => Promise<{ passed: number; failed: number }>,
): Promise<StepResult> {
  process.stdout.write(`\n── ${name}\n`)
  const startedAt = performance.now()
  const { passed, failed } = await body()
  return { name, passed, failed, seconds: (performance.now() - startedAt) / 1000 }
}

/** Runs a command whose exit code is its verdict. */
export async function verdict(command: string, args: readonly string[]): Promise<{ passed: number; failed: number }> {
  return (await run(command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Runs the static checks one after the other. */
export async function runStaticChecks(): Promise<StepResult[]> {
  const results: StepResult[] = []
  for (const { name, args } of staticChecks) {
    const [command, ...rest] = args
    results.push(await runStep(name, () => verdict(command, rest)))
  }
  return results
}
