import { useState } from 'react'
import { useIdempotentRequest } from '#src/account/money/use-idempotent-request.ts'
import { placeLotteryBet } from '#src/gateway/play-calls.ts'
import { type BetBody, hasBetsOf, type SlipBet } from '../lib/slip.ts'
import { useInvalidateLotteries } from './use-drawn-news.ts'

type Confirmed =
  | { isNew: true; drawNo: string; body: BetBody }
  /** A bet without an answer, as this tab has stored it. */
  | { isNew: false; drawNo: string; body: Readonly<Record<string, unknown>> }

interface PlaceBet {
  gameCode: string
  /** What is on the slip. */
  bets: readonly SlipBet[]
  /** The bets of the slip are placed. */
  onPlaced: () => void
}

/**
 * Places the bets of a slip by an idempotent request. While the answer to one is missing, also after a reload, no other
 * can be confirmed: `check` finds out what became of it, `giveUp` lets go of it.
 */
export function usePlaceBet({ gameCode, bets, onPlaced }: PlaceBet) {
  const invalidate = useInvalidateLotteries()
  const [confirmed, setConfirmed] = useState<Confirmed>()
  const request = useIdempotentRequest({
    form: `lottery.${gameCode}`,
    call: placeLotteryBet,
    onDone: () => {
      // After a reload the slip may be another one by now.
      if (confirmed && hasBetsOf(bets, confirmed.body)) onPlaced()
    },
    onSettled: invalidate,
  })
  const { unknownBody } = request
  const isChecking = confirmed?.isNew === false && request.isSending
  return {
    /** What the dialog is about; none while it is found out what became of a bet. */
    confirmed: isChecking ? undefined : confirmed,
    isUnknown: request.isUnknown,
    unknownTotal: textOf(unknownBody?.total),
    isChecking,
    confirm: (body: BetBody) => {
      if (request.isUnknown) return
      request.reset()
      setConfirmed({ isNew: true, drawNo: body.drawNo, body })
    },
    place: () => {
      if (request.isSending) return
      if (request.isUnknown) request.checkAgain()
      else if (confirmed?.isNew) request.send({ body: confirmed.body })
    },
    check: () => {
      if (!unknownBody) return
      setConfirmed({ isNew: false, drawNo: textOf(unknownBody.drawNo), body: unknownBody })
      request.checkAgain()
    },
    giveUp: request.giveUp,
    leave: () => setConfirmed(undefined),
    isPending: request.isSending,
    error: request.error,
    placed: request.answer?.value,
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export type PlacingBet = ReturnType<typeof usePlaceBet>
