import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Unanswered as UnansweredRequest } from '#src/account/money/unanswered.tsx'
import type { Sending } from './use-money-call.ts'

interface UnansweredProps {
  sending: Sending
  /** What it was about: "It is about ৳500." */
  about?: string | undefined
  /** The field of a secret that has to be typed again. */
  children?: ReactNode
  /** Sends it again with what was typed; without it, as it is. */
  onCheck?: () => void
}

/** An order without an answer: says so plainly, and finds out under the same key. */
export function Unanswered({ sending, about, children, onCheck }: UnansweredProps) {
  const { t } = useTranslation('wallet')
  const words = {
    title: t('unanswered.title'),
    text: [about, t('unanswered.text')].filter(Boolean).join(' '),
    check: t('unanswered.check'),
    giveUp: t('unanswered.giveUp'),
    ask: {
      title: t('unanswered.giveUpAsk'),
      text: t('unanswered.giveUpText'),
      yes: t('unanswered.giveUpYes'),
      no: t('unanswered.giveUpNo'),
    },
  }
  return (
    <UnansweredRequest
      isUnknown={sending.isUnknown}
      words={words}
      onCheck={() => (onCheck ? onCheck() : sending.checkAgain())}
      onGiveUp={sending.giveUp}
    >
      {children}
    </UnansweredRequest>
  )
}
