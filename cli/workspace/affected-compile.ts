import { openStore } from '#cli/bundle/publish/store.ts'
import { loadTemplate } from '#cli/bundle/specialise.ts'

/** A process of its own, whose memory goes with it: compiles the code of a folder into a store, under a key. */
const [cwd = '', store = '', sources = ''] = process.argv.slice(2)
await loadTemplate({ cwd, store: openStore(store, ''), sources })
