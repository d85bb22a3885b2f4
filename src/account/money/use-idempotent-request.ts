import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf, Call } from '#contract/call.ts'
import type { CallRef } from '#src/gateway/call-ref.ts'
import { type CallInput, callGateway } from '#src/gateway/client.ts'
import {
  forgetRequest,
  isRequestPending,
  isUnanswered,
  openRequest,
  sendIdempotent,
} from '#src/gateway/idempotent-request.ts'
import { useMemberQuery } from '#src/session/session.ts'

/** What a request is: the call's query and body. */
export type RequestOf<C extends Call> = Pick<CallInput<C>, 'query' & keyof CallInput<C>> &
  Pick<CallInput<C>, 'body' & keyof CallInput<C>>

interface IdempotentRequest<C extends Call> {
  /** Names the form in this browser; one request of it can be without an answer. */
  form: string
  call: CallRef<C>
  /** Fields of the body that are kept nowhere and are no part of what the request is: `paymentPassword`. */
  secrets?: readonly string[]
  onDone?: (answer: AnswerOf<C>) => void
  /** It was answered or refused, or there was no answer. */
  onSettled?: () => void
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** What a request is about, in one text: names in order, without secrets. */
function aboutOf(request: object, secrets: readonly string[]): string {
  return JSON.stringify(request, (name, value: unknown) => {
    if (secrets.includes(name)) return undefined
    if (!isRecord(value) || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

/** With the secrets that were typed anew. */
function withSecrets(about: string, secrets: object): unknown {
  const request: unknown = JSON.parse(about)
  return isRecord(request) ? { ...request, body: { ...Object(request.body), ...secrets } } : request
}

/**
 * Sends what a form has confirmed exactly once. A request without an answer is stored, through a reload, under its
 * key: the same again, or `checkAgain`, is the same request. What the gateway has answered, or refused, is over.
 */
export function useIdempotentRequest<C extends Call>({
  form,
  call,
  secrets = [],
  onDone,
  onSettled,
}: IdempotentRequest<C>) {
  const { data: member } = useMemberQuery()
  const name = `${form}:${member?.id ?? ''}`
  const [, setCount] = useState(0)
  const { mutate, reset, ...state } = useMutation({
    mutationFn: (request: RequestOf<C>) =>
      sendIdempotent(name, aboutOf(request, secrets), (idempotencyKey) =>
        // The contract's own shape of a call's input, taken apart above and put together again.
        callGateway(call, { ...request, idempotencyKey } as CallInput<C>),
      ),
    onSuccess: (answer) => onDone?.(answer),
    onSettled: () => {
      // What is open is read anew.
      setCount((count) => count + 1)
      onSettled?.()
    },
  })
  const open = state.isPending || isRequestPending(name) ? undefined : openRequest(name)
  return {
    send: (request: RequestOf<C>) => mutate(request),
    /** A request was sent, and what became of it is not known. */
    isUnknown: open !== undefined,
    /** The body of that request, without its secrets. */
    unknownBody: open && readBody(open.about),
    /** Sends that request once more under its key; its secrets have to be typed again. */
    checkAgain: (typed: object = {}) => {
      // Kept by `send` from what was a request of this call.
      if (open) mutate(withSecrets(open.about, typed) as RequestOf<C>)
    },
    /** The member has seen elsewhere what became of it. */
    giveUp: () => {
      forgetRequest(name)
      reset()
      setCount((count) => count + 1)
    },
    isSending: state.isPending,
    /** Why it was refused, or that there was no answer. */
    error: state.error,
    /** A refusal alone: what is unanswered is said by `isUnknown`. */
    refusal: state.error && !isUnanswered(state.error) ? state.error : null,
    answer: state.data,
    reset,
  }
}

function readBody(about: string): Readonly<Record<string, unknown>> {
  const request: unknown = JSON.parse(about)
  return isRecord(request) && isRecord(request.body) ? request.body : {}
}
