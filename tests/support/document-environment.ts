import { VirtualConsole } from 'jsdom'
import { builtinEnvironments, type Environment } from 'vitest/runtime'
import { ownChannels } from './own-channels.ts'

declare global {
  /** Gives the file that begins a document of its own, in place of the one that the file before it had. */
  var openDocument: (() => Promise<void>) | undefined
}

/** The environment of a thread in which one file runs after the other. Making it anew for each took as long as the tests. */
export default {
  name: 'documents',
  viteEnvironment: 'client',
  setup(global) {
    let close: (() => PromiseLike<void> | void) | undefined
    const Channel = global.BroadcastChannel
    // Not what the files see as console: what a document cannot do is no complaint of the site.
    const virtualConsole = new VirtualConsole().forwardTo(console)
    global.openDocument = async () => {
      await close?.()
      const jsdom = { url: 'http://site.example/', virtualConsole }
      const { teardown } = await builtinEnvironments.jsdom.setup(global, { jsdom })
      const channels = ownChannels(Channel)
      global.BroadcastChannel = channels.BroadcastChannel
      close = () => {
        channels.close()
        return teardown(global)
      }
    }
    return { teardown: () => close?.() }
  },
} satisfies Environment
