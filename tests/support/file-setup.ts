import { afterAll, vi } from 'vitest'

// The files of a thread share the packages, which are loaded once. The document and the project's modules are each file's own.
vi.resetModules()
await globalThis.openDocument?.()

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
