import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  type AnswerTo,
  type BodyTo,
  consolidateFunds,
  getBalance,
  getFavouriteIds,
  getMember,
  login,
  logout,
} from '#src/gateway/calls.ts'
import { callGateway, connectGateway } from '#src/gateway/client.ts'
import { callKey, callQuery, queryClient } from '#src/gateway/query-client.ts'
import { restoreSession, tellSession, useSessionStore } from './session-store.ts'

export type Member = AnswerTo<typeof getMember>['value']
export type LoginBody = BodyTo<typeof login>

interface SessionOptions {
  /** BCP 47 of the language in use. */
  language: () => string
  /** Brings the money of vendors' wallets back after a log-in (not for trial accounts). */
  hasConsolidation: boolean
}

let options: SessionOptions = { language: () => 'en', hasConsolidation: false }

/** Connects the gateway's client with the session and takes up the one of before a reload. Once, at start. */
export function startSession(given: SessionOptions): void {
  options = given
  connectGateway({
    token: () => useSessionStore.getState().token,
    language: given.language,
    onUnauthorised: () => endSession('expired'),
  })
  restoreSession()
}

function endSession(ending: 'left' | 'expired'): void {
  tellSession({ type: 'ended', token: useSessionStore.getState().token, ending })
  queryClient.removeQueries({ predicate: (query) => query.meta?.auth === 'token' })
}

async function consolidate(): Promise<void> {
  const answer = await callGateway(consolidateFunds, {})
  queryClient.setQueryData(callKey(getBalance, {}), answer)
}

/** Opens a session; rejects with a GatewayError. Who it belongs to follows by `useSessionSync`. */
export async function signIn(body: LoginBody): Promise<void> {
  const { value } = await callGateway(login, { body })
  queryClient.removeQueries({ predicate: (query) => query.meta?.auth === 'token' })
  tellSession({ type: 'signed-in', token: value.token, isFirstLogin: value.firstTimeLogin })
}

/** Ends the session on the server, then here; it ends here even where the server could not be told. */
export async function signOut(): Promise<void> {
  try {
    await callGateway(logout, {})
  } finally {
    endSession('left')
  }
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
    if (isNew && options.hasConsolidation && useSessionStore.getState().role !== 'trial')
      consolidate().catch(() => undefined)
  }, [token, memberType])
}

/** Who is at the site: the role, and whether it is known yet. */
export function useSession() {
  const { phase, role, isFirstLogin, ended } = useSessionStore()
  return { phase, role, isFirstLogin, ended, isSignedIn: phase !== 'guest' }
}

const useToken = () => useSessionStore((state) => state.token !== null)

export function useMemberQuery() {
  return useQuery({ ...callQuery(getMember, {}), enabled: useToken(), select: ({ value }) => value })
}

export function useBalanceQuery() {
  return useQuery({ ...callQuery(getBalance, {}), enabled: useToken(), select: ({ value }) => value })
}

/** Node ids of the favourites; empty for guests and until they are known. */
export function useFavouriteIdsQuery() {
  return useQuery({ ...callQuery(getFavouriteIds, {}), enabled: useToken(), select: ({ value }) => value })
}
