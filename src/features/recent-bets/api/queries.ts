import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { callGateway } from '#src/gateway/client.ts'
import { getRecentBets, setRecentBets } from '#src/gateway/play-calls.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useKeptChoice } from '#src/play/use-kept-choice.ts'

type Answer = AnswerTo<typeof getRecentBets>

/** As many as are seen at a glance. */
const limit = 5

/** The latest bets where the player has chosen to see them; asked anew whenever the page is opened. */
export const useRecentBetsQuery = () =>
  useQuery({
    ...valueQuery(getRecentBets, { language: useLanguage().code, limit }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const useChooseRecentBets = () =>
  useKeptChoice<Answer>({
    send: (isShown) => callGateway(setRecentBets, { body: { isShown } }),
    asked: getRecentBets,
    after: (answer, isShown) => ({ ...answer, value: { isShown, bets: isShown ? answer.value.bets : [] } }),
  })
