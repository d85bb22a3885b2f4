import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callGateway } from '#src/gateway/client.ts'
import { placeLotteryBet } from '#src/gateway/play-calls.ts'
import { type Attempt, attemptAt, isUnanswered } from '../lib/attempt.ts'
import type { BetBody } from '../lib/slip.ts'
import { useAskAgain } from './use-drawn-news.ts'

/**
 * Places bets. `confirm` mints the key of the bet that is about to be confirmed, and keeps the one of a bet that has
 * had no answer: sent again, that is the same bet.
 */
export function usePlaceBet(onPlaced: () => void) {
  const askAgain = useAskAgain()
  const [attempt, setAttempt] = useState<Attempt>()
  const [unanswered, setUnanswered] = useState<Attempt>()
  const { mutate, reset, ...state } = useMutation({
    mutationFn: ({ key, body }: Attempt) => callGateway(placeLotteryBet, { body, idempotencyKey: key }),
    networkMode: 'always',
    onSuccess: onPlaced,
    onSettled: (_, error, sent) => {
      setUnanswered(error && isUnanswered(error) ? sent : undefined)
      askAgain()
    },
  })
  return {
    attempt,
    hasUnanswered: unanswered !== undefined,
    confirm: (body: BetBody) => {
      reset()
      setAttempt(attemptAt(body, unanswered))
    },
    place: () => {
      if (attempt && !state.isPending) mutate(attempt)
    },
    leave: () => setAttempt(undefined),
    isPending: state.isPending,
    error: state.error,
    placed: state.data?.value,
  }
}

export type PlacingBet = ReturnType<typeof usePlaceBet>
