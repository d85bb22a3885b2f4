import axios, { AxiosError } from 'axios'
import type { Method } from '#contract/call.ts'
import { storedAtHeader } from '#contract/site/worker.ts'
import { earlyAnswer } from './early-answers.ts'
import { GatewayError } from './gateway-error.ts'
import { noteAnswer } from './stored-answers.ts'

export interface Sent {
  method: Method
  url: string
  headers: Record<string, string>
  body?: string | Blob | undefined
  signal?: AbortSignal | undefined
  /** Milliseconds. */
  timeout: number
  onProgress?: ((sent: number) => void) | undefined
}

export interface Received {
  status: number
  /** As it came; whether it is JSON is the client's matter. */
  text: string
  retryAfter: string | undefined
}

const http = axios.create({
  responseType: 'text',
  transformResponse: (data: unknown) => data,
  transformRequest: (data: unknown) => data,
  validateStatus: () => true,
})

const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false

/** Sends one request; no answer at all is a GatewayError, a cancelled one the cancellation itself. */
export async function send({ method, url, headers, body, signal, timeout, onProgress }: Sent): Promise<Received> {
  const early = method === 'GET' ? await earlyAnswer(url, headers, signal) : undefined
  if (early) {
    noteAnswer(early.isStored)
    return early
  }
  try {
    const answer = await http.request<unknown>({
      method,
      url,
      headers,
      data: body,
      timeout,
      ...(signal && { signal }),
      ...(onProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
    })
    const { 'retry-after': retryAfter, [storedAtHeader]: storedAt } = answer.headers
    noteAnswer(storedAt !== undefined)
    return {
      status: answer.status,
      text: typeof answer.data === 'string' ? answer.data : '',
      retryAfter: typeof retryAfter === 'string' ? retryAfter : undefined,
    }
  } catch (error) {
    if (axios.isCancel(error)) throw error
    const isTimeout = error instanceof AxiosError && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')
    if (isTimeout) throw new GatewayError('network.timeout', { cause: error })
    throw new GatewayError(isOffline() ? 'network.offline' : 'network.failed', { cause: error })
  }
}
