import { spawn } from 'node:child_process'

/** One line of the bench: `livery` and `peer` in the unit that the id names (s, bytes, ms); `ratio` is peer to livery. */
export interface BenchCase {
  id: string
  livery: number
  peer: number | null
  ratio: number | null
  /** For a ratio, what it must reach; for a figure alone, what it must not pass. */
  bar: number | null
  ok: boolean
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** Runs a process to its end; gives its output. Throws where it fails. */
export function runProcess(command: string, args: readonly string[], env: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString()
    })
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString()
    })
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve(stdout) : reject(new Error(`${command} ${args.join(' ')}: exit ${code}\n${stderr}`)),
    )
  })
}

export async function seconds(body: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await body()
  return (performance.now() - startedAt) / 1000
}

export function compared(
  id: string,
  livery: readonly number[],
  peer: readonly number[],
  bar: number | null,
): BenchCase {
  const ratio = median(peer) / median(livery)
  return { id, livery: median(livery), peer: median(peer), ratio, bar, ok: bar === null || ratio >= bar }
}

export function bounded(id: string, livery: number, bar: number | null): BenchCase {
  return { id, livery, peer: null, ratio: null, bar, ok: bar === null || livery <= bar }
}
