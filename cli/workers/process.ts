import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type PoolWorker, WorkerLost } from './pool.ts'

/** What a worker says: that it can take jobs, or what came of one. */
export type WorkerMessage = { kind: 'ready' } | { kind: 'answer'; answer: unknown; memory: number }

/** How a process uses memory: what V8 may hold, in megabytes; drawings and compilers have theirs beside it. */
export interface MemoryUse {
  flags: readonly string[]
  env: Readonly<Record<string, string>>
}

/** The compiler's allocator gives back at once what it does not use any more. */
const env = { MIMALLOC_PURGE_DELAY: '0' }

/**
 * For many short jobs. It begins with a heap that is rarely full: 200 tenants took a quarter less of the processor. What a
 * compilation held is given back, so that fewer processes grow too large and are replaced: a twentieth less.
 */
export const forManyJobs: MemoryUse = {
  flags: [
    '--max-old-space-size=384',
    '--initial-heap-size=256',
    '--min-semi-space-size=32',
    '--max-semi-space-size=32',
  ],
  env,
}

/** For one large job. */
export const forOneCompilation: MemoryUse = {
  flags: ['--max-old-space-size=384', '--max-semi-space-size=8'],
  env,
}

/** Characters of what a dying process says that are worth repeating. */
const maxLastWordsLength = 300

function howItEnded(code: number | null, signal: NodeJS.Signals | null, output: string): string {
  const how = signal ? `ended by ${signal}` : `ended with exit code ${code}`
  const fatal = /^(FATAL ERROR|Error|\w+Error): .+$/m.exec(output)?.[0].slice(0, maxLastWordsLength)
  return fatal ? `${how} (${fatal})` : how
}

/** Starts a process that does jobs; `setup` is what all of its jobs have in common. Both go as JSON. */
export function startWorkerProcess<Job extends object, Answer>(
  setup: object,
  memory: MemoryUse,
  /** The module that does them. */
  entry: URL,
): PoolWorker<Job, Answer> {
  const child = fork(fileURLToPath(entry), [JSON.stringify(setup)], {
    execArgv: [...memory.flags],
    env: { ...process.env, ...memory.env },
    // What a library prints must not stand in the one object of --json.
    stdio: ['ignore', 2, 'pipe', 'ipc'],
  })
  const name = `worker ${child.pid ?? ''}`
  let output = ''
  let isReady = false
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-4000)
  })
  let settle: { resolve(message: { answer: Answer; memory: number }): void; reject(error: Error): void } | undefined
  let lost: WorkerLost | undefined
  const ended = new Promise<void>((resolve) => {
    const lose = (how: string) => {
      lost ??= new WorkerLost(name, how, isReady)
      settle?.reject(lost)
      resolve()
    }
    child.once('error', (error) => lose(error.message))
    // Node gives no "close" to a process whose channel was closed before; what it said last is read by the pipe's end.
    child.once('exit', (code, signal) => {
      const tell = () => lose(howItEnded(code, signal, output))
      if (child.stderr?.closed === false) child.stderr.once('close', tell)
      else tell()
    })
  })
  child.on('message', (message: WorkerMessage) => {
    if (message.kind === 'ready') isReady = true
    else settle?.resolve({ answer: message.answer as Answer, memory: message.memory })
  })
  return {
    run(job) {
      return new Promise((resolve, reject) => {
        settle = { resolve, reject }
        if (lost) reject(lost)
        // Whether it could be sent does not matter: a process that is gone is told by its end.
        else child.send(job, () => undefined)
      })
    },
    async stop() {
      if (child.connected) child.disconnect()
      await ended
    },
    kill() {
      child.kill('SIGKILL')
    },
  }
}
