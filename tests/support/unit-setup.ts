import { afterEach } from 'vitest'

// Files without a document draw nothing that is to be cleaned up.
const drawn = globalThis.document === undefined ? undefined : await import('@testing-library/react')
if (drawn) await import('@testing-library/jest-dom/vitest')
// A part that loads by itself takes longer than a second on a busy machine.
drawn?.configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  drawn?.cleanup()
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
})
