import { Listr } from 'listr2'
import type { Output } from './output.ts'

/** One thing to do, shown while it runs. It gives back the words that stand behind its title when it is done. */
export interface Task {
  title: string
  run(): Promise<{ isOk: boolean; summary: string }>
}

async function runPlain(tasks: readonly Task[], concurrency: number, output: Output): Promise<void> {
  const queue = [...tasks]
  const worker = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) {
      const { isOk, summary } = await task.run()
      output.line(`${isOk ? 'ok  ' : 'FAIL'} ${task.title}  ${summary}`)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
}

async function runShown(tasks: readonly Task[], concurrency: number): Promise<void> {
  let done = 0
  const bar = () => {
    const filled = Math.round((done / tasks.length) * 24)
    return `${'█'.repeat(filled)}${'░'.repeat(24 - filled)} ${done}/${tasks.length}`
  }
  const list = new Listr(
    {
      title: bar(),
      task: (_, outer) =>
        outer.newListr(
          tasks.map((task) => ({
            title: task.title,
            task: async (_context: unknown, shown: { title: string | undefined }) => {
              const { isOk, summary } = await task.run()
              done += 1
              outer.title = bar()
              shown.title = `${task.title}  ${summary}`
              if (!isOk) throw new Error(`${task.title}  ${summary}`)
            },
          })),
          { concurrent: concurrency, exitOnError: false },
        ),
    },
    {
      rendererOptions: { collapseSubtasks: false, collapseErrors: false, showErrorMessage: false },
      exitOnError: false,
    },
  )
  await list.run()
}

/** Runs tasks side by side: a list with a bar that moves on a terminal, one plain line a task elsewhere. */
export async function runTasks(tasks: readonly Task[], concurrency: number, output: Output): Promise<void> {
  if (tasks.length === 0) return
  await (output.isInteractive ? runShown(tasks, concurrency) : runPlain(tasks, concurrency, output))
}
