import { useEffect, useRef } from 'react'
import type { AnswerOf, Call } from '#contract/call.ts'
import { useIdempotentRequest } from '#src/account/money/use-idempotent-request.ts'
import type { CallRef } from '#src/gateway/call-ref.ts'

interface MoneyCall<C extends Call> {
  secrets?: readonly string[]
  onDone: (answer: AnswerOf<C>) => void
  /** Rejected for good, with a GatewayError: nothing was moved. */
  onRefused: (error: Error) => void
}

/** A call that moves money: see `useIdempotentRequest`. A refusal is reported once. */
export function useMoneyCall<C extends Call>(form: string, call: CallRef<C>, options: MoneyCall<C>) {
  const { secrets = [] } = options
  // Both presses of a double click get the one answer: it is reported once.
  const reported = useRef<AnswerOf<C>>(undefined)
  const onDone = (answer: AnswerOf<C>) => {
    if (reported.current === answer) return
    reported.current = answer
    options.onDone(answer)
  }
  const sent = useIdempotentRequest({ form: `wallet.${form}`, call, secrets, onDone })
  const { refusal } = sent
  const onRefused = useRef(options.onRefused)
  onRefused.current = options.onRefused
  useEffect(() => {
    if (refusal) onRefused.current(refusal)
  }, [refusal])
  return { ...sent, isPending: sent.isSending }
}

/** What the words about an answer that never came need of a call. */
export interface Sending {
  isPending: boolean
  isUnknown: boolean
  checkAgain: (typed?: object) => void
  giveUp: () => void
}
