import { create } from 'zustand'
import { useSessionStore } from './session-store.ts'

/** What the gateway has pushed of what it counts nowhere else; undefined until it did. Of one session alone. */
export const useMemberCounts = create<{ token: string | null; missions: number | undefined }>(() => ({
  token: null,
  missions: undefined,
}))

export const storeMissionCount = (missions: number): void =>
  useMemberCounts.setState({ token: useSessionStore.getState().token, missions })

/** Missions that are open, where that is known of who is signed in. */
export function useMissionCount(): number | undefined {
  const { token, missions } = useMemberCounts()
  return useSessionStore((state) => (state.token !== null && state.token === token ? missions : undefined))
}
