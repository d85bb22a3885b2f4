import { Listr } from 'listr2'
import { colours } from './colours.ts'
import type { Output } from './output.ts'

/** One thing to do, shown while it runs. It gives back the words that stand behind its title when it is done. */
export interface Task {
  title: string
  run(): Promise<{ isOk: boolean; summary: string }>
}

/** The bar, the report that follows, and a line to breathe. */
const linesAround = 6

async function runQueue(tasks: readonly Task[], concurrency: number, say: (line: string) => void): Promise<void> {
  const queue = [...tasks]
  const worker = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) {
      const { isOk, summary } = await task.run()
      say(`${isOk ? 'ok  ' : 'FAIL'} ${task.title}  ${summary}`)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
}

const barWidth = 24

function bar(done: number, all: number): string {
  const filled = Math.round((done / all) * barWidth)
  return `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${done}/${all}`
}

/** A list that moves: each task with what it came to. */
async function runShown(tasks: readonly Task[], concurrency: number): Promise<void> {
  let done = 0
  const list = new Listr(
    {
      title: bar(0, tasks.length),
      task: (_, outer) =>
        outer.newListr(
          tasks.map((task) => ({
            title: task.title,
            task: async (_context: unknown, shown: { title: string | undefined }) => {
              const { isOk, summary } = await task.run()
              done += 1
              outer.title = bar(done, tasks.length)
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

/** One line that moves, for more tasks than a screen holds; what fails stays above it. */
async function runCounted(tasks: readonly Task[], concurrency: number, stream: NodeJS.WriteStream): Promise<void> {
  const running = new Set<string>()
  let done = 0
  const draw = () => {
    const line = `${bar(done, tasks.length)}  ${[...running].join(' ')}`
    stream.write(`\r\u001b[2K${line.slice(0, Math.max(barWidth, stream.columns - 1))}`)
  }
  const shown = tasks.map(({ title, run }) => ({
    title,
    async run() {
      running.add(title)
      draw()
      const result = await run()
      running.delete(title)
      done += 1
      if (!result.isOk) stream.write(`\r\u001b[2K${colours.red('✖')} ${title}  ${result.summary}\n`)
      draw()
      return result
    },
  }))
  await runQueue(shown, concurrency, () => undefined)
  stream.write('\n')
}

/** Runs tasks side by side: a list or a bar that moves on a terminal, one plain line a task elsewhere. */
export async function runTasks(tasks: readonly Task[], concurrency: number, output: Output): Promise<void> {
  if (tasks.length === 0) return
  if (!output.isInteractive) {
    await runQueue(tasks, concurrency, (line) => output.line(line))
  } else if (tasks.length > process.stdout.rows - linesAround) {
    await runCounted(tasks, concurrency, process.stdout)
  } else {
    await runShown(tasks, concurrency)
  }
}
