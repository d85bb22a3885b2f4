import { keepPreviousData, type QueryFunctionContext, useQueries, useQuery } from '@tanstack/react-query'
import type { AnswerOf, Call } from '#contract/call.ts'
import type { Lottery, PrizeMode } from '#contract/lobby/lottery.ts'
import type { AnswerTo, CallRef } from '#src/gateway/call-ref.ts'
import { type CallInput, callGateway } from '#src/gateway/client.ts'
import {
  getLotteryBets,
  getLotteryGame,
  getLotteryMenu,
  getLotteryRecent,
  getOpenedNumbers,
  getOpenedNumero,
} from '#src/gateway/play-calls.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { phoneWindow, useMediaQuery } from '#src/ui/use-media-query.ts'
import { untilNews } from '../lib/countdown.ts'
import { noteServerTime, serverNow } from '../lib/server-clock.ts'

export type Draw = NonNullable<Lottery['current']>
export type ListedBet = AnswerTo<typeof getLotteryBets>['value']['bets'][number]

/** Asks as `callQuery` does, and sets the clock by the answer. */
async function askTimed<C extends Call>(ref: CallRef<C>, input: CallInput<C>): Promise<AnswerOf<C>> {
  await ref.load()
  const sent = Date.now()
  const answer = await callGateway(ref, input)
  const { value } = answer as { value: { now: string } }
  noteServerTime(value.now, sent, Date.now())
  return answer
}

/** More than this no menu, ticket or list has, whatever comes. */
const maxLotteries = 60
const maxPlays = 60
const pastDraws = 20
const betsOnPage = 10

function useMenuQueries(modes: readonly PrizeMode[]) {
  const { code } = useLanguage()
  const device = useMediaQuery(phoneWindow) ? 'phone' : 'desktop'
  return useQueries({
    queries: modes.map((prizeMode) => {
      const input = { query: { prizeMode, device, language: code } } as const
      return {
        ...callQuery(getLotteryMenu, input),
        queryFn: ({ signal }: QueryFunctionContext) => askTimed(getLotteryMenu, { ...input, signal }),
        placeholderData: (before: AnswerTo<typeof getLotteryMenu> | undefined) => before,
      }
    }),
    combine: (menus) => ({
      isPending: menus.some((menu) => menu.isPending),
      // What one mode has is shown without the other.
      isFailed: menus.every((menu) => menu.isError),
      lotteries: menus.flatMap((menu) => menu.data?.value.lotteries ?? []).slice(0, maxLotteries),
      retry: () => void Promise.all(menus.map((menu) => menu.refetch())),
    }),
  })
}

function useRecentCodes(modes: readonly PrizeMode[]) {
  return useQueries({
    queries: modes.map((prizeMode) => callQuery(getLotteryRecent, { query: { prizeMode } })),
    combine: (recent) => [...new Set(recent.flatMap((query) => query.data?.value ?? []))],
  })
}

/** The lotteries of an address, those played lately first. `first` is the gateway's, so that an address opens one view. */
export function useLotteryMenu(modes: readonly PrizeMode[]) {
  const menu = useMenuQueries(modes)
  const recent = useRecentCodes(modes)
  const played = recent.flatMap((code) => menu.lotteries.filter(({ gameCode }) => gameCode === code))
  const others = menu.lotteries.filter((lottery) => !played.includes(lottery))
  return {
    ...menu,
    first: menu.lotteries[0]?.gameCode,
    lotteries: [...played, ...others],
    isRecent: (gameCode: string) => recent.includes(gameCode),
  }
}

export function useLotteryGame(gameCode: string) {
  const { code } = useLanguage()
  const input = { query: { gameCode, language: code } }
  return useQuery({
    ...callQuery(getLotteryGame, input),
    queryFn: ({ signal }) => askTimed(getLotteryGame, { ...input, signal }),
    // In another language the ticket stays as it is until its words are there.
    placeholderData: keepPreviousData,
    select: ({ value }) => ({ ...value, plays: value.plays.slice(0, maxPlays) }),
  })
}

/** A lottery's draws name their prizes in a language, though their calls do not ask for one. */
function useDrawsKey<C extends Call>(ref: CallRef<C>, query: CallInput<C>['query']) {
  const { code } = useLanguage()
  return { queryKey: [ref.id, query, code], meta: { auth: ref.auth } }
}

/** The draw that is on and the one before it; asked for anew by itself when the draw's time has come. */
export function useOpenedNumero(gameCode: string) {
  const query = { gameCode }
  return useQuery({
    ...useDrawsKey(getOpenedNumero, query),
    queryFn: ({ signal }) => askTimed(getOpenedNumero, { query, signal }),
    select: ({ value }) => value,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.status === 'error' ? 10_000 : untilNews(state.data?.value.current, serverNow()),
  })
}

export function usePastDraws(gameCode: string) {
  const query = { gameCode, limit: pastDraws }
  return useQuery({
    ...useDrawsKey(getOpenedNumbers, query),
    queryFn: ({ signal }) => callGateway(getOpenedNumbers, { query, signal }),
    select: ({ value }) => value.slice(0, pastDraws),
  })
}

export const useLotteryBets = (pageNo: number) =>
  useQuery({
    ...callQuery(getLotteryBets, { query: { pageNo, pageSize: betsOnPage, language: useLanguage().code } }),
    select: ({ value }) => ({ ...value, bets: value.bets.slice(0, betsOnPage) }),
    placeholderData: keepPreviousData,
  })
