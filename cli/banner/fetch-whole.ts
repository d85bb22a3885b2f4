import { shownBytes } from '#cli/lib/bytes.ts'
import { errorCode } from '#cli/lib/error-code.ts'

/** Milliseconds for one answer, to its last byte. */
const patience = 20_000

interface Wanted {
  /** Bytes. */
  limit: number
  headers: Record<string, string>
}

/** An answer, or what is wrong with it, as the words that follow its address. */
export type Answered = { bytes: Buffer; type: string } | { wrong: string }

/** Undefined where there is more than the limit, of which the rest is not read. */
async function bytesOf(answer: Response, limit: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function whyAway(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `did not answer within ${patience / 1000} seconds`
  const { cause } = error instanceof Error ? error : {}
  const reason = errorCode(cause) || (cause instanceof Error ? cause.message : String(error))
  return `does not answer (${reason})`
}

/** Gets what is at an address itself: a redirect could lead to any host, so that none is followed. */
export async function fetchWhole(url: URL, { limit, headers }: Wanted): Promise<Answered> {
  try {
    const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(patience) })
    if (answer.status !== 200) {
      await answer.body?.cancel()
      return { wrong: `answered ${answer.status}, not 200` }
    }
    const bytes = await bytesOf(answer, limit)
    if (!bytes) return { wrong: `sent more than ${shownBytes(limit)}` }
    return { bytes, type: answer.headers.get('content-type') ?? '' }
  } catch (error) {
    return { wrong: whyAway(error) }
  }
}
