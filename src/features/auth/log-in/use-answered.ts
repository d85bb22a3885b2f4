import { useState } from 'react'
import type { LoginStep, OpenedSession } from '#contract/identity/session.ts'
import type { OnAnswered } from './answered.ts'

interface Pending {
  step: LoginStep
  typed: { password: string } | undefined
}

/**
 * What a log-in answered: the session goes to `onOpened`, a step before it is held here until it is passed, left, or has
 * expired.
 */
export function useAnswered(onOpened: (opened: OpenedSession, typed?: { password: string }) => void) {
  const [pending, setPending] = useState<Pending>()
  const [isExpired, setExpired] = useState(false)
  const onAnswered: OnAnswered = (answer, typed) => {
    setExpired(false)
    if ('step' in answer) setPending({ step: answer.step, typed })
    else onOpened(answer, typed)
  }
  const leave = (expired: boolean) => {
    setPending(undefined)
    setExpired(expired)
  }
  return {
    onAnswered,
    /** The step took too long, and the log-in begins anew. */
    isExpired,
    step: pending && {
      step: pending.step,
      onOpened: (opened: OpenedSession) => onOpened(opened, pending.typed),
      onBack: () => leave(false),
      onExpired: () => leave(true),
    },
  }
}
