/** What the page asks: a source that is not trusted to come to an end, and a value. */
interface PatternQuestion {
  source: string
  value: string
}

/** Whether the whole value matches; null where the source is no regular expression. */
type PatternAnswer = boolean | null

/**
 * Where this file is: the page loads it for this alone, by the import map and with its integrity, and starts it again as a
 * worker. A worker knows no import map, so this file imports nothing.
 */
export const workerAddress = import.meta.url

function answer({ source, value }: PatternQuestion): PatternAnswer {
  try {
    // By itself first: "a)|(b" is none, but would be one within the brackets below.
    new RegExp(source, 'u')
    return new RegExp(`^(?:${source})$`, 'u').test(value)
  } catch {
    return null
  }
}

if ('WorkerGlobalScope' in globalThis) {
  addEventListener('message', ({ data }: MessageEvent<PatternQuestion>) => postMessage(answer(data)))
  postMessage('ready')
}
