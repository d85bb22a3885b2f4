import { isTransient } from '#src/gateway/gateway-error.ts'

/** Milliseconds between two requests for one game, whatever is pressed meanwhile. */
export const favouriteThrottle = 1000
/** Milliseconds after which a tab sends what another one wanted and did not get through, because it was closed, say. */
const adoptAfter = 5000
/** A gateway that fails is asked so often in all, with waits of 1 and 2 seconds. */
const maxTries = 3

export interface Favourite {
  nodeId: number
  vendor: string
  gameType: string
}

/** When something was wanted, by the clock and the tab: of two, the later one counts in every tab. */
interface Stamp {
  at: number
  tab: string
}

/** What the tabs of one member tell each other. */
export type FavouriteMessage =
  | { type: 'wanted'; game: Favourite; isOn: boolean; stamp: Stamp }
  | { type: 'settled'; nodeId: number; isOn: boolean; stamp: Stamp }
  | { type: 'refused'; nodeId: number; stamp: Stamp }

interface Wanted {
  game: Favourite
  isOn: boolean
  stamp: Stamp
  isOwn: boolean
  tries: number
}

/** All that favourites need of the world around them. */
export interface FavouriteWorld {
  /** A name that no other tab has. */
  tab: string
  now(): number
  /** Runs something after so many milliseconds; the answer calls it off. */
  later(milliseconds: number, run: () => void): () => void
  isOnline(): boolean
  /** Whether the gateway's list has a game, as far as it is known. */
  has(nodeId: number): boolean
  /** Rejects with a GatewayError. */
  send(game: Favourite, isOn: boolean): Promise<unknown>
  /** Runs one piece of work of this name at a time, over all tabs. */
  alone(name: string, work: () => Promise<void>): Promise<void>
  tell(message: FavouriteMessage): void
  /** Takes note of what the gateway has now. */
  note(nodeId: number, isOn: boolean): void
  /** Asks the gateway for its list again. */
  refresh(): void
}

const isLater = (one: Stamp, other: Stamp): boolean => one.at > other.at || (one.at === other.at && one.tab > other.tab)

/**
 * The favourites as a tab wants them. A press counts at once; the last wanted state of a game is sent when the gateway is
 * free and there is a connection, one request a game at a time, and told to the other tabs. The gateway's list is the
 * truth: what it refuses is rolled back everywhere.
 */
export function createFavourites(world: FavouriteWorld) {
  const wanted = new Map<number, Wanted>()
  const timers = new Map<number, () => void>()
  const underway = new Set<number>()
  const lastSent = new Map<number, number>()
  const listeners = new Set<() => void>()
  let lastStamp = 0
  let hasFailed = false

  function show(isFailure = hasFailed): void {
    hasFailed = isFailure
    for (const listener of listeners) listener()
  }

  /** Forgets what was wanted up to then. */
  function drop(nodeId: number, stamp: Stamp): void {
    const now = wanted.get(nodeId)
    if (now && !isLater(now.stamp, stamp)) wanted.delete(nodeId)
  }

  function giveUp(nodeId: number, { stamp }: Wanted): void {
    drop(nodeId, stamp)
    world.tell({ type: 'refused', nodeId, stamp })
    world.refresh()
    show(true)
  }

  async function deliver(nodeId: number): Promise<void> {
    const now = wanted.get(nodeId)
    if (!now || !world.isOnline()) return
    lastSent.set(nodeId, world.now())
    try {
      await world.send(now.game, now.isOn)
    } catch (error) {
      now.tries += 1
      if (!isTransient(error) || (now.tries >= maxTries && world.isOnline())) giveUp(nodeId, now)
      return
    }
    world.note(nodeId, now.isOn)
    drop(nodeId, now.stamp)
    world.tell({ type: 'settled', nodeId, isOn: now.isOn, stamp: now.stamp })
    if (wanted.size === 0) world.refresh()
    show()
  }

  function waitOf({ isOwn, tries, game }: Wanted): number {
    const rest = (lastSent.get(game.nodeId) ?? Number.NEGATIVE_INFINITY) + favouriteThrottle - world.now()
    return Math.max(0, rest, isOwn ? 0 : adoptAfter, tries > 0 ? favouriteThrottle * 2 ** (tries - 1) : 0)
  }

  function schedule(nodeId: number): void {
    timers.get(nodeId)?.()
    timers.delete(nodeId)
    const now = wanted.get(nodeId)
    if (!now || underway.has(nodeId) || !world.isOnline()) return
    const run = async () => {
      timers.delete(nodeId)
      underway.add(nodeId)
      await world.alone(`favourite ${nodeId}`, () => deliver(nodeId))
      underway.delete(nodeId)
      schedule(nodeId)
    }
    timers.set(
      nodeId,
      world.later(waitOf(now), () => void run()),
    )
  }

  function want(game: Favourite, isOn: boolean, stamp: Stamp, isOwn: boolean): void {
    lastStamp = Math.max(lastStamp, stamp.at)
    const now = wanted.get(game.nodeId)
    if (now && !isLater(stamp, now.stamp)) return
    wanted.set(game.nodeId, { game, isOn, stamp, isOwn, tries: 0 })
    show(!isOwn && hasFailed)
    schedule(game.nodeId)
  }

  return {
    /** A change was given up since the last press. */
    hasFailed: () => hasFailed,
    /** As it is wanted, else as the gateway's list says. */
    isOn: (nodeId: number): boolean => wanted.get(nodeId)?.isOn ?? world.has(nodeId),
    /** The gateway's list is another. */
    onList: (): void => show(),
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    press(game: Favourite, isOn: boolean): void {
      const stamp = { at: Math.max(lastStamp + 1, world.now()), tab: world.tab }
      want(game, isOn, stamp, true)
      world.tell({ type: 'wanted', game, isOn, stamp })
    },
    hear(message: FavouriteMessage): void {
      if (message.type === 'wanted') {
        want(message.game, message.isOn, message.stamp, false)
        return
      }
      drop(message.nodeId, message.stamp)
      if (message.type === 'settled') world.note(message.nodeId, message.isOn)
      if (wanted.size === 0) world.refresh()
      show()
    },
    /** There is a connection again. */
    onOnline(): void {
      for (const nodeId of wanted.keys()) schedule(nodeId)
    },
    /** The session is over: nothing of it is sent any more. */
    clear(): void {
      for (const stop of timers.values()) stop()
      timers.clear()
      wanted.clear()
      show(false)
    },
  }
}

export type Favourites = ReturnType<typeof createFavourites>
