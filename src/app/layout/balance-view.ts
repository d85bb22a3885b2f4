import { useMutation } from '@tanstack/react-query'
import { create } from 'zustand'
import { useFormat } from '#src/i18n/format.ts'
import { readStored, writeStored } from '#src/lib/storage.ts'
import { useBalanceQuery } from '#src/session/session.ts'

const name = 'balanceHidden'

export const useBalanceHidden = create<{ isHidden: boolean }>(() => ({ isHidden: readStored('local', name) === '1' }))

/** The visitor's own matter: kept in this browser, told to nobody. */
export function toggleBalanceHidden(): void {
  const isHidden = !useBalanceHidden.getState().isHidden
  useBalanceHidden.setState({ isHidden })
  writeStored('local', name, isHidden ? '1' : null)
}

/** The balance as the shell shows it: an amount, asterisks, pending, or unreadable; never a zero that is none. */
export function useBalanceView() {
  const query = useBalanceQuery()
  const format = useFormat()
  const { isHidden } = useBalanceHidden()
  const { mutate: refresh, isPending } = useMutation({ mutationFn: () => query.refetch() })
  const style = query.data && { currency: query.data.currency }
  return {
    isHidden,
    isRefreshing: isPending || query.isFetching,
    isLoading: query.isPending,
    isUnreadable: query.isError,
    parts: query.data && !query.isError ? format.money(query.data.balance, style) : undefined,
    text: query.data && !query.isError ? format.moneyText(query.data.balance, style) : undefined,
    refresh: () => refresh(),
  }
}
