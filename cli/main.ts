import { CommanderError } from 'commander'
import { createProgram } from './program.ts'
import { CliError } from './terminal/cli-error.ts'

/** Node before this cannot run TypeScript as it stands here. */
const oldestNode = 24

function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  if (error instanceof CliError) {
    process.stderr.write(`livery: ${error.message}\n${error.hint ? `  ${error.hint}\n` : ''}`)
    return error.exitCode
  }
  process.stderr.write(`livery: a fault of the tool itself\n${error instanceof Error ? error.stack : String(error)}\n`)
  return 1
}

async function main(): Promise<void> {
  if (Number(process.versions.node.split('.')[0]) < oldestNode) {
    const hint = 'Run it through npm ("npm run livery -- …"), which brings its own.'
    process.exitCode = report(
      new CliError('old-node', `Node ${oldestNode} is needed, this is ${process.versions.node}`, { hint }),
    )
    return
  }
  const program = createProgram((exitCode) => {
    process.exitCode = exitCode
  })
  for (const command of [program, ...program.commands]) command.exitOverride()
  try {
    await program.parseAsync()
  } catch (error) {
    process.exitCode = report(error)
  }
}

await main()
