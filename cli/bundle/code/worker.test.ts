import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '#cli/store/store.ts'
import { productRoot } from '#tests/support/livery.ts'
import { scratch } from '#tests/support/scratch.ts'
import { loadWorker } from './worker.ts'

const files = {
  'package.json': '{"name":"small"}',
  'src/worker/main.ts': `
    import { shown } from './shown.ts'
    import { unused } from './unused.ts'
    declare const liverySite: { release: string }
    // A word for readers.
    addEventListener('install', () => console.log(shown, liverySite.release))`,
  'src/worker/shown.ts': "export const shown: string = 'stored'",
  'src/worker/unused.ts': "export const unused = 'nobody asks for it'",
}

function placeOf(change: Partial<typeof files> = {}) {
  const cwd = scratch({ ...files, ...change })
  symlinkSync(join(productRoot, 'node_modules'), join(cwd, 'node_modules'))
  return cwd
}

test('the worker is one script, without what nobody asks for, and reads what the build puts before it', async () => {
  const cwd = placeOf()
  const store = openStore(join(cwd, '.store'), '')
  const code = await loadWorker({ cwd, store, sources: 'one', packages: '' })
  expect(code).toMatch(/^\(function\(\)\{.*\}\)\(\);?$/s)
  expect(code).toContain('liverySite.release')
  expect(code).toContain('stored')
  expect(code).not.toMatch(/import |export |nobody asks|for readers/)
})

test('it is compiled once: another process finds it in the store', async () => {
  const cwd = placeOf()
  const store = openStore(join(cwd, '.store'), '')
  const code = await loadWorker({ cwd, store, sources: 'two', packages: '' })
  await store.settled()
  const elsewhere = placeOf({ 'src/worker/main.ts': 'this does not compile' })
  const other = openStore(join(cwd, '.store'), '')
  expect(await loadWorker({ cwd: elsewhere, store: other, sources: 'two', packages: '' })).toBe(code)
})

test('a mistake in it is a mistake in the code, and said so', async () => {
  const cwd = placeOf({ 'src/worker/main.ts': "import { gone } from './gone.ts'\ngone()" })
  const store = openStore(join(cwd, '.store'), '')
  await expect(loadWorker({ cwd, store, sources: 'three', packages: '' })).rejects.toMatchObject({
    code: 'code-does-not-compile',
  })
})
