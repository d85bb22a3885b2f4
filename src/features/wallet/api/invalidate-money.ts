import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import {
  getCards,
  getDepositChannels,
  getDeposits,
  getMemberTransfers,
  getTransferRules,
  getWallets,
  getWithdrawal,
  getWithdrawals,
  getWithdrawRules,
} from '#src/gateway/account-calls.ts'
import { getBalance } from '#src/gateway/calls.ts'
import { invalidate } from '#src/gateway/query-client.ts'

const moved = [
  getBalance,
  getWallets,
  getDepositChannels,
  getDeposits,
  getWithdrawRules,
  getWithdrawal,
  getWithdrawals,
  getTransferRules,
  getMemberTransfers,
  getCards,
]

/** Asks anew for everything that says how much there is and what may be done with it. */
export function useInvalidateMoney(): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    void invalidate(client, ...moved)
  }, [client])
}
