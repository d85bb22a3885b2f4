import { useQuery } from '@tanstack/react-query'
import {
  getCards,
  getDeposit,
  getDepositChannels,
  getDeposits,
  getMemberTransfers,
  getTransferRules,
  getWallets,
  getWithdrawal,
  getWithdrawals,
  getWithdrawRules,
} from '#src/gateway/account-calls.ts'
import { isTransient } from '#src/gateway/gateway-error.ts'
import { callQuery, freshFor } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useSession } from '#src/session/session.ts'
import { isOpenDeposit } from '../lib/state-tones.ts'

/** How often a payment that is waited for is looked at, in milliseconds; what is pushed comes sooner. */
const pollEvery = 5000
const rowsAPage = 8

/** What every page about money asks of its answers: for nobody but who is signed in, and anew on each visit. */
function useForMember() {
  const { isSignedIn } = useSession()
  return { enabled: isSignedIn, staleTime: freshFor.moment } as const
}

export const useChannelsQuery = () =>
  useQuery({ ...callQuery(getDepositChannels, { query: { language: useLanguage().code } }), ...useForMember() })

/** One deposit, asked for again as long as its payment may come. */
export function useDepositQuery(id: string | undefined) {
  const { code } = useLanguage()
  const { enabled } = useForMember()
  return useQuery({
    ...callQuery(getDeposit, { query: { id: id ?? '', language: code } }),
    enabled: enabled && id !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const isOver = state.data ? !isOpenDeposit(state.data.value) : state.error !== null && !isTransient(state.error)
      return isOver ? false : pollEvery
    },
  })
}

export function useRecentDepositsQuery() {
  const { code } = useLanguage()
  const query = { pageNo: 1, pageSize: 5, language: code }
  return useQuery({ ...callQuery(getDeposits, { query }), ...useForMember() })
}

export const useWithdrawalQuery = (id: string) =>
  useQuery({ ...callQuery(getWithdrawal, { query: { id, language: useLanguage().code } }), ...useForMember() })

export const useWithdrawRulesQuery = () =>
  useQuery({ ...callQuery(getWithdrawRules, { query: { language: useLanguage().code } }), ...useForMember() })

export function useWithdrawalsQuery(pageNo: number) {
  const { code } = useLanguage()
  const query = { pageNo, pageSize: rowsAPage, language: code }
  return useQuery({
    ...callQuery(getWithdrawals, { query }),
    ...useForMember(),
    placeholderData: (before) => before,
    refetchInterval: ({ state }) =>
      state.data?.value.withdrawals.some((one) => one.state === 'pending' || one.state === 'paying')
        ? pollEvery * 3
        : false,
  })
}

export const useCardsQuery = () =>
  useQuery({ ...callQuery(getCards, { query: { language: useLanguage().code } }), ...useForMember() })

export const useWalletsQuery = () => useQuery({ ...callQuery(getWallets, { query: {} }), ...useForMember() })

export const useTransferRulesQuery = () => useQuery({ ...callQuery(getTransferRules, {}), ...useForMember() })

export function useMemberTransfersQuery(pageNo: number) {
  const query = { pageNo, pageSize: rowsAPage }
  return useQuery({
    ...callQuery(getMemberTransfers, { query }),
    ...useForMember(),
    placeholderData: (before) => before,
  })
}
