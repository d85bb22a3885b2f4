#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'
import { errorCode } from './lib/error-code.ts'
import { CliError } from './terminal/cli-error.ts'

/** Node before this cannot run TypeScript as it stands here. */
const oldestNode = 24

const root = resolve(import.meta.dirname, '..')

/** What Node makes of the code is kept for the next run and for this one's workers: they start in half the time. */
function keepCompiledCode(): void {
  process.env.NODE_COMPILE_CACHE ??= join(root, '.livery', 'compiled')
  enableCompileCache()
}

/** A package that is not there, of all that the product is made of: nothing of it can run. */
function withoutPackages(error: unknown): CliError | undefined {
  const message = error instanceof Error && errorCode(error) === 'ERR_MODULE_NOT_FOUND' ? error.message : ''
  const name = /^Cannot find package '([^']+)'/.exec(message)?.[1]
  if (name === undefined) return undefined
  const hint = `Run "npm ci" in ${root}.`
  return new CliError('no-packages', `The package ${name} is not installed`, { hint, cause: error })
}

/** In the words of the command; without its packages it has few. */
async function wordsOf(error: unknown) {
  const lacking = withoutPackages(error)
  if (lacking) return { ...lacking, message: lacking.message, stack: null }
  const { failureOf } = await import('./terminal/failure.ts')
  return failureOf(error)
}

const stackOf = (error: unknown) => (error instanceof Error && process.argv.includes('--verbose') ? error.stack : null)

/** Says what went wrong, on stdout as the one object of --json where that was asked for. Gives the exit code. */
async function report(error: unknown): Promise<number> {
  const { code, message, hint, exitCode, stack } = await wordsOf(error)
  if (exitCode === 0) return 0
  const output = [`livery: ${message}`, hint && `  ${hint}`, stack ?? (exitCode === 1 && stackOf(error))]
    .filter(Boolean)
    .join('\n')
  process.stderr.write(`${output}\n`)
  if (process.argv.includes('--json')) {
    process.stdout.write(`${JSON.stringify({ ok: false, error: { code, message, hint } })}\n`)
  }
  return exitCode
}

/** A reader that has seen enough ("livery list | head -1") is no failure. */
function endQuietlyWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
  process.exit()
}

async function main(): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', endQuietlyWithReader)
  try {
    if (Number(process.versions.node.split('.')[0]) < oldestNode) {
      const hint = 'Run it as "npx livery" or "npm run livery -- …", which bring their own.'
      throw new CliError('old-node', `Node ${oldestNode} is needed, this is ${process.versions.node}`, { hint })
    }
    keepCompiledCode()
    const { createProgram } = await import('./program.ts')
    const program = createProgram((exitCode) => {
      process.exitCode = exitCode
    })
    await program.parseAsync()
  } catch (error) {
    process.exitCode = await report(error)
  }
}

await main()
