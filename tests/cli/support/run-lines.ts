/**
 * Runs command lines in this one process, each by the command's own main file, which is loaded anew for each, and prints
 * what came of them as JSON. On stdin: the main file and the lines as JSON.
 */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

export interface Lines {
  main: string
  lines: readonly (readonly string[])[]
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
  let text = ''
  stream.write = ((chunk: string | Uint8Array, ...others: unknown[]) => {
    text += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8')
    const done = others.at(-1)
    if (typeof done === 'function') done()
    return true
  }) as Write
  return {
    text: () => text,
    end() {
      stream.write = write
    },
  }
}

const { main, lines } = JSON.parse(readFileSync(0, 'utf8')) as Lines
const ends: LineEnd[] = []
for (const [index, line] of lines.entries()) {
  process.argv = [process.execPath, main, ...line]
  process.exitCode = undefined
  const [stdout, stderr] = [captured(process.stdout), captured(process.stderr)]
  try {
    await import(`${pathToFileURL(main).href}?line=${index}`)
  } finally {
    stdout.end()
    stderr.end()
  }
  ends.push({ exitCode: Number(process.exitCode ?? 0), stdout: stdout.text(), stderr: stderr.text() })
}
process.exitCode = 0
process.stdout.write(JSON.stringify(ends))
