import { afterEach } from 'vitest'

// Files without a document draw nothing that is to be cleaned up.
const drawn = globalThis.document === undefined ? undefined : await import('@testing-library/react')

afterEach(() => {
  drawn?.cleanup()
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
})
