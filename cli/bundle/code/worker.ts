import { join } from 'node:path'
import type { Plugin } from 'vite'
import { openMemo } from '#cli/lib/memo.ts'
import { loadVite } from '../load-vite.ts'
import { buildForProduction } from '../production.ts'
import { orCliError } from '../template.ts'
import type { CodePlace } from './specialise.ts'

const kind = 'service-worker'

/** The service worker of all sites as one script, which reads what differs from a constant that is put before it. */
async function compile(cwd: string): Promise<string> {
  buildForProduction()
  const { build, options } = await loadVite(cwd)
  let code: string | undefined
  const collect: Plugin = {
    name: 'livery:collect',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        code = Object.values(bundle).find((output) => output.type === 'chunk')?.code
      },
    },
  }
  await orCliError(() =>
    build({
      ...options,
      plugins: [...(options.plugins ?? []), collect],
      build: {
        write: false,
        target: 'es2022',
        modulePreload: false,
        reportCompressedSize: false,
        rolldownOptions: {
          cwd,
          input: join(cwd, 'src', 'worker', 'main.ts'),
          output: { format: 'iife', comments: { annotation: false, jsdoc: false, legal: false } },
        },
      },
    }),
  )
  if (code === undefined) throw new Error('src/worker/main.ts gave no code')
  return code.trim()
}

const texts = openMemo<Promise<string>>(2)

async function load({ cwd, store, sources }: CodePlace): Promise<string> {
  const hash = await store.record(kind, sources)
  const bytes = hash === undefined ? undefined : await store.get(hash)
  if (bytes) return Buffer.from(bytes).toString('utf8')
  const code = await compile(cwd)
  await store.setRecord(kind, sources, await store.put(Buffer.from(code)))
  return code
}

/** The service worker's code: out of the store, else compiled into it. The same for every profile and both engines. */
export const loadWorker = (place: CodePlace): Promise<string> =>
  texts(`${place.cwd} ${place.sources}`, () => load(place))
