import { create } from 'zustand'

/** Whether the game in the page waits for the player's answer to a reality check. */
export const usePlayHold = create<{ isHeld: boolean }>(() => ({ isHeld: false }))

export const holdPlay = (isHeld: boolean): void => usePlayHold.setState({ isHeld })
