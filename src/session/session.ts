import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { getBalance, getFavouriteIds, getMember } from '#src/gateway/calls.ts'
import { connectGateway } from '#src/gateway/credentials.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import { endSession } from './end-session.ts'
import { restoreSession, tellSession, useSessionStore } from './session-store.ts'

export type Member = AnswerTo<typeof getMember>['value']

interface SessionOptions {
  /** BCP 47 of the language in use. */
  language: () => string
  /** Brings the money of vendors' wallets back after a log-in (not for trial accounts). */
  hasConsolidation: () => boolean
}

let options: SessionOptions = { language: () => 'en', hasConsolidation: () => false }

/** Connects the gateway's client with the session and takes up the one of before a reload. Once, at start. */
export function startSession(given: SessionOptions): void {
  options = given
  connectGateway({
    token: () => useSessionStore.getState().token,
    language: given.language,
    onUnauthorised: (token) => endSession('expired', token),
  })
  restoreSession()
}

/** Keeps the session's role in step with the member behind its token. Mounted once, at the root. */
export function useSessionSync(): void {
  const token = useSessionStore((state) => state.token)
  const { data } = useQuery({ ...callQuery(getMember, {}), enabled: token !== null })
  const memberType = data?.value.type
  useEffect(() => {
    if (token === null || memberType === undefined) return
    const isNew = useSessionStore.getState().phase === 'identifying'
    tellSession({ type: 'identified', token, memberType })
    // A balance that cannot be consolidated is still a balance: the header reads it by itself.
    if (isNew && options.hasConsolidation() && useSessionStore.getState().role !== 'trial')
      void import('./sign-in.ts').then(({ consolidate }) => consolidate()).catch(() => undefined)
  }, [token, memberType])
}

/** Who is at the site: the role, and whether it is known yet. */
export function useSession() {
  const { phase, role, isFirstLogin, ended } = useSessionStore()
  return { phase, role, isFirstLogin, ended, isSignedIn: phase !== 'guest' }
}

const useToken = () => useSessionStore((state) => state.token !== null)

export const useMemberQuery = () => useQuery({ ...valueQuery(getMember), enabled: useToken() })

export const useBalanceQuery = () => useQuery({ ...valueQuery(getBalance), enabled: useToken() })

/** Node ids of the favourites; empty for guests and until they are known. */
export const useFavouriteIdsQuery = () => useQuery({ ...valueQuery(getFavouriteIds), enabled: useToken() })
