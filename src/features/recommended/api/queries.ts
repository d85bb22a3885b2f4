import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { callGateway } from '#src/gateway/client.ts'
import { getRecommendedForMember, setRecommended } from '#src/gateway/play-calls.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useKeptChoice } from '#src/play/use-kept-choice.ts'

type Answer = AnswerTo<typeof getRecommendedForMember>

/** What the gateway recommends to the player, and why. */
export const useRecommendedQuery = () =>
  useQuery({
    ...valueQuery(getRecommendedForMember, { language: useLanguage().code }),
    placeholderData: keepPreviousData,
  })

export const useChooseRecommended = () =>
  useKeptChoice<Answer>({
    send: (isOn) => callGateway(setRecommended, { body: { isOn } }),
    asked: getRecommendedForMember,
    after: (answer, isOn) => ({ ...answer, value: { isOn, lane: isOn ? answer.value.lane : null } }),
  })
