import { join } from 'node:path'
import { inject } from 'vitest'

const { dir } = inject('builtOnce')

/** No command of these tests reads or writes the caches of the repository: what is in them is another's. */
process.env.LIVERY_CACHE = join(dir, 'cache')
/** Copies of the product have the compiled form of their packages from each other. */
process.env.NODE_COMPILE_CACHE = join(dir, 'compiled')
