import { useState } from 'react'
import type { LotteryPlay } from '#contract/lobby/lottery.ts'
import { countLines } from '#contract/lobby/lottery-lines.ts'
import { asTyped, plainAmount } from '#src/account/money/amount.ts'
import { decimal, minorUnits } from '../lib/amount.ts'
import { maxNumbers, picksText, readTyped } from '../lib/picks.ts'
import type { SlipBet } from '../lib/slip.ts'

export type StakeError = 'unread' | 'outside'

function stakeOf(text: string, { minStake, maxStake }: LotteryPlay): { stake: string } | { error: StakeError } {
  const amount = minorUnits(plainAmount(text))
  if (amount === undefined) return { error: 'unread' }
  const isInside = amount >= (minorUnits(minStake) ?? 0n) && amount <= (minorUnits(maxStake) ?? 0n)
  return isInside ? { stake: decimal(amount) } : { error: 'outside' }
}

/** What is chosen on the ticket of a play, and the bet that it makes. */
export function useTicket(play: LotteryPlay) {
  const [picks, setPicks] = useState<Readonly<Record<number, string[]>>>({})
  const [typed, setTyped] = useState('')
  const [stakeText, setStakeText] = useState(() => asTyped(play.minStake))
  const chosen =
    play.digits > 0 ? [readTyped(typed, play.digits).numbers] : play.positions.map((_, place) => picks[place] ?? [])
  const isTooMany = chosen.some((one) => one.length > maxNumbers)
  const lines = isTooMany ? 0 : countLines(play, chosen)
  const stake = stakeOf(stakeText, play)
  const bet: Omit<SlipBet, 'id'> | undefined =
    lines > 0 && 'stake' in stake
      ? { play: play.code, name: play.name, picks: chosen, shown: picksText(play, chosen), lines, stake: stake.stake }
      : undefined
  return {
    chosen,
    choose: (place: number, options: string[]) => setPicks((before) => ({ ...before, [place]: options })),
    typed,
    setTyped,
    stakeText,
    setStakeText,
    stakeError: 'error' in stake ? stake.error : undefined,
    lines,
    bet,
    clear: () => {
      setPicks({})
      setTyped('')
    },
  }
}
