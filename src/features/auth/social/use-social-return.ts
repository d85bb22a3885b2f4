import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { SocialProvider } from '#contract/site/gates.ts'
import { callGateway } from '#src/gateway/client.ts'
import { GatewayError, toGatewayError } from '#src/gateway/gateway-error.ts'
import { finishSocial } from '#src/gateway/identity-calls.ts'
import { providerAnswer } from '#src/session/provider-answer.ts'
import { takeUpSession } from '#src/session/sign-in.ts'
import { useLeaveSignal } from '../hooks/use-leave-signal.ts'
import type { LogInAnswer } from '../log-in/answered.ts'
import { takePending } from './pending-log-in.ts'
import { type ProviderAnswer, readProviderAnswer } from './read-provider-answer.ts'
import { redirectUriOf } from './use-social-start.ts'

/** Why a log-in by a provider ended here. */
export type SocialFailure = 'cancelled' | 'stranger' | GatewayError

interface Handlers {
  onAnswered: (answer: LogInAnswer) => void
  /** Nobody is known by that account yet. */
  onNew: (registration: { ticket: string; nickname: string }) => void
}

/**
 * What the provider sent back with the visitor, and the path that was wanted; undefined before it is taken. Taken once, when
 * this is on the page for good: a rendering may be thrown away, and the answer with it.
 */
export function useProviderAnswer(provider: SocialProvider) {
  const [returned, setReturned] = useState<{ answer: ProviderAnswer; from: string | undefined }>()
  const isTaken = useRef(false)
  useLayoutEffect(() => {
    if (isTaken.current) return
    isTaken.current = true
    const pending = takePending()
    setReturned({ answer: readProviderAnswer(providerAnswer(), provider, pending), from: pending?.from })
  })
  return returned
}

/** Finishes the log-in with the provider's answer; answers why it could not be. */
export function useFinishSocial(provider: SocialProvider, answer: ProviderAnswer | undefined, handlers: Handlers) {
  const [failure, setFailure] = useState<SocialFailure>()
  const isBegun = useRef(false)
  const leaveSignal = useLeaveSignal()

  async function finish(code: string, codeVerifier: string): Promise<void> {
    try {
      const { value } = await callGateway(finishSocial, {
        body: { provider, code, codeVerifier, redirectUri: redirectUriOf(provider) },
      })
      if ('registration' in value) return handlers.onNew(value.registration)
      if ('token' in value) takeUpSession(value, leaveSignal())
      handlers.onAnswered(value)
    } catch (thrown) {
      if (!leaveSignal().aborted) setFailure(toGatewayError(thrown))
    }
  }

  useEffect(() => {
    if (!answer || isBegun.current) return
    isBegun.current = true
    if (answer.type === 'code') void finish(answer.code, answer.verifier)
    else setFailure(answer.type === 'failed' ? new GatewayError('social.failed') : answer.type)
  })

  return failure
}
