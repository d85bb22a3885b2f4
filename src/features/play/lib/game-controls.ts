import { create } from 'zustand'
import { readStored, writeStored } from '#src/lib/storage.ts'

/** What the game in the frame lets the site do: one that it does not name, it cannot. */
export interface GameControls {
  /** Whether it sounds. */
  sound?: boolean
  /** Whether it stands still. */
  paused?: boolean
}

interface Remote {
  controls: GameControls
  /** Tells the game in the frame. */
  send: (wanted: GameControls) => void
}

const none: Remote = { controls: {}, send: () => undefined }
const soundName = 'gameSound'

/** The game that is in the frame now. */
export const useGameControls = create<Remote>(() => none)

/** Whether the game waits for the player's answer to a reality check. */
export const useGameHold = create<{ isHeld: boolean }>(() => ({ isHeld: false }))

export const holdGame = (isHeld: boolean): void => useGameHold.setState({ isHeld })

export const forgetGame = (): void => useGameControls.setState(none)

function controlsIn(data: unknown): GameControls | undefined {
  const said: unknown = Object(data).type === 'livery.play' ? Object(data).controls : undefined
  if (typeof said !== 'object' || said === null) return undefined
  const { sound, paused } = said as Record<string, unknown>
  return { ...(typeof sound === 'boolean' && { sound }), ...(typeof paused === 'boolean' && { paused }) }
}

/** Takes what a game says of itself. One that begins with its sound on is told where the visitor wants none. */
export function hearControls(data: unknown, post: (message: unknown) => void): void {
  const controls = controlsIn(data)
  if (!controls) return
  const isFirst = useGameControls.getState().send === none.send
  const send = (wanted: GameControls) => post({ type: 'livery.play', ...wanted })
  useGameControls.setState({ controls, send })
  if (isFirst && controls.sound === true && readStored('local', soundName) === 'off') send({ sound: false })
}

/** Counts for every game from now on, in this browser. */
export function chooseSound(sound: boolean): void {
  writeStored('local', soundName, sound ? null : 'off')
  useGameControls.getState().send({ sound })
}
