import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getBalance } from '#src/gateway/calls.ts'
import { getLotteryBets, getOpenedNumbers } from '#src/gateway/play-calls.ts'

/** What a draw or a bet may have changed is asked for again. */
export function useInvalidateLotteries(): () => void {
  const client = useQueryClient()
  return () => {
    for (const { id } of [getOpenedNumbers, getLotteryBets, getBalance])
      void client.invalidateQueries({ queryKey: [id] })
  }
}

/** Once the numbers of another draw are there, so are what bets won by them. */
export function useDrawnNews(lastNo: string | undefined): void {
  const invalidate = useInvalidateLotteries()
  const before = useRef(lastNo)
  useEffect(() => {
    if (before.current !== undefined && lastNo !== undefined && before.current !== lastNo) invalidate()
    if (lastNo !== undefined) before.current = lastNo
  })
}
