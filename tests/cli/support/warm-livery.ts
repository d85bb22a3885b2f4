import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { environmentOf, type LiveryRun, productRoot, type RunOptions, runLivery } from '#tests/support/livery.ts'
import type { Line, LineEnd } from './command-host.ts'

/** Lines that one process runs: what it keeps of each in memory stays small. */
const runsOfHost = 100

function startHost(): ChildProcess {
  const child = fork(join(import.meta.dirname, 'command-host.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  // It ends with this process, which need not wait for it.
  child.unref()
  return child
}

function answerOf(host: ChildProcess, line: Line): Promise<LineEnd> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      host.off('message', answered).off('exit', ended)
      host.channel?.unref()
    }
    const answered = (end: LineEnd) => {
      settle()
      resolve(end)
    }
    const ended = (code: number | null) => {
      settle()
      reject(new Error(`"livery ${line.args.join(' ')}" ended its process with ${code}: it needs one of its own`))
    }
    host.on('message', answered).on('exit', ended)
    host.channel?.ref()
    host.send(line)
  })
}

/**
 * A command, by its main file, in a process that runs one line after the other: starting one takes longer than most
 * lines do. A line that comes while another runs gets a process of its own.
 */
export function warmCommand(main: string) {
  let host: ChildProcess | undefined
  let runs = 0
  let isBusy = false
  const end = () => {
    if (host?.connected) host.disconnect()
    host = undefined
  }
  return {
    end,
    async run(args: readonly string[], options: RunOptions = {}): Promise<LiveryRun> {
      if (isBusy) return runLivery(main, args, options)
      isBusy = true
      try {
        host ??= startHost()
        const line = { main, args, cwd: options.cwd ?? productRoot, env: environmentOf(options) }
        const answer = await answerOf(host, line)
        runs += 1
        if (runs % runsOfHost === 0) end()
        return { ...answer, json: () => JSON.parse(answer.stdout) }
      } catch (error) {
        end()
        throw error
      } finally {
        isBusy = false
      }
    },
  }
}

/**
 * Runs the product's own command, warm. What depends on the process (signals, streams that close, colours, what one
 * command keeps for itself) starts one by `livery` of `#tests/support/livery.ts`.
 */
export const livery = warmCommand(join(productRoot, 'cli', 'main.ts')).run
