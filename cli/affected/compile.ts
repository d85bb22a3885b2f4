import { loadTemplate } from '#cli/bundle/code/specialise.ts'
import { openStore } from '#cli/store/store.ts'

/** A process of its own, whose memory goes with it: compiles the code of a folder into a store, under a key. */
const [cwd = '', store = '', sources = ''] = process.argv.slice(2)
await loadTemplate({ cwd, store: openStore(store, ''), sources, packages: '' })
