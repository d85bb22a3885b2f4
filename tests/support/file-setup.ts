import { afterAll, vi } from 'vitest'

// The files of a thread share the packages, which are loaded once. The document and the project's modules are each file's own.
vi.resetModules()
await globalThis.openDocument?.()

afterAll(async () => {
  vi.useRealTimers()
  // What is still on its way would come into the next file's modules, past its mocks.
  await vi.dynamicImportSettled()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
