import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useIdempotentRequest } from '#src/account/money/use-idempotent-request.ts'
import { answerRedEnvelope, openRedEnvelope } from '#src/gateway/account-calls.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useMediaQuery } from '#src/ui/use-media-query.ts'
import { invalidateEnvelopes, type OpenEnvelope } from '../api/queries.ts'

/** As long as the style sheet opens it, and a little. */
const openingMs = 1_600

/** What became of an envelope that was answered. */
export interface Answered {
  title: string
  amount: string
  isTaken: boolean
}

/**
 * One envelope: it is opened once, and what was in it is taken or refused once. The amount is known before it opens; visitors who
 * prefer no motion see it at once.
 */
export function useEnvelope({ id, title, amount: known }: OpenEnvelope, onAnswered: (answered: Answered) => void) {
  const { code } = useLanguage()
  const client = useQueryClient()
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [isOpening, setOpening] = useState(false)
  const [drawn, setDrawn] = useState<string>()
  const open = useIdempotentRequest({
    form: `envelope.${id}`,
    call: openRedEnvelope,
    onDone: ({ value }) => {
      setDrawn(value.amount)
      setOpening(true)
    },
  })
  const answer = useIdempotentRequest({
    form: `envelope-answer.${id}`,
    call: answerRedEnvelope,
    onDone: ({ value }) => {
      onAnswered({ title, amount: value.amount, isTaken: value.isTaken })
      void invalidateEnvelopes(client)
    },
  })
  useEffect(() => {
    if (!isOpening) return
    const timer = setTimeout(() => setOpening(false), isStill ? 0 : openingMs)
    return () => clearTimeout(timer)
  }, [isOpening, isStill])
  const amount = drawn ?? known
  return {
    amount,
    phase: amount === null ? ('closed' as const) : isOpening ? ('opening' as const) : ('open' as const),
    open,
    answer,
    onOpen: () => open.send({ query: { id, language: code }, body: {} }),
    onAnswer: (isTaken: boolean) => answer.send({ query: { id }, body: { isTaken } }),
    skip: () => setOpening(false),
  }
}
