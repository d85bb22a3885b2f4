import { pagePolicy } from '#src/lib/page-policy.ts'
import { report } from '#src/lib/report.ts'

/** What a match in time needs of a worker; it says "ready", then one answer to each question. */
export interface MatchWorker {
  onmessage: ((event: MessageEvent) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(question: unknown): void
  terminate(): void
}

const maxSourceLength = 500
const maxValueLength = 255
/** Milliseconds for one answer of a worker that is up; what takes longer would take for ever, near enough. */
const answerTime = 250
const timeParts = 5
/** Milliseconds for a worker to come up, over a slow line. */
const startTime = 10_000

/**
 * The next thing that a worker says; undefined where it says nothing in time, or fails. The time runs in parts, so that a
 * page that was busy itself hears an answer that came meanwhile.
 */
function nextWord(worker: MatchWorker, milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>
    const done = (word: unknown) => {
      clearTimeout(timer)
      resolve(word)
    }
    const wait = (parts: number) => {
      timer = setTimeout(() => (parts > 1 ? wait(parts - 1) : resolve(undefined)), milliseconds / timeParts)
    }
    worker.onmessage = ({ data }) => done(data)
    worker.onerror = () => done(undefined)
    wait(timeParts)
  })
}

/**
 * Matches patterns that nobody has looked at, in a worker that is ended when an answer takes too long. One at a time: a
 * worker that is busy with one value can say nothing of the next.
 */
export function openMatcher(start: () => Promise<MatchWorker>) {
  let running: Promise<MatchWorker | undefined> | undefined
  let last: Promise<unknown> = Promise.resolve()
  /** Sources that took too long, or are none: they are not tried again. */
  const hopeless = new Set<string>()

  async function startWorker(): Promise<MatchWorker | undefined> {
    try {
      const worker = await start()
      if ((await nextWord(worker, startTime)) === 'ready') return worker
      worker.terminate()
    } catch (error) {
      report('The worker that matches patterns did not start', error)
    }
    return undefined
  }

  async function match(source: string, value: string): Promise<boolean | undefined> {
    if (hopeless.has(source)) return undefined
    running ??= startWorker()
    const worker = await running
    // It is tried once: without workers the server decides.
    if (!worker) return undefined
    const answered = nextWord(worker, answerTime)
    worker.postMessage({ source, value })
    const answer = await answered
    if (typeof answer === 'boolean') return answer
    hopeless.add(source)
    if (answer === null) report(`A rule's pattern is no regular expression: ${source}`)
    else {
      report(`A rule's pattern takes too long: ${source}`)
      worker.terminate()
      running = undefined
    }
    return undefined
  }

  return (source: string, value: string): Promise<boolean | undefined> => {
    if (source.length > maxSourceLength || value.length > maxValueLength) return Promise.resolve(undefined)
    const answer = last.then(() => match(source, value))
    last = answer
    return answer
  }
}

async function startPatternWorker(): Promise<MatchWorker> {
  const { workerAddress } = await import('./pattern-worker.ts')
  return new Worker(pagePolicy()?.createScriptURL(workerAddress) ?? workerAddress, { type: 'module', name: 'patterns' })
}

/** Whether the whole value matches a pattern of the gateway; undefined where that cannot be told in time. */
export const matchInTime = openMatcher(startPatternWorker)
