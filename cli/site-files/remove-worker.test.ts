import { Script } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { isOwnFile } from '#cli/fs/own-file.ts'
import { scratch } from '#tests/support/scratch.ts'
import { removeWorker } from './remove-worker.ts'

type Listener = (event: { waitUntil(work: Promise<unknown>): void }) => void

/** Runs the script as a browser does that has these caches. */
function run(names: readonly string[]) {
  const listeners = new Map<string, Listener>()
  const left = new Set(names)
  const removed = { databases: [] as string[], isUnregistered: false }
  const skipWaiting = vi.fn()
  new Script(removeWorker).runInNewContext({
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    caches: { keys: async () => [...left], delete: async (name: string) => left.delete(name) },
    indexedDB: { deleteDatabase: (name: string) => removed.databases.push(name) },
    registration: {
      unregister: async () => {
        removed.isUnregistered = true
      },
    },
    skipWaiting,
  })
  const send = async (name: string) => {
    const work: Promise<unknown>[] = []
    listeners.get(name)?.({ waitUntil: (promise) => work.push(promise) })
    await Promise.all(work)
  }
  return { listeners, left, removed, skipWaiting, send }
}

test('it does not wait, removes what sites of livery stored, and itself', async () => {
  const { left, removed, skipWaiting, send } = run(['livery-pages', 'livery-files-0123', 'somebody-else'])
  await send('install')
  expect(skipWaiting).toHaveBeenCalled()
  expect(left.size).toBe(3)
  await send('activate')
  expect([...left]).toEqual(['somebody-else'])
  expect(removed).toEqual({ databases: ['workbox-expiration'], isUnregistered: true })
})

test('it handles no request, so that open pages go on with the network', () => {
  expect([...run([]).listeners.keys()]).toEqual(['install', 'activate'])
})

test('a later run knows the file as livery’s own', () => {
  const root = scratch({ 'sw.js': removeWorker })
  expect(isOwnFile(`${root}/sw.js`)).toBe(true)
})
