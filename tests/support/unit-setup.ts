import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(() => {
  cleanup()
  // Some files run in Node alone.
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
})
