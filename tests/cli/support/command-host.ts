/**
 * Runs command lines in this one process, one after the other, each by the command's own main file, which is loaded anew
 * for each; the modules behind it stay loaded. A message is a line, the answer what came of it.
 */
import { pathToFileURL } from 'node:url'

export interface Line {
  /** The command's main file, absolute. */
  main: string
  args: readonly string[]
  cwd: string
  env: NodeJS.ProcessEnv
}

export interface LineEnd {
  exitCode: number
  stdout: string
  stderr: string
}

type Write = typeof process.stdout.write

/** Keeps what is written to a stream. */
function captured(stream: NodeJS.WriteStream): { text(): string; end(): void } {
  const write = stream.write
  // Each run of the main file listens to it.
  stream.setMaxListeners(0)
  const chunks: Buffer[] = []
  stream.write = ((chunk: string | Uint8Array, ...others: unknown[]) => {
    chunks.push(Buffer.from(chunk as Uint8Array))
    const done = others.at(-1)
    if (typeof done === 'function') done()
    return true
  }) as Write
  return {
    text: () => Buffer.concat(chunks).toString('utf8'),
    end() {
      stream.write = write
    },
  }
}

const home = process.cwd()
let runs = 0

function setEnvironment(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (!Object.hasOwn(env, name)) delete process.env[name]
  Object.assign(process.env, env)
}

async function run({ main, args, cwd, env }: Line): Promise<LineEnd> {
  runs += 1
  setEnvironment(env)
  process.chdir(cwd)
  process.argv = [process.execPath, main, ...args]
  process.exitCode = undefined
  const [stdout, stderr] = [captured(process.stdout), captured(process.stderr)]
  try {
    await import(`${pathToFileURL(main).href}?line=${runs}`)
    return { exitCode: Number(process.exitCode ?? 0), stdout: stdout.text(), stderr: stderr.text() }
  } finally {
    stdout.end()
    stderr.end()
    process.exitCode = undefined
    // The test may remove the folder that the line ran in.
    process.chdir(home)
  }
}

process.on('disconnect', () => process.exit())
process.on('message', async (line: Line) => {
  const end = await run(line)
  process.send?.(end)
})
