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
  return (
    <UnansweredRequest
      isUnknown={sending.isUnknown}
      t={t}
      about={about}
      onCheck={() => (onCheck ? onCheck() : sending.checkAgain())}
      onGiveUp={sending.giveUp}
    >
      {children}
    </UnansweredRequest>
  )
}
