import { create } from 'zustand'
import { readStored, writeStored } from '#src/lib/storage.ts'
import { guest, type SessionEvent, type SessionState, sessionAfter } from './session-events.ts'
import { tokenName } from './token-from-url.ts'

export const useSessionStore = create<SessionState>(() => guest)

/** Every change of the session passes here; the copy of the token for reloads follows. */
export function tellSession(event: SessionEvent): void {
  const before = useSessionStore.getState()
  const after = sessionAfter(before, event)
  if (after === before) return
  useSessionStore.setState(after)
  if (after.token !== before.token) writeStored('session', tokenName, after.token)
}

/** Takes up the session that this tab had before a reload, or that came with the address. */
export function restoreSession(): void {
  const token = readStored('session', tokenName)
  if (token) tellSession({ type: 'restored', token })
}
