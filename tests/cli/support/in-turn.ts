import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { type LiveryRun, productRoot } from '#tests/support/livery.ts'
import type { LineEnd, Lines } from './run-lines.ts'

interface InTurnOptions {
  cwd?: string
  env?: Record<string, string>
  /** The main file of a copy of the product. */
  main?: string
}

/**
 * Runs command lines one after the other in one process: of what is refused before it begins, starting would take most
 * of the time. What depends on the process (signals, workers, streams that close) starts one by `livery`.
 */
export function liveryInTurn(lines: readonly (readonly string[])[], options: InTurnOptions = {}): LiveryRun[] {
  const { cwd = productRoot, main = join(productRoot, 'cli', 'main.ts') } = options
  const { NO_COLOR: _, FORCE_COLOR: __, CI: ___, ...env } = process.env
  const input: Lines = { main, lines }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'run-lines.ts')], {
    cwd,
    env: { ...env, ...options.env },
    input: JSON.stringify(input),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: 170_000,
  })
  if (status !== 0) throw new Error(`The lines ended with ${status}: ${stderr}${stdout}`)
  const ends = JSON.parse(stdout) as LineEnd[]
  return ends.map((end) => ({ ...end, json: () => JSON.parse(end.stdout) }))
}

/** The same for a table: by the line's own words. Each line is to stand in it once. */
export function openLines(lines: readonly (readonly string[])[], options: InTurnOptions = {}) {
  const runs = new Map<string, LiveryRun>()
  return (line: readonly string[]): LiveryRun => {
    if (runs.size === 0) {
      for (const [index, run] of liveryInTurn(lines, options).entries()) runs.set(JSON.stringify(lines[index]), run)
    }
    const run = runs.get(JSON.stringify(line))
    if (!run) throw new Error(`${line.join(' ')} is not among the lines`)
    return run
  }
}
