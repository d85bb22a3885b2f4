import { spawn } from 'node:child_process'
import { watchPeakMemory } from './peak-memory.ts'
import { processorSeconds } from './processor-time.ts'

export interface ProcessRun {
  stdout: string
  /** Of the whole process, from its start to its end. */
  seconds: number
  /** Of the processor, with all that it started; NaN where the system does not tell. */
  processorSeconds: number
  /** Bytes of memory that one process of the run held at most; NaN where the system does not tell. */
  peakMemory: number
}

/** Runs a process to its end. Throws where it ends with a code that is not among `exits` (0). */
export function runProcess(
  command: string,
  args: readonly string[],
  options: { env?: Record<string, string>; cwd?: string; exits?: readonly number[] } = {},
): Promise<ProcessRun> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const processorBefore = processorSeconds()
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...options.env },
      ...(options.cwd ? { cwd: options.cwd } : {}),
    })
    const memory = watchPeakMemory(child.pid)
    const stdout: Buffer[] = []
    let stderr = ''
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString()
    })
    child.once('error', reject)
    child.once('close', (code) => {
      const seconds = (performance.now() - startedAt) / 1000
      const peakMemory = memory.stop()
      const processor = processorSeconds() - processorBefore
      const text = Buffer.concat(stdout).toString('utf8')
      if (code !== null && (options.exits ?? [0]).includes(code))
        resolve({ stdout: text, seconds, processorSeconds: processor, peakMemory })
      else reject(new Error(`${command} ${args.join(' ')}: exit ${code}\n${stderr}${text.slice(-4000)}`))
    })
  })
}
