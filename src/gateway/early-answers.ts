import { storedAtHeader } from '#contract/site/worker.ts'

declare global {
  /**
   * What the page asked the gateway before there was code, for nobody who is signed in (`startScript` in the build): by
   * address, each undefined where no answer came. `until`: how long they are news, as milliseconds of the clock.
   */
  var earlyAnswers:
    | { language: string; until: number; answers: Record<string, Promise<Response | undefined>> }
    | undefined
}

/** An answer as it came, and whether it is one that the worker had stored. */
interface Early {
  status: number
  text: string
  retryAfter: string | undefined
  isStored: boolean
}

/**
 * The answer to a question that the page has asked already, once; undefined where it has not, or asked as another visitor, or
 * too long ago: a part far below may ask late. Who gives its question up leaves the answer to the next: a part that is hydrated
 * may be mounted twice.
 */
export async function earlyAnswer(
  url: string,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<Early | undefined> {
  const { language, until = 0, answers } = globalThis.earlyAnswers ?? {}
  const asked = answers?.[url]
  if (!answers || !asked || Date.now() > until) return undefined
  if (headers.authorization || headers['accept-language'] !== language) return undefined
  const response = await asked
  if (!signal?.aborted) delete answers[url]
  if (!response) return undefined
  try {
    const text = await response.clone().text()
    const retryAfter = response.headers.get('retry-after') ?? undefined
    return { status: response.status, text, retryAfter, isStored: response.headers.has(storedAtHeader) }
  } catch {
    // The line broke within the answer: it is asked anew.
    return undefined
  }
}
