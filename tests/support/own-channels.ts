import { randomUUID } from 'node:crypto'

/**
 * Broadcast channels that reach one document alone: Node's reach every thread of the process, so that a sign-out in one
 * test file would end the session of another. `close` ends those that are still open.
 */
export function ownChannels(Channel: typeof BroadcastChannel) {
  const document = randomUUID()
  const open = new Set<BroadcastChannel>()
  class OwnChannel extends Channel {
    constructor(name: string) {
      super(`${document} ${name}`)
      open.add(this)
    }
  }
  return {
    BroadcastChannel: OwnChannel,
    close: () => {
      for (const channel of open) channel.close()
      open.clear()
    },
  }
}
