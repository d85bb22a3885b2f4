import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cancelDeposit, getDeposit, reportDeposit } from '#src/gateway/account-calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useInvalidateMoney } from '../api/invalidate-money.ts'
import { useDepositQuery } from '../api/queries.ts'
import { useTimeLeft } from './use-time-left.ts'

/** A deposit as it stands, and what its payer can say of it. Neither moves money: that comes with the bank's word. */
export function useTicket(id: string) {
  const client = useQueryClient()
  const { code } = useLanguage()
  const query = useDepositQuery(id)
  const invalidate = useInvalidateMoney()
  const deposit = query.data?.value
  const seconds = useTimeLeft(deposit?.expiresAt ?? '', deposit?.now, query.dataUpdatedAt)
  // One that was reported expires no more.
  const isOver = deposit?.state === 'waiting' && seconds === 0
  const { refetch } = query
  // What it was asked for under its name may have changed with it: the balance, the limits, the list.
  const state = deposit?.state
  useEffect(() => {
    if (state !== undefined) invalidate()
  }, [state, invalidate])
  // The time is over by the gateway's clock: what became of it is the gateway's to say.
  useEffect(() => {
    if (isOver) void refetch()
  }, [isOver, refetch])
  const say = useMutation({
    mutationFn: (call: typeof reportDeposit | typeof cancelDeposit) => callGateway(call, { query: { id } }),
    onSuccess: (answer) => client.setQueryData(callKey(getDeposit, { query: { id, language: code } }), answer),
    // Where it was over already, the page shows how.
    onError: () => void refetch(),
  })
  const once = (call: typeof reportDeposit | typeof cancelDeposit) => {
    if (!say.isPending) say.mutate(call)
  }
  return {
    query,
    deposit,
    seconds,
    isOver,
    isSaying: say.isPending,
    failure: say.error,
    report: () => once(reportDeposit),
    cancel: () => once(cancelDeposit),
  }
}

export type Ticket = ReturnType<typeof useTicket>
