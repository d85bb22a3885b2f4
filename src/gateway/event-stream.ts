import { createParser } from 'eventsource-parser'
import type { Call } from '#contract/call.ts'
import { site } from '#src/config/site.ts'
import { callUrl } from './client.ts'
import { currentCredentials } from './credentials.ts'
import { GatewayError } from './gateway-error.ts'
import { readRefusal } from './read-answer.ts'

/** Milliseconds without a word after which a stream counts as broken: the gateway says something every 20 s. */
const silence = 45_000

interface Listener {
  /** The stream stands; what is pushed from now on is heard. */
  onOpen: () => void
  onEvent: (name: string, data: string) => void
  signal: AbortSignal
}

async function open(call: Call, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const { token, language, onUnauthorised } = currentCredentials()
  const sent = token()
  // In a header: an address with a token in it would be written down on its way.
  const headers = {
    'x-merchant-code': site.merchantCode,
    'accept-language': language(),
    accept: 'text/event-stream',
    ...(sent && { authorization: `Bearer ${sent}` }),
  }
  const answer = await fetch(callUrl(call, undefined), { headers, signal, cache: 'no-store' })
  if (!answer.ok) {
    const text = await answer.text()
    const error = readRefusal({
      status: answer.status,
      text,
      retryAfter: answer.headers.get('retry-after') ?? undefined,
    })
    if (error.status === 401 && sent) onUnauthorised(sent)
    throw error
  }
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream')
  if (!answer.body || !isStream) throw new GatewayError('answer.wrong-shape', { status: answer.status })
  return answer.body
}

/**
 * Listens to what a call of the gateway pushes until it ends, breaks or falls silent, and then rejects with a GatewayError;
 * resolves only when `signal` ends it.
 */
export async function listen(call: Call, { onOpen, onEvent, signal }: Listener): Promise<void> {
  // `AbortSignal.any` is too new for some phones.
  const either = new AbortController()
  const end = () => either.abort()
  signal.addEventListener('abort', end)
  if (signal.aborted) end()
  let timer = window.setTimeout(end, silence)
  const parser = createParser({ onEvent: ({ event, data }) => onEvent(event ?? 'message', data) })
  try {
    const body = await open(call, either.signal)
    onOpen()
    const reader = body.getReader()
    const decoder = new TextDecoder()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      window.clearTimeout(timer)
      timer = window.setTimeout(end, silence)
      parser.feed(decoder.decode(part.value, { stream: true }))
    }
  } catch (error) {
    if (signal.aborted) return
    throw error instanceof GatewayError ? error : new GatewayError('network.failed', { cause: error })
  } finally {
    window.clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
  if (!signal.aborted) throw new GatewayError('network.failed')
}
