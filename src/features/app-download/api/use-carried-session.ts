import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { exchangeAppCode } from '#src/gateway/account-calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { isTransient } from '#src/gateway/gateway-error.ts'
import { appCode, forgetAppCode } from '#src/session/app-code.ts'
import { useSession } from '#src/session/session.ts'
import { takeUpSession } from '#src/session/sign-in.ts'

/**
 * What became of the code that the page was opened with. `none`: there was no code. `known`: somebody is signed in here
 * already, and stays so. `failed`: nobody knows yet, and `retry` finds out.
 */
export type Carried = 'none' | 'known' | 'waiting' | 'done' | 'refused' | 'failed'

/** Exchanges the code that the page was opened with for a session of its own, once. */
export function useCarriedSession(): { carried: Carried; error: Error | null; retry: () => void } {
  const { isSignedIn } = useSession()
  const [given] = useState(() => ({ code: appCode(), wasSignedIn: isSignedIn }))
  const { mutate, error, isSuccess } = useMutation({
    mutationFn: async (code: string) => (await callGateway(exchangeAppCode, { body: { code } })).value,
    networkMode: 'always',
    onSuccess: takeUpSession,
  })
  const { code, wasSignedIn } = given
  const isWanted = code !== undefined && !wasSignedIn
  useEffect(() => {
    forgetAppCode()
    if (isWanted) mutate(code)
  }, [isWanted, code, mutate])
  return { carried: stateOf(), error, retry: () => code !== undefined && mutate(code) }

  function stateOf(): Carried {
    if (code === undefined) return 'none'
    if (wasSignedIn) return 'known'
    if (isSuccess) return 'done'
    if (error === null) return 'waiting'
    return isTransient(error) ? 'failed' : 'refused'
  }
}
