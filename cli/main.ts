#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { CliError } from './terminal/cli-error.ts'
import { failureOf } from './terminal/failure.ts'

/** Node before this cannot run TypeScript as it stands here. */
const oldestNode = 24

/** What Node makes of the code is kept for the next run and for this one's workers: they start in half the time. */
function keepCompiledCode(): void {
  process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '..', '.livery', 'compiled')
  enableCompileCache()
}

/** Says what went wrong, on stdout as the one object of --json where that was asked for. Gives the exit code. */
function report(error: unknown): number {
  const { code, message, hint, exitCode, stack } = failureOf(error)
  if (exitCode === 0) return 0
  const output = [`livery: ${message}`, hint && `  ${hint}`, stack].filter(Boolean).join('\n')
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
      const hint = 'Run it through npm ("npm run livery -- …"), which brings its own.'
      throw new CliError('old-node', `Node ${oldestNode} is needed, this is ${process.versions.node}`, { hint })
    }
    keepCompiledCode()
    const { createProgram } = await import('./program.ts')
    const program = createProgram((exitCode) => {
      process.exitCode = exitCode
    })
    await program.parseAsync()
  } catch (error) {
    process.exitCode = report(error)
  }
}

await main()
